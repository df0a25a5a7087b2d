import { withoutControls } from '../resume/text.js';

/**
 * `title`: what somebody is, such as a director; `claim`: what cannot be counted, such as an award, a result or having
 * led something.
 */
export type FactKind = 'number' | 'name' | 'tool' | 'degree' | 'title' | 'claim';

/** Something that can be true or false of a person, where it stands in a text. */
export interface Fact {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
  /** To compare by: the same fact in another notation has the same key. */
  key: string;
}

export const factAt = (kind: FactKind, text: string, start: number, key: string): Fact => ({
  kind,
  text,
  start,
  end: start + text.length,
  key,
});

/** As facts are read from it: one form for letters, digits and spaces that look alike. */
export const asRead = (text: string): string =>
  withoutControls(text)
    .normalize('NFKC')
    .replace(/(?:[^\S\n]|[\u200B\u2060])+/g, ' ');

/** Where in a text stands what was found in it `asRead`. */
export function placeIn(text: string, place: number): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (asRead(text.slice(0, middle)).length < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
