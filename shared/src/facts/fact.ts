import { withoutControls } from '../text/text.js';

/**
 * A `title` is a job title, such as director. A `claim` is a statement without a number, such as "award-winning" or
 * "led the team".
 */
export type FactKind = 'number' | 'name' | 'tool' | 'degree' | 'title' | 'claim';

/** A detail that a text states, such as a number, an employer or a tool, with its position in the text. */
export interface Statement {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
}

export interface Fact extends Statement {
  /** Comparison key. All notations of a fact have the same key: "10,000" and "10k". */
  key: string;
}

export const factAt = (kind: FactKind, text: string, start: number, key: string): Fact => ({
  kind,
  text,
  start,
  end: start + text.length,
  key,
});

/** Replaces unusual forms of letters, digits and spaces with plain ones. Facts are extracted from the result. */
export const asRead = (text: string): string =>
  withoutControls(text)
    .normalize('NFKC')
    .replace(/(?:[^\S\n]|[\u200B\u2060])+/g, ' ');

/** Converts a position in the result of `asRead` to a position in the original text. */
export function placeIn(text: string, place: number): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (asRead(text.slice(0, middle)).length < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
