export const messages = {
  aim: 'Target job',
  text: 'Text',
  textHint:
    'Add your own notes anywhere. A line in CAPITALS becomes a heading; lines that start with “-” become a list.',
  tone: 'Tone',
  interview: {
    optionsHeading: 'What to expect',
    intro: 'Likely interview questions, stories from your resume that answer them, and questions that you can ask.',
    contents: [
      'Likely questions for this job, each with a story from your resume that answers it',
      'Job requirements that your resume does not mention, and what to say about them',
      'Questions to ask your interviewers',
    ],
    heading: 'Your interview preparation',
  },
  salary: {
    optionsHeading: 'Before you talk about pay',
    intro: 'How to prepare, your strongest evidence, and what to say. The guide contains no salary statistics.',
    contents: [
      'How to prepare, and the pay mentioned in the job description',
      'Your strongest evidence for this job',
      'What to say when you are asked about pay, when the offer is low, and when you need time',
    ],
    heading: 'Your salary guide',
  },
  branding: {
    optionsHeading: 'How you introduce yourself',
    intro: 'Short texts for profiles, first meetings, messages and emails, using only facts from your resume.',
    heading: 'Your personal branding texts',
    hints: {
      positioning: 'One statement per line: choose the one that fits.',
      bioThird: 'Replace your name with a pronoun wherever you prefer.',
    },
  },
  linkedin: { optionsHeading: 'Tone', heading: 'Your LinkedIn profile', headline: 'Headline', about: 'About' },
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
    notesTitle: 'Check before use:',
  },
  textsEditor: {
    draft: (noun: string) => `Draft my ${noun}`,
    redraft: 'Redraft',
    signUp: 'Sign up to save this document and your resume in your account.',
    contents: 'What you get',
  },
} as const;
