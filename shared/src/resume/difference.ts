import type { MergePart } from './resume-parts.js';

/** One thing in which two contents of a résumé differ, in words that the person knows from the form. */
export interface Difference {
  part: MergePart;
  /** Of the field or entry, such as `experience.1.startDate`: where it is now, or where it was when it was removed. */
  path: string;
  /** Such as "Job 2 at St. Vincent's: start date". */
  label: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Absent for what was added. Of something moved: where it stood, in words. */
  before?: string;
  /** Absent for what was removed. */
  after?: string;
}

export type Place = Pick<Difference, 'part' | 'path' | 'label'>;

/** How two texts differ; white space around them and the difference between blank and absent do not count. */
export function textDifference(place: Place, textBefore: string, textAfter: string): Difference[] {
  const [before, after] = [textBefore.trim(), textAfter.trim()];
  if (before === after) return [];
  if (before === '') return [{ ...place, kind: 'added', after }];
  if (after === '') return [{ ...place, kind: 'removed', before }];
  return [{ ...place, kind: 'changed', before, after }];
}

/** @param before place in its list, from 0 */
export const moveDifference = (place: Place, before: number, after: number): Difference => ({
  ...place,
  kind: 'moved',
  before: `Position ${before + 1}`,
  after: `Position ${after + 1}`,
});

/** Differences of a list by the place where they are shown. */
export interface Placed {
  place: number;
  differences: Difference[];
}

export const inOrder = (placed: Placed[]): Difference[] =>
  placed.toSorted((a, b) => a.place - b.place).flatMap(({ differences }) => differences);

/** Long enough to be recognised. */
const NAME_LENGTH = 40;

export const shortened = (text: string): string =>
  text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH).trimEnd()}…`;
