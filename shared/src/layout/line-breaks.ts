import LineBreaker from 'linebreak';

// Thai, Lao, Khmer and Burmese are written without spaces; UAX #14 leaves them to a dictionary.
const DICTIONARY_SCRIPTS = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Offsets after which a line may end (UAX #14), ascending, the text's own length last. */
export function breakOffsets(text: string): number[] {
  const offsets: number[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) offsets.push(next.position);
  if (!DICTIONARY_SCRIPTS.test(text)) return offsets;
  const all = new Set(offsets);
  for (const { segment, index } of words.segment(text)) {
    const end = index + segment.length;
    if (DICTIONARY_SCRIPTS.test(segment) && DICTIONARY_SCRIPTS.test(text.charAt(end))) all.add(end);
  }
  return [...all].sort((a, b) => a - b);
}

/** Offsets between what a reader sees as characters: the last resort for a word wider than its line. */
export function graphemeOffsets(text: string): number[] {
  return Array.from(graphemes.segment(text), ({ segment, index }) => index + segment.length);
}
