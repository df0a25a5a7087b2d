export const messages = {
  editor: {
    optionsHeading: 'About the job',
    draft: 'Draft My Cover Letter',
    redraft: 'Write a New Draft',
    textHeading: 'Your cover letter',
  },
  fields: {
    role: 'Job title',
    company: 'Company',
    recipient: 'Recipient',
    date: 'Date',
    tone: 'Tone',
    length: 'Length',
    text: 'Cover letter',
  },
  form: {
    fromJob: 'Leave blank to use the one in the job description',
    recipientHint: 'Leave blank for “Dear Hiring Team”',
    dateHint: 'Leave blank for no date',
    lengths: { short: 'Short', medium: 'Medium', long: 'Long' },
  },
  letterText: {
    writing: 'Writing your cover letter…',
    placeholder: 'Dear Hiring Team,',
    wordCount: (count: number) => `${count} ${count === 1 ? 'word' : 'words'}. Your name is added below the last line.`,
    name: 'letter',
  },
} as const;
