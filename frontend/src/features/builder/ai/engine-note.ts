/** Who wrote a suggestion, so that nobody takes fixed rules for a model or a model for themselves. */
export const engineNote = (engine: string): string =>
  engine === 'builtin' ? 'Based only on what you wrote.' : `Written by ${engine}; checked against your resume.`;
