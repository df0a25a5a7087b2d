import type { HostileText } from './hostile-texts.js';
import { excessiveGrowth } from './measure.js';
import type { Subject } from './subjects.js';

/** Milliseconds of processor time, and the exponent of the cost over the length. */
const BOUND = { free: 40, exponent: 1.2 };

/** `GROWTH=all` takes every text for every subject, which takes about an hour. */
const isThorough = process.env.GROWTH === 'all';

/** Every subject gets other texts, so that together they get all. */
export const some = (texts: readonly HostileText[], each: number, subject: number): readonly HostileText[] =>
  isThorough ? texts : texts.filter((_, index) => (index + subject) % each === 0);

export function expectLinear(subject: Subject, texts: readonly HostileText[]): void {
  subject.run('warm up');
  expect(texts.flatMap((text) => excessiveGrowth(subject, text, BOUND) ?? [])).toEqual([]);
}

export const numbered = (subjects: readonly Subject[]) => subjects.map((subject, index) => ({ ...subject, index }));
