import type { Row } from './rows.js';
import { sectionOfHeading } from './heading-words.js';

export interface Columns {
  left: Row[];
  right: Row[];
}

/** Maximum relative difference in width between two newspaper columns. */
const SAME_WIDTH = 0.15;
const MIN_FILL = 0.85;

/**
 * Merges two newspaper columns, whose text continues from the left column to the right one and then to the next page.
 * Each column becomes a page, and the right column moves to the position of the left one, so that paragraphs continue
 * across columns. Returns undefined for independent columns, such as a sidebar.
 */
export function asOneColumn({ left, right }: Columns): Row[] | undefined {
  if (left.length === 0 || right.length === 0 || !isSameWidth(left, right)) return undefined;
  const pages = [...new Set([...left, ...right].map((row) => row.page))].sort((a, b) => a - b);
  const lefts = Map.groupBy(left, (row) => row.page);
  const rights = Map.groupBy(right, (row) => row.page);
  const parts = pages.map((page) => ({ left: lefts.get(page) ?? [], right: rights.get(page) ?? [] }));
  if (parts.slice(0, -1).some((part) => !isFilled(part))) return undefined;
  const flowing = sum(links(parts.flatMap((part) => [part.left, part.right])));
  const independent =
    sum(links(parts.map((part) => part.left))) +
    sum(links(parts.map((part) => part.right))) +
    (opensSection(right) ? 1 : 0);
  if (flowing <= independent) return undefined;
  const shift = edgeOf(right) - edgeOf(left);
  return parts.flatMap((part) => [
    ...part.left.map((row) => ({ ...row, page: row.page * 2 - 1 })),
    ...part.right.map((row) => moved(row, shift)),
  ]);
}

const edgeOf = (rows: readonly Row[]): number => rows.reduce((least, row) => Math.min(least, row.x), Infinity);
const endOf = (rows: readonly Row[]): number => rows.reduce((most, row) => Math.max(most, row.right), -Infinity);
const footOf = (rows: readonly Row[]): number => rows.reduce((most, row) => Math.max(most, row.y), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function isSameWidth(left: readonly Row[], right: readonly Row[]): boolean {
  const [one, other] = [endOf(left) - edgeOf(left), endOf(right) - edgeOf(right)];
  return Math.abs(one - other) <= SAME_WIDTH * Math.max(one, other);
}

function isFilled({ left, right }: Columns): boolean {
  const [one, other] = [footOf(left), footOf(right)];
  return Math.min(one, other) >= MIN_FILL * Math.max(one, other);
}

const opensSection = ([first]: readonly Row[]): boolean =>
  first !== undefined && sectionOfHeading(first.text) !== undefined;

/** Rates, for each pair of successive columns, how clearly the text of the first column continues in the second. */
function links(stretches: readonly (readonly Row[])[]): number[] {
  return stretches.slice(1).map((next, index) => {
    const last = stretches[index]!.at(-1);
    const [first] = next;
    return last && first ? linkOf(last, first) : 0;
  });
}

function linkOf(last: Row, first: Row): number {
  if (opensSection([first])) return 0;
  const isUnfinished = !/[.!?:。：]$/u.test(last.text);
  if (/^[\p{Ll}(&]/u.test(first.text)) return isUnfinished ? 2 : -1;
  // A bullet at the top of a column shows that a list continues there.
  if (first.marker) return opensSection([last]) || isUnfinished ? 0 : 1;
  return 0;
}

const moved = (row: Row, shift: number): Row => ({
  ...row,
  page: row.page * 2,
  x: row.x - shift,
  right: row.right - shift,
  textX: row.textX - shift,
  cells: row.cells.map((cell) => ({ ...cell, x: cell.x - shift, right: cell.right - shift })),
});
