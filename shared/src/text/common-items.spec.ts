import fc from 'fast-check';
import { commonItems } from './common-items.js';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

/** Computes the length of a longest common subsequence directly from its definition, as a reference for the tests. */
function longest(before: string[], after: string[]): number {
  const [first, ...rest] = before;
  if (first === undefined || after.length === 0) return 0;
  const at = after.indexOf(first);
  return Math.max(longest(rest, after), at < 0 ? 0 : 1 + longest(rest, after.slice(at + 1)));
}

describe('commonItems', () => {
  it('finds a longest common subsequence', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const common = commonItems(before, after, 24) ?? [];
        expect(common).toHaveLength(longest(before, after));
        for (const [index, [i, j]] of common.entries()) {
          expect(before[i]).toBe(after[j]);
          const [lastI, lastJ] = common[index - 1] ?? [-1, -1];
          expect(i > lastI && j > lastJ).toBe(true);
        }
      }),
    );
  });

  it('returns undefined if the maximum number of changes is exceeded', () => {
    expect(commonItems(['a', 'b', 'c'], ['a', 'x', 'c'], 2)).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(commonItems(['a', 'b', 'c'], ['a', 'x', 'c'], 1)).toBeUndefined();
  });
});
