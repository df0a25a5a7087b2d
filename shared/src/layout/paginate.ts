import type { FlowLine } from './flow.js';

/**
 * A line on a page. `top` is its distance from the upper edge of the page in points, including horizontal rules above
 * it.
 */
export interface PlacedLine {
  flow: FlowLine;
  top: number;
}

/**
 * Fills pages from top to bottom. If a line does not fit, the page ends at the last allowed break. If there is none,
 * because the lines to keep together are longer than a page, the page ends before the line that does not fit.
 * @param top distance from the upper edge of a page to its text, in points
 * @param bottom distance from the upper edge of a page to the end of its text area, in points
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

const firstGap = (line: FlowLine, pagesBefore: number) => (pagesBefore === 0 ? line.set.style.before : 0);

/** Returns the number of lines before the last allowed page break, or of all lines if no break is allowed. */
function lastPageEnd(page: PlacedLine[]): number {
  for (let count = page.length; count > 0; count--) if (!page[count - 1]!.flow.keepWithNext) return count;
  return page.length;
}
