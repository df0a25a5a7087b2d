import type { FlowLine } from './flow.js';

/** A line on a page. `top` is the distance from the upper edge of the page in points; rules are included. */
export interface PlacedLine {
  flow: FlowLine;
  top: number;
}

/**
 * Fills pages from the top. If a line does not fit, the page ends at the last allowed place. If the lines to keep
 * together are longer than a page, it ends before the line that does not fit.
 * @param top distance from the upper edge of a page to its text, in points
 * @param bottom lower limit of the text, in points
 */
export function paginate(flow: readonly FlowLine[], top: number, bottom: number): PlacedLine[][] {
  const pages: PlacedLine[][] = [];
  let page: PlacedLine[] = [];
  let y = top;
  for (let index = 0; index < flow.length;) {
    const line = flow[index]!;
    const lineTop = page.length === 0 ? top + firstGap(line, pages.length) : y + line.gap;
    if (lineTop + line.height <= bottom || page.length === 0) {
      page.push({ flow: line, top: lineTop });
      y = lineTop + line.height;
      index++;
      continue;
    }
    const kept = lastPageEnd(page);
    index -= page.length - kept;
    pages.push(page.slice(0, kept));
    page = [];
    y = top;
  }
  if (page.length > 0) pages.push(page);
  return pages.length > 0 ? pages : [[]];
}

/** Returns the space above the first line of a page, which only the first page may have. */
const firstGap = (line: FlowLine, pagesBefore: number) => (pagesBefore === 0 ? line.set.style.before : 0);

/** Returns the number of lines that stay on the page. */
function lastPageEnd(page: PlacedLine[]): number {
  for (let count = page.length; count > 0; count--) if (!page[count - 1]!.flow.keepWithNext) return count;
  return page.length;
}
