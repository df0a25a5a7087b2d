import type { HostileText } from './hostile-texts.js';
import { excessiveGrowth } from './measure.js';
import type { Subject } from './subjects.js';

/** Maximum growth of the CPU time with the length of a text. Times below `free` milliseconds are always allowed. */
const BOUND = { free: 40, exponent: 1.2 };

/** `GROWTH=all` tests every operation on every text, which takes about an hour. */
const isThorough = process.env.GROWTH === 'all';

/** Returns a different selection of the texts for each operation, so that all operations together cover all texts. */
export const some = (texts: readonly HostileText[], each: number, subject: number): readonly HostileText[] =>
  isThorough ? texts : texts.filter((_, index) => (index + subject) % each === 0);

export function expectLinear(subject: Subject, texts: readonly HostileText[]): void {
  subject.run('warm up');
  expect(texts.flatMap((text) => excessiveGrowth(subject, text, BOUND) ?? [])).toEqual([]);
}

export const numbered = (subjects: readonly Subject[]) => subjects.map((subject, index) => ({ ...subject, index }));
