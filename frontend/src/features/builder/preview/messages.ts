export const messages = {
  preview: {
    enlarged: 'Enlarged pages',
    sample: 'Gray text is sample content. It won’t appear in your files.',
  },
  stragglingNote: {
    text: (page: number, lines: number) => `Page ${page} has only ${lines === 1 ? '1 line' : `${lines} lines`}.`,
    fit: (pages: string) => `Fit to ${pages}`,
  },
  zoomButtons: { zoomOut: 'Zoom out', zoomIn: 'Zoom in' },
} as const;
