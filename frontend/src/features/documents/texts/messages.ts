export const messages = {
  aim: 'Target job',
  text: 'Text',
  textHint:
    'Add your own notes anywhere. A line in CAPITALS becomes a heading; lines that start with “-” become a list.',
  tone: 'Tone',
  interview: {
    optionsHeading: 'What to expect',
    intro: 'Questions they are likely to ask, your own stories to answer them with, and questions to ask them.',
    contents: [
      'Likely questions for this job, each with your own story to answer it',
      'What the job asks for but your resume does not mention, and what to say about it',
      'Questions to ask them',
    ],
    heading: 'Your preparation',
  },
  salary: {
    optionsHeading: 'Before you talk about pay',
    intro: 'How to prepare, your strongest evidence, and what to say. It contains no market figures.',
    contents: [
      'How to prepare, and the pay that the job description names',
      'Your strongest evidence for this job',
      'What to say when they ask, when the offer is low, and when you need time',
    ],
    heading: 'Your guide',
  },
  branding: {
    optionsHeading: 'How you introduce yourself',
    intro: 'Short texts for profiles, first meetings, messages and emails, using only facts from your resume.',
    heading: 'Your texts',
    hints: {
      positioning: 'One per line: choose the one that fits.',
      bioThird: 'Replace your name with a pronoun where you prefer one.',
    },
  },
  linkedin: { optionsHeading: 'Tone', heading: 'Your profile', headline: 'Headline', about: 'About' },
  guideCardList: { heading: 'Question by question', evidence: 'From your resume' },
  partField: {
    count: (length: number, limit: number) =>
      `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`,
    copy: (name: string) => `Copy ${name.charAt(0).toLowerCase() + name.slice(1)}`,
    copied: 'Text copied',
    copyFailed: 'Failed to copy text. Please try again.',
  },
  textFields: {
    writing: (name: string) => `Writing your ${name}…`,
    notesTitle: 'Before you use it:',
  },
  textsEditor: {
    draft: (noun: string) => `Draft my ${noun}`,
    redraft: 'Redraft',
    signUp: 'Sign up to keep it with your resume. It comes with you.',
    contents: 'What you get',
  },
} as const;
