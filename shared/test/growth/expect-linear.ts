import type { HostileText } from './hostile-texts.js';
import { excessiveGrowth } from './measure.js';
import type { Subject } from './subjects.js';

/** `free` is CPU time in milliseconds. */
const BOUND = { free: 40, exponent: 1.2 };

/** `GROWTH=all` runs every subject on every text, in about an hour. */
const isThorough = process.env.GROWTH === 'all';

/** Gives each subject different texts, so that together they cover all. */
export const some = (texts: readonly HostileText[], each: number, subject: number): readonly HostileText[] =>
  isThorough ? texts : texts.filter((_, index) => (index + subject) % each === 0);

export function expectLinear(subject: Subject, texts: readonly HostileText[]): void {
  subject.run('warm up');
  expect(texts.flatMap((text) => excessiveGrowth(subject, text, BOUND) ?? [])).toEqual([]);
}

export const numbered = (subjects: readonly Subject[]) => subjects.map((subject, index) => ({ ...subject, index }));
