export const messages = {
  documentSheets: {
    page: (page: number, total: number) => `Page ${page} of ${total}`,
  },
  sheetNotes: {
    fontFailed: 'A font for these pages could not be loaded.',
    tryAgain: 'Try Again',
    undrawable: (characters: string) => `Our fonts do not have these characters, so � is shown instead: ${characters}`,
  },
} as const;
