const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts words, including those in scripts without spaces between words. */
export const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
