import { wordCount } from '../ats/count-words.js';

/** A sentence, the paragraph it belongs to, and how much it is wanted: 0 is said in any case. */
export interface Piece {
  paragraph: number;
  text: string;
  rank: number;
}

/** A text may be this much longer than wished, rather than break off early. */
const LEEWAY = 1.08;
/** Greeting and closing line. */
const AROUND = 5;

/** Takes sentences by their rank while there is room, and says them in the order of the letter. */
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

/** Numbers count as words here. */
const wordsIn = (text: string): number => Math.max(wordCount(text), text.split(/\s+/).length);
