import LineBreaker from 'linebreak';

// Matches characters of Thai, Lao, Khmer and Burmese. UAX #14 leaves their line breaks to a dictionary, because these
// scripts are written without spaces between words.
const DICTIONARY_SCRIPTS = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the offsets of allowed line breaks (UAX #14) in ascending order. The last offset is the text's length. */
export function breakOffsets(text: string): number[] {
  const offsets: number[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (!partsUnit(text, next.position)) offsets.push(next.position);
  if (!DICTIONARY_SCRIPTS.test(text)) return offsets;
  const all = new Set(offsets);
  for (const { segment, index } of words.segment(text)) {
    const end = index + segment.length;
    if (DICTIONARY_SCRIPTS.test(segment) && DICTIONARY_SCRIPTS.test(text.charAt(end))) all.add(end);
  }
  return [...all].sort((a, b) => a - b);
}

/** Matches a fragment of one or two letters, such as the "s" of "calls/s", which must not begin a line. */
const STUMP = /\p{L}{1,2}(?![\p{L}\p{N}])/uy;
const HALF_OF_DAY = /[ap]\.?m(?![\p{L}\p{N}])/iuy;

/** Returns whether a line break at this offset would divide "calls/s" or "9 a.m.". */
function partsUnit(text: string, offset: number): boolean {
  const before = text.charAt(offset - 1);
  if (before === '/') return matchesAt(STUMP, text, offset);
  return before === ' ' && /\d/.test(text.charAt(offset - 2)) && matchesAt(HALF_OF_DAY, text, offset);
}

function matchesAt(expression: RegExp, text: string, offset: number): boolean {
  expression.lastIndex = offset;
  return expression.test(text);
}

/** Returns the offsets at which graphemes end. A word wider than its line is divided at these offsets. */
export function graphemeOffsets(text: string): number[] {
  return Array.from(graphemes.segment(text), ({ segment, index }) => index + segment.length);
}
