import { foldCase } from './clean-text.js';
import type { Row } from './rows.js';

const PAGE_NUMBER =
  /^(?:.{0,60}[\s|–—-])?(?:page|p\.|pg\.?|seite|página|pagina|strona|стр\.?|сторінка|side|sida|trang|صفحة|עמוד)?\s{0,4}[-–—]?\s{0,4}\d{1,3}\s{0,4}[-–—]?(?:\s{0,4}(?:\/|of|von|de|di|z|из|з|av|van|من)\s{0,4}\d{1,3})?$/iu;
const BARE_NUMBER = /^[-–—\s]*(\d{1,3})(?:\s*(?:\/|of|von|de)\s*\d{1,3})?[-–—\s]*$/iu;
/**
 * Matches a footer such as "Ada Byron – 2 of 3". The numbers are optional, because Word computes them only for display.
 */
const PAGE_LABEL = /(?:^|\s[|–—-]\s?)\d{0,3}\s?(?:\/|of)\s?\d{0,3}$/u;

/**
 * Removes page numbers and all but the first copy of repeated headers and footers. The first copy stays, because a
 * header often contains the contact details.
 */
export function withoutFurniture(rows: readonly Row[]): Row[] {
  const pages = Map.groupBy(rows, (row) => row.page);
  if (pages.size < 2)
    return rows.filter(({ artifact, text }) => !(artifact && (BARE_NUMBER.test(text) || PAGE_LABEL.test(text))));
  const edges = new Set<Row>();
  for (const members of pages.values()) {
    const sorted = [...members].sort((a, b) => a.y - b.y);
    for (const row of [...sorted.slice(0, 2), ...sorted.slice(-2)]) edges.add(row);
  }
  const pagesOf = new Map<string, Set<number>>();
  // Compares the text and the vertical position, because two pages may begin with the same job title.
  const key = (row: Row) =>
    `${Math.round(row.y / 4)} ${Math.round(row.size)} ${foldCase(row.text).replace(/\d+/g, '#')}`;
  for (const row of edges) pagesOf.set(key(row), (pagesOf.get(key(row)) ?? new Set()).add(row.page));
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!edges.has(row) && !row.artifact) return true;
    if (isPageNumber(row, pages.size)) return false;
    const repeats = (pagesOf.get(key(row))?.size ?? 0) > 1;
    if (!repeats) return true;
    const isNew = !seen.has(key(row));
    seen.add(key(row));
    return isNew;
  });
}

function isPageNumber(row: Row, pages: number): boolean {
  const bare = BARE_NUMBER.exec(row.text);
  if (bare) return Number(bare[1]) <= pages;
  return (
    row.text.length < 90 &&
    PAGE_NUMBER.test(row.text) &&
    /(?:page|seite|página|pagina|strona|стр|сторінка|\d\s*(?:\/|of)\s*\d)/iu.test(row.text) &&
    row.page > 0 &&
    endsWithPage(row, pages)
  );
}

function endsWithPage(row: Row, pages: number): boolean {
  const numbers = row.text.match(/\d+/g)?.slice(-2).map(Number) ?? [];
  return numbers.includes(row.page) && numbers.every((number) => number <= pages);
}
