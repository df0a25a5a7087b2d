export interface MatchedPair<Item> {
  before: Item;
  after: Item;
  /** Whether the item moved. As few items as possible are marked as moved. */
  moved: boolean;
}

export interface Matching<Item> {
  /** Matched pairs, in the order of the second list. */
  pairs: MatchedPair<Item>[];
  removed: Item[];
  added: Item[];
}

export interface MatchRules<Item> {
  /** Returns the similarity of two items, from 0 to 1. Must be symmetric. */
  likeness: (a: Item, b: Item) => number;
  /** Minimum similarity for matching two items at any positions in the lists. */
  anywhere: number;
  /** Minimum similarity for matching two items whose neighbors match. */
  inPlace: number;
}

/**
 * Matches the items of two lists: first the most similar pairs, then items with the same index. The result does not
 * depend on which list is first.
 */
export function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: MatchRules<Item>,
): Matching<Item> {
  const partners = new Partners(before.length, after.length);
  for (const { i, j } of candidates(before, after, rules)) partners.pair(i, j);

  const pairInPlace = (i: number, j: number) => {
    const [a, b] = [before[i], after[j]];
    if (a !== undefined && b !== undefined && partners.areFree(i, j) && rules.likeness(a, b) >= rules.inPlace)
      partners.pair(i, j);
  };
  for (let i = 0; i < before.length; i += 1) pairInPlace(i, partners.afterOf(i - 1) + 1);
  for (let i = before.length - 1; i >= 0; i -= 1) pairInPlace(i, partners.afterOf(i + 1) - 1);
  const unmoved = unmovedOf(partners.inAfterOrder());
  return {
    pairs: partners
      .inAfterOrder()
      .map(({ i, j }) => ({ before: before[i]!, after: after[j]!, moved: !unmoved.has(i) })),
    removed: before.filter((_, i) => !partners.hasBefore(i)),
    added: after.filter((_, j) => !partners.hasAfter(j)),
  };
}

interface Candidate {
  i: number;
  j: number;
  likeness: number;
}

function candidates<Item>(before: readonly Item[], after: readonly Item[], rules: MatchRules<Item>): Candidate[] {
  return (
    before
      .flatMap((a, i) => after.map((b, j) => ({ i, j, likeness: rules.likeness(a, b) })))
      .filter(({ likeness }) => likeness >= rules.anywhere)
      // Among equally similar pairs, the one with the closest positions is first. Pairs that still tie share no item.
      .sort(
        (x, y) =>
          y.likeness - x.likeness ||
          Math.abs(x.i - x.j) - Math.abs(y.i - y.j) ||
          Math.min(x.i, x.j) - Math.min(y.i, y.j),
      )
  );
}

/** Indexes of matched items. The positions before the first items and after the last items count as matched. */
class Partners {
  private readonly ofBefore = new Map<number, number>();
  private readonly ofAfter = new Map<number, number>();

  constructor(beforeCount: number, afterCount: number) {
    this.ofBefore.set(-1, -1).set(beforeCount, afterCount);
  }

  pair(i: number, j: number): void {
    if (!this.areFree(i, j)) return;
    this.ofBefore.set(i, j);
    this.ofAfter.set(j, i);
  }

  hasBefore = (i: number): boolean => this.ofBefore.has(i);
  hasAfter = (j: number): boolean => this.ofAfter.has(j);
  areFree = (i: number, j: number): boolean => !this.hasBefore(i) && !this.hasAfter(j);

  afterOf = (i: number): number => this.ofBefore.get(i) ?? Number.NaN;

  inAfterOrder = (): { i: number; j: number }[] =>
    [...this.ofAfter].map(([j, i]) => ({ i, j })).sort((a, b) => a.j - b.j);
}

interface Rise {
  places: number[];
  /** Number of pairs with the same index in both lists. */
  kept: number;
}

const NONE: Rise = { places: [], kept: 0 };

/**
 * Finds a longest increasing subsequence, that is, the largest set of items that stay in place while all others move.
 * Prefers items with the same index in both lists.
 * @returns indexes in the first list
 */
function unmovedOf(inAfterOrder: readonly { i: number; j: number }[]): Set<number> {
  const rises: Rise[] = [];
  for (const { i, j } of inAfterOrder) {
    const best = rises.filter(({ places }) => places.at(-1)! < i).reduce(longer, NONE);
    rises.push({ places: [...best.places, i], kept: best.kept + Number(i === j) });
  }
  return new Set(rises.reduce(longer, NONE).places);
}

const longer = (a: Rise, b: Rise): Rise =>
  b.places.length > a.places.length || (b.places.length === a.places.length && b.kept > a.kept) ? b : a;
