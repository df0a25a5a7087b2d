import { withoutControls } from '../text/text.js';

/**
 * `title`: a job title, such as director. `claim`: a statement without a number, such as an award, a result or
 * leadership.
 */
export type FactKind = 'number' | 'name' | 'tool' | 'degree' | 'title' | 'claim';

/** A statement about the user that may be true or false, with its position in a text. */
export interface Fact {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
  /** Comparison key: equal for the same fact in another notation. */
  key: string;
}

export const factAt = (kind: FactKind, text: string, start: number, key: string): Fact => ({
  kind,
  text,
  start,
  end: start + text.length,
  key,
});

/** Normalizes letters, digits and spaces that look alike, before facts are extracted. */
export const asRead = (text: string): string =>
  withoutControls(text)
    .normalize('NFKC')
    .replace(/(?:[^\S\n]|[\u200B\u2060])+/g, ' ');

/** Maps a position in `asRead` text back to the original. */
export function placeIn(text: string, place: number): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (asRead(text.slice(0, middle)).length < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
