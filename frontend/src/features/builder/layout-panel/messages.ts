export const messages = {
  accentPicker: { custom: 'Custom color' },
  fitButtons: {
    onePage: 'Fit to One Page',
    twoPages: 'Fit to Two Pages',
    explanation: 'Changes font size, spacing and margins as little as possible. Text stays at 9.5 pt or larger.',
  },
  languagePicker: { automatic: (language: string) => `Automatic (${language})` },
  panel: {
    title: 'Layout & sections',
    close: 'Close',
    pageSize: 'Page size',
    pageCount: 'Number of pages',
    fontSize: (percent: string) => `Font size: ${percent}`,
    spacing: 'Spacing',
    margins: 'Margins',
    accent: 'Accent color',
    language: 'Resume language',
    sections: 'Sections',
    reset: 'Reset to Template Defaults',
  },
  sectionOrder: {
    move: (section: string) => `Move ${section}`,
    show: (section: string) => `Show ${section}`,
    hide: (section: string) => `Hide ${section}`,
    hidden: ' (hidden)',
  },
  useFitToPages: {
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    failed: 'The layout could not be changed',
    alreadyFits: (pages: string) => `Your resume already fits on ${pages}`,
    tooLong: (pages: string) => `Too long for ${pages}`,
    tooLongDetail: (pages: string) =>
      `Even at the smallest readable size, your resume takes ${pages}. Shorten or hide what matters least for this job.`,
    fits: (pages: string) => `Fits on ${pages}`,
    changes: (changes: string) =>
      changes === '' ? 'The template’s default sizes already fit.' : `New settings: ${changes}.`,
  },
} as const;
