const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts words, even in scripts that do not separate words with spaces. */
export const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
