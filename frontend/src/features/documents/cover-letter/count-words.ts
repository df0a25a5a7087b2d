const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Also of texts in scripts that put no spaces between words. */
export const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
