/**
 * React keys of list entries. The entries have no ids, and indexes would not work: reordering would move the expanded
 * card and keyboard focus to a neighbor. An edited copy keeps the key of its original, and undo restores the original
 * object with its key.
 */
const keys = new WeakMap<object, string>();
let last = 0;

export function entryKey(entry: object): string {
  let key = keys.get(entry);
  if (key === undefined) {
    last += 1;
    key = `entry-${last}`;
    keys.set(entry, key);
  }
  return key;
}

export function copyEntryKey(before: unknown, after: object): void {
  if (typeof before !== 'object' || before === null) return;
  const key = keys.get(before);
  if (key !== undefined) keys.set(after, key);
}
