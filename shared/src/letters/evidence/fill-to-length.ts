import { wordCount } from '../../text/count-words.js';

/** A sentence with its paragraph and its rank. Rank 0 is always included. */
export interface Piece {
  paragraph: number;
  text: string;
  rank: number;
}

/** Factor by which a letter may exceed the desired length, so that it does not end abruptly. */
const LEEWAY = 1.08;
/** Number of words in the greeting and the closing line. */
const AROUND = 5;

/** Selects sentences by rank up to the desired length and returns them in the order of the letter. */
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

/** Counts words, of which a number is one. */
const wordsIn = (text: string): number => Math.max(wordCount(text), text.split(/\s+/).length);
