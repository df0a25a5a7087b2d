export const messages = {
  scoreChip: {
    nameNeeded: 'Add your name to get an ATS score',
    ats: 'ATS',
    match: (match: number) => `match ${match}`,
  },
} as const;
