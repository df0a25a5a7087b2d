/**
 * React keys for list entries. Entries have no id of their own, and an index would move the open card and the focus to
 * a neighbour when entries are reordered. An edited copy of an entry keeps the key of the entry it replaces, and undo
 * brings back the old object together with its key.
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

export function keepEntryKey(before: unknown, after: object): void {
  if (typeof before !== 'object' || before === null) return;
  const key = keys.get(before);
  if (key !== undefined) keys.set(after, key);
}
