import type { ItemizedText, Span } from './itemize.js';
import { breakOffsets, graphemeOffsets } from './line-breaks.js';

/**
 * A line, given as start and end offsets in the paragraph's text. White space or a separator at the line break is
 * excluded.
 */
export interface LineRange {
  start: number;
  end: number;
}

/**
 * Breaks a paragraph into lines and fills each line as far as possible.
 * @param widthAt returns the available width of the line with the given index, in points
 */
export function breakLines(item: ItemizedText, widthAt: (line: number) => number): LineRange[] {
  const { text } = item;
  const offsets = allowedBreaks(item);
  const lines: LineRange[] = [];
  let start = 0;
  let fits: number | undefined;
  for (let index = 0; index < offsets.length;) {
    const offset = offsets[index]!;
    if (widthOf(item, start, visibleEnd(item, start, offset)) <= widthAt(lines.length) + 0.01) {
      fits = offset;
      index++;
      continue;
    }
    // Divides a word between characters if the word is wider than its line. Puts at least one character on each line,
    // so that the loop ends.
    const end: number = fits ?? emergencyBreak(item, start, offset, widthAt(lines.length));
    lines.push({ start, end: visibleEnd(item, start, end) });
    start = skipSpaces(text, end);
    fits = undefined;
    while (index < offsets.length && offsets[index]! <= start) index++;
  }
  if (start < text.length) lines.push({ start, end: visibleEnd(item, start, text.length) });
  return lines;
}

/** Maximum width at which a single word on the last line looks like a mistake, as a share of the available width. */
const SHORT_LAST_LINE = 0.16;
/**
 * Minimum width of the second-to-last line without its last word, as a share of the available width. If the line would
 * become shorter, the word does not move down.
 */
const STILL_FULL = 0.7;

/**
 * Moves a word down to a last line that contains only one word. Does nothing for scripts without spaces, or if the line
 * above would become too short.
 */
export function withoutLoneWord(item: ItemizedText, lines: LineRange[], width: number): LineRange[] {
  const last = lines.at(-1);
  const before = lines.at(-2);
  if (!last || !before) return lines;
  const word = item.text.slice(last.start, last.end);
  if (word.includes(' ') || widthOf(item, last.start, last.end) > width * SHORT_LAST_LINE) return lines;
  const offset = allowedBreaks(item).findLast((at) => at > before.start && at < before.end);
  if (offset === undefined || item.text.charAt(offset - 1) !== ' ') return lines;
  const end = visibleEnd(item, before.start, offset);
  if (widthOf(item, before.start, end) < width * STILL_FULL || widthOf(item, offset, last.end) > width) return lines;
  return [...lines.slice(0, -2), { start: before.start, end }, { start: offset, end: last.end }];
}

/** Returns the total advance width of a range, in points. */
export function widthOf(item: ItemizedText, start: number, end: number): number {
  let width = 0;
  for (const span of item.spans) {
    if (span.end <= start) continue;
    if (span.start >= end) break;
    width += spanWidth(span, item.text.slice(Math.max(start, span.start), Math.min(end, span.end)));
  }
  return width;
}

/** Returns the width of a piece of a span: the advance widths of its characters, and the letter-spacing after each. */
export const spanWidth = ({ face, style }: Span, text: string): number =>
  face.width(text) * style.size + (style.tracking === 0 ? 0 : style.tracking * style.size * [...text].length);

function allowedBreaks({ text, unbroken, separators }: ItemizedText): number[] {
  const closed = [...unbroken, ...separators];
  const offsets = breakOffsets(text);
  return closed.length === 0
    ? offsets
    : offsets
        .concat(separators.map(({ end }) => end))
        .sort((a, b) => a - b)
        .filter(
          (offset, index, all) =>
            offset !== all[index - 1] &&
            !closed.some(({ start, end }) => offset > start && offset < end) &&
            !separators.some(({ start }) => offset === start),
        );
}

function visibleEnd({ text, separators }: ItemizedText, start: number, offset: number): number {
  const separator = separators.find(({ end }) => end === offset);
  let end = separator && separator.start > start ? separator.start : offset;
  while (end > start && text.charAt(end - 1) === ' ') end--;
  return end;
}

const skipSpaces = (text: string, offset: number): number => {
  let at = offset;
  while (text.charAt(at) === ' ') at++;
  return at;
};

function emergencyBreak(item: ItemizedText, start: number, end: number, width: number): number {
  let last: number | undefined;
  for (const offset of graphemeOffsets(item.text.slice(start, end))) {
    if (last !== undefined && widthOf(item, start, start + offset) > width) break;
    last = start + offset;
  }
  return last ?? end;
}
