/** A bullet that is being rewritten. `from` lists the indexes of the typed bullets that it replaces. */
export interface BulletItem {
  text: string;
  from: readonly number[];
  reasons: readonly string[];
}

export const textsOf = (items: readonly BulletItem[]): string[] => items.map(({ text }) => text);

export const sameTexts = (a: readonly BulletItem[], b: readonly BulletItem[]): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]!.text);

/**
 * Groups rewritten bullets that the user can only accept or reject together, because they replace the same typed bullet
 * or are linked by a chain of shared typed bullets. Groups are ordered by their first items.
 */
export function relatedItems(items: readonly BulletItem[]): BulletItem[][] {
  const groups: { items: BulletItem[]; from: Set<number> }[] = [];
  for (const item of items) {
    const related = groups.filter(({ from }) => item.from.some((place) => from.has(place)));
    const [home = { items: [], from: new Set<number>() }, ...others] = related;
    if (related.length === 0) groups.push(home);
    for (const other of others) {
      home.items.push(...other.items);
      for (const place of other.from) home.from.add(place);
      groups.splice(groups.indexOf(other), 1);
    }
    home.items.push(item);
    for (const place of item.from) home.from.add(place);
  }
  return groups.map((group) => group.items.toSorted((a, b) => items.indexOf(a) - items.indexOf(b)));
}
