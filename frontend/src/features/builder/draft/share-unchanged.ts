import { same } from '@shortlist/ui-kit/same';
import { copyEntryKey } from './entry-key.js';

/**
 * Returns `after`, but reuses the objects of `before` wherever they are equal. React keys belong to objects, so the
 * card of an unchanged entry stays open and the cursor stays in place.
 */
export function shareUnchanged<Value>(before: unknown, after: Value): Value {
  if (same(before, after)) return before as Value;
  if (Array.isArray(before) && Array.isArray(after)) return sharedItems(before, after) as Value;
  if (!isObject(before) || !isObject(after)) return after;
  const shared = Object.entries(after).map(([key, value]) => [key, shareUnchanged(before[key], value)] as const);
  const copy = Object.fromEntries(shared);
  copyEntryKey(before, copy);
  return copy as Value;
}

function sharedItems(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const free = new Set(before.keys());
  const partners = after.map((item, at) => {
    const place = [at, ...free].find((index) => free.has(index) && same(before[index], item));
    if (place !== undefined) free.delete(place);
    return place;
  });
  return after.map((item, at) => {
    const place = partners[at] ?? (free.delete(at) ? at : undefined);
    return place === undefined ? item : shareUnchanged(before[place], item);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
