const SMALL_WORDS = new Set('a an the and or of to in on at by for from with as'.split(' '));

/** Capitalizes the words of a button's label, except small words inside it. */
const titleCase = (text: string): string =>
  text.replaceAll(/[^\s-]+/g, (word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));

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
    intro:
      'Short bios and introductions for profiles, networking, messages and emails, using only facts from your resume.',
    heading: 'Your personal branding',
    hints: {
      positioning: 'One statement per line: choose the one that fits.',
      bioThird: 'Replace your name with a pronoun wherever you prefer.',
    },
  },
  linkedin: {
    optionsHeading: 'Writing options',
    heading: 'Your LinkedIn profile',
    headline: 'Headline',
    about: 'About',
  },
  guideCardList: { heading: 'Question by question', evidence: 'From your resume' },
  partField: {
    count: (length: number, limit: number) =>
      `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`,
    copy: (name: string) => `Copy ${titleCase(name)}`,
    copied: 'Text copied',
    copyFailed: 'Failed to copy text. Please try again.',
  },
  textFields: {
    writing: (name: string) => `Writing your ${name}…`,
    notesTitle: 'Check these before you use the text:',
  },
  textsEditor: {
    draft: (noun: string) => `Draft My ${titleCase(noun)}`,
    redraft: 'Write a New Draft',
    signUp: 'Sign up to save this document and your resume in your account.',
    contents: 'What you get',
  },
} as const;
