import type { ComposedDocument, Paragraph } from '../page/composed-document.js';
import type { ParagraphRole } from '../page/template.js';
import type { ParagraphStyle } from '../page/template.js';
import { breakLines, spanWidth, widthOf, withoutLoneWord, type LineRange } from './break-lines.js';
import { itemize, type ItemizeContext, type ItemizedText } from './itemize.js';
import type { PlacedRun } from './laid-out-document.js';

/** A paragraph broken into lines, with horizontal positions. Vertical positions are added by `paginate`. */
export interface SetParagraph {
  style: ParagraphStyle;
  lines: SetLine[];
  /** Height of every line, in points. */
  lineHeight: number;
  /** Distance from the top of a line to its baseline, in points. */
  ascent: number;
}

export interface SetLine {
  runs: PlacedRun[];
  /** Start and end offsets in the paragraph's text; absent for a line that contains only dates. */
  range?: LineRange;
}

/** Minimum distance in points between the text of a line and the dates at its right edge. */
const END_GAP = 12;
/** Minimum font size of a name that shrinks to fit on one line, as a share of its normal size. */
const SMALLEST_NAME = 0.7;
/** Position of the marker of a list item, as a share of the indent. */
const MARKER_AT = 0.25;

/**
 * Roles of paragraphs whose last line must not be a single word: a second word moves down from the line above. Excludes
 * names and contact details.
 */
const MAY_REBREAK: ReadonlySet<ParagraphRole> = new Set(['body', 'bullet', 'entryTitle', 'entryDetail']);

/** Lays out one paragraph, as wide as the text area of the page. */
export function setParagraph(paragraph: Paragraph, document: ComposedDocument, context: ItemizeContext): SetParagraph {
  const style = document.style.paragraph[paragraph.role];
  const { page, direction } = document;
  const inset = style.indent + (style.bar ? style.bar.width + style.bar.gap : 0);
  const box = {
    left: page.margin.left + (direction === 'ltr' ? inset : 0),
    width: page.width - page.margin.left - page.margin.right - inset,
    direction,
  };

  const typed = itemize(paragraph.runs, context);
  const item = paragraph.role === 'name' ? fitted(typed, box.width) : typed;
  const end = paragraph.end && itemize(paragraph.end, context);
  const broken = end ? besideEnd(item, end, box) : breakLines(item, () => box.width);
  const lines: SetLine[] = (MAY_REBREAK.has(paragraph.role) ? withoutLoneWord(item, broken, box.width) : broken).map(
    (range) => ({
      runs: placeLine(item, range, box, style.align),
      range,
    }),
  );
  if (end) placeEnd(end, lines, box);

  if (paragraph.role === 'bullet' && lines[0]) lines[0].runs.unshift(...placeMarker(document, context, style));
  return { style, lines, ...verticalMetrics(paragraph, document, context) };
}

interface Box {
  left: number;
  width: number;
  direction: 'ltr' | 'rtl';
}

/** Shrinks a name that is slightly too long for its line. A very long name wraps. */
function fitted(item: ItemizedText, width: number): ItemizedText {
  const factor = width / widthOf(item, 0, item.text.length);
  if (factor >= 1 || factor < SMALLEST_NAME) return item;
  const spans = item.spans.map((span) => ({
    ...span,
    style: { ...span.style, size: Math.floor(span.style.size * factor * 10) / 10 },
  }));
  return { ...item, spans };
}

/** Minimum width of the text to the left of dates, as a share of the line. */
const BESIDE_END = 0.5;

/**
 * Breaks lines so that the last line has space for the dates at its right edge. If the last line lacks the space, all
 * lines are broken at a smaller width.
 */
function besideEnd(item: ItemizedText, end: ItemizedText, box: Box): LineRange[] {
  const lines = breakLines(item, () => box.width);
  const last = lines.at(-1);
  const room = box.width - END_GAP - widthOf(end, 0, end.text.length);
  if (!last || widthOf(item, last.start, last.end) <= room || room < box.width * BESIDE_END) return lines;
  return breakLines(item, () => room);
}

/**
 * Places dates at the right edge of the last line, where parsers read them after the text. If the dates do not fit
 * there, they get separate lines.
 */
function placeEnd(end: ItemizedText, lines: SetLine[], box: Box): void {
  const last = lines.at(-1);
  const taken = last?.runs.reduce((sum, run) => sum + run.width, 0) ?? 0;
  if (last && taken + END_GAP + widthOf(end, 0, end.text.length) <= box.width)
    last.runs.push(...placeLine(end, whole(end), box, 'end'));
  else lines.push(...breakLines(end, () => box.width).map((range) => ({ runs: placeLine(end, range, box, 'end') })));
}

const whole = (item: ItemizedText): LineRange => ({ start: 0, end: item.text.length });

/** Assigns horizontal positions to the runs of a line. The runs stay in logical order. */
function placeLine(item: ItemizedText, range: LineRange, box: Box, align: 'start' | 'center' | 'end'): PlacedRun[] {
  const pieces = item.spans
    .filter((span) => span.end > range.start && span.start < range.end)
    .map((span) => {
      const text = item.text.slice(Math.max(span.start, range.start), Math.min(span.end, range.end));
      return { span, text, width: spanWidth(span, text), x: 0 };
    });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const slack = box.width - width;
  const atRight = (align === 'start') === (box.direction === 'rtl');
  let x = box.left + (align === 'center' ? slack / 2 : atRight ? slack : 0);
  for (const piece of visualOrder(pieces, box.direction)) {
    piece.x = x;
    x += piece.width;
  }
  return pieces.map(({ span, text, width, x }): PlacedRun => ({
    x: round(x),
    width: round(width),
    text,
    face: span.face.id,
    size: span.style.size,
    color: span.style.color,
    tracking: round(span.style.tracking * span.style.size),
    direction: span.level % 2 === 1 ? 'rtl' : 'ltr',
    ...(span.run.href && { href: span.run.href }),
    ...(span.run.field && { field: span.run.field }),
  }));
}

/** Orders the pieces of a line from left to right by rule L2 of UAX #9. */
function visualOrder<T extends { span: { level: number } }>(pieces: T[], direction: 'ltr' | 'rtl'): T[] {
  const highest = Math.max(0, ...pieces.map(({ span }) => span.level));
  if (highest === 0 && direction === 'ltr') return pieces;
  const order = [...pieces];
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < order.length; from++) {
      if (order[from]!.span.level < level) continue;
      let to = from;
      while (to < order.length && order[to]!.span.level >= level) to++;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

function placeMarker(document: ComposedDocument, context: ItemizeContext, style: ParagraphStyle): PlacedRun[] {
  const { page, direction, style: documentStyle } = document;
  const item = itemize([{ role: 'marker', text: documentStyle.marker }], context);
  const gutter = { left: page.margin.left, width: page.width - page.margin.left - page.margin.right, direction };
  const offset = style.indent * MARKER_AT * (direction === 'ltr' ? 1 : -1);
  return placeLine(item, whole(item), gutter, 'start').map((run) => ({
    ...run,
    x: round(run.x + offset),
    marker: true,
  }));
}

/**
 * Returns the line height and the baseline of a paragraph. They depend only on the template's face, so that a glyph
 * from a fallback face never changes the line spacing.
 */
function verticalMetrics({ role, runs }: Paragraph, { style }: ComposedDocument, { fonts }: ItemizeContext) {
  const largest = runs
    .map((run) => style.text[run.role])
    .reduce((a, b) => (b.size > a.size ? b : a), style.text[runs[0]?.role ?? 'body']);
  const face = fonts.face(largest.family, largest.weight, largest.italic);
  const lineHeight = round(style.paragraph[role].lineHeight * largest.size);
  const leading = lineHeight - (face.ascent + face.descent) * largest.size;
  return { lineHeight, ascent: round(leading / 2 + face.ascent * largest.size) };
}

/** Rounds to hundredths of a point, which is finer than any printer and keeps the numbers in the file short. */
const round = (points: number) => Math.round(points * 100) / 100;
