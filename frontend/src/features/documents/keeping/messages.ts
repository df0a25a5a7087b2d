export const messages = {
  kinds: {
    coverLetter: { name: 'cover letter', noun: 'letter' },
    linkedin: { name: 'LinkedIn summary', noun: 'summary' },
    interview: { noun: 'interview preparation' },
    salary: { noun: 'guide' },
    branding: { name: 'personal branding content', noun: 'branding content' },
  },
  unsentTitle: (resumeTitle: string, name: string) => (resumeTitle === '' ? name : `${resumeTitle}: ${name}`),
  storageUnavailable: 'This browser can’t store data for this site. Sign up to save your text.',
} as const;
