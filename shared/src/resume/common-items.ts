import { diffArrays } from 'diff';

/**
 * A longest common subsequence, by Myers' algorithm: its cost grows with the number of changes and hardly with the
 * length of the lists.
 *
 * @param most so many removed and added items are looked for
 * @returns places in both lists, rising; undefined when there are more changes than `most`
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
