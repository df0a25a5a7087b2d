/**
 * A longest common subsequence by Myers' greedy algorithm, whose cost grows with the number of changes and hardly with
 * the length of the lists.
 *
 * @param most so many removed and added items are looked for
 * @returns places in both lists, rising; undefined when there are more changes than `most`
 */
export function commonItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  most: number,
): [before: number, after: number][] | undefined {
  const reached: Int32Array[] = [];
  // Furthest place in `before` on each diagonal (place in `before` minus place in `after`), from -most to most.
  const furthest = new Int32Array(2 * most + 3);
  const middle = most + 1;
  for (let changes = 0; changes <= most; changes += 1) {
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let i = firstStep(furthest, middle, diagonal, changes);
      while (i < before.length && i - diagonal < after.length && before[i] === after[i - diagonal]) i += 1;
      furthest[middle + diagonal] = i;
      if (i >= before.length && i - diagonal >= after.length) {
        return wayBack(reached, before.length, after.length);
      }
    }
    reached.push(furthest.slice(middle - changes - 1, middle + changes + 2));
  }
  return undefined;
}

/** Where a diagonal is entered: by adding an item from the diagonal above, or by removing one from the one below. */
function firstStep(furthest: Int32Array, middle: number, diagonal: number, changes: number): number {
  const added = furthest[middle + diagonal + 1] ?? 0;
  const removed = (furthest[middle + diagonal - 1] ?? 0) + 1;
  if (changes === 0) return 0;
  if (diagonal === -changes) return added;
  if (diagonal === changes) return removed;
  return Math.max(added, removed);
}

/** From the end to the beginning over what was reached with one change less each time. */
function wayBack(reached: readonly Int32Array[], beforeLength: number, afterLength: number): [number, number][] {
  const common: [number, number][] = [];
  let [i, j] = [beforeLength, afterLength];
  for (let changes = reached.length; changes >= 0; changes -= 1) {
    const start = changes === 0 ? 0 : firstStep(reached[changes - 1]!, changes, i - j, changes);
    const diagonal = i - j;
    while (i > start) {
      i -= 1;
      j -= 1;
      common.push([i, j]);
    }
    if (changes === 0) break;
    // The change itself, into the diagonal where the way went on.
    const previous = reached[changes - 1]!;
    const cameByAdding =
      diagonal === -changes ||
      (diagonal !== changes && (previous[changes + diagonal + 1] ?? 0) >= (previous[changes + diagonal - 1] ?? 0) + 1);
    if (cameByAdding) j -= 1;
    else i -= 1;
  }
  return common.reverse();
}
