import type { FlowLine } from './flow.js';

/** A line at its place on a page: `top` in points from the page's upper edge, rules included. */
export interface PlacedLine {
  flow: FlowLine;
  top: number;
}

/**
 * Fills pages from the top. When a line does not fit, the page ends at the last place where it may; if there is none,
 * because what must stay together is longer than a page, it ends right there.
 *
 * @param top where text starts on every page, in points
 * @param bottom where it must have ended
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

/** Space before a line counts at the top of the first page only when a template asks for it there. */
const firstGap = (line: FlowLine, pagesBefore: number) => (pagesBefore === 0 ? line.set.style.before : 0);

/** How many lines of the page stay on it. */
function lastPageEnd(page: PlacedLine[]): number {
  for (let count = page.length; count > 0; count--) if (!page[count - 1]!.flow.keepWithNext) return count;
  return page.length;
}
