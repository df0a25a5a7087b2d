import { diffArrays } from 'diff';

/**
 * Finds a longest common subsequence with Myers' algorithm, whose cost depends on the number of changes rather than on
 * the length of the lists.
 * @param most maximum number of removed and added items
 * @returns indexes in both lists in ascending order; undefined if there are more changes than `most`
 */
export function commonItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  most: number,
): [before: number, after: number][] | undefined {
  const changes = diffArrays([...before], [...after], { maxEditLength: most });
  if (!changes) return undefined;
  const common: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (removed) i += count;
    else if (added) j += count;
    else for (let item = 0; item < count; item += 1) common.push([i++, j++]);
  }
  return common;
}
