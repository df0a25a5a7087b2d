/** Returns at most `most` items of a list, evenly spaced, including the first and the last. `most` is at least 2. */
export function sampleEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, place) => items[Math.round((place * (items.length - 1)) / (most - 1))]!);
}
