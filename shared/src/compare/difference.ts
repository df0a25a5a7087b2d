import type { MergePart } from './resume-parts.js';

/** One difference between two states of a resume, described with the field names of the form. */
export interface Difference {
  part: MergePart;
  /** Path of the field or entry, such as `experience.1.startDate`. For a removed field or entry, its last path. */
  path: string;
  /** Label of the field, such as "Job 2 at St. Vincent's: start date". */
  label: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Old text; absent for an addition. For a move, the old position. */
  before?: string;
  /** New text; absent for a removal. For a move, the new position. */
  after?: string;
}

export type Place = Pick<Difference, 'part' | 'path' | 'label'>;

/** Compares two texts, ignoring white space around them. A blank text equals a missing one. */
export function textDifference(place: Place, textBefore: string, textAfter: string): Difference[] {
  const [before, after] = [textBefore.trim(), textAfter.trim()];
  if (before === after) return [];
  if (before === '') return [{ ...place, kind: 'added', after }];
  if (after === '') return [{ ...place, kind: 'removed', before }];
  return [{ ...place, kind: 'changed', before, after }];
}

/** @param before zero-based index of the item in the old list */
export const moveDifference = (place: Place, before: number, after: number): Difference => ({
  ...place,
  kind: 'moved',
  before: `Position ${before + 1}`,
  after: `Position ${after + 1}`,
});

/** Differences in one item of a list, with the position at which they are shown. */
export interface Placed {
  place: number;
  differences: Difference[];
}

export const inOrder = (placed: Placed[]): Difference[] =>
  placed.toSorted((a, b) => a.place - b.place).flatMap(({ differences }) => differences);

/** Maximum number of quoted characters: enough to recognize the text. */
const NAME_LENGTH = 40;

export const shortened = (text: string): string =>
  text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH).trimEnd()}…`;
