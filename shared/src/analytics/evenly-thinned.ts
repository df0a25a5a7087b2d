/** At most so many of a list, evenly spaced, with its first and its last; `most` is 2 or more. */
export function evenlyThinned<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, place) => items[Math.round((place * (items.length - 1)) / (most - 1))]!);
}
