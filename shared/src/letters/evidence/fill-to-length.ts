import { wordCount } from '../../text/count-words.js';

/** A sentence, with the index of its paragraph and its rank. Sentences of rank 0 are always included. */
export interface Piece {
  paragraph: number;
  text: string;
  rank: number;
}

/** Maximum length of a cover letter, as a multiple of the desired length. */
const LEEWAY = 1.08;
/** Approximate number of words in the salutation and the closing line together. */
const AROUND = 5;

/** Selects sentences by rank up to the desired number of words. Returns the paragraphs in order. */
export function fillToLength(pieces: readonly Piece[], words: number): string[] {
  const taken = new Set<Piece>();
  let count = AROUND;
  for (const piece of pieces.toSorted((a, b) => a.rank - b.rank)) {
    const more = wordsIn(piece.text);
    if (piece.rank > 0 && count + more > words * LEEWAY) continue;
    taken.add(piece);
    count += more;
  }
  return paragraphsOf(pieces.filter((piece) => taken.has(piece)));
}

export function paragraphsOf(pieces: readonly Piece[]): string[] {
  const paragraphs = new Map<number, string[]>();
  for (const { paragraph, text } of pieces) paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), text]);
  return [...paragraphs].sort(([a], [b]) => a - b).map(([, sentences]) => sentences.join(' '));
}

const wordsIn = (text: string): number => Math.max(wordCount(text), text.split(/\s+/).length);
