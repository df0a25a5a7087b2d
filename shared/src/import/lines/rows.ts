import { textOfPieces, withoutMarker, type Cell, type Piece } from './cells.js';
import { cleanText, isRightToLeft } from './clean-text.js';
import type { SourceLine, SourceSpan } from './source-line.js';

/** One visible line within one column. */
export interface Row {
  cells: Cell[];
  text: string;
  page: number;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  rtl: boolean;
  /** Whether the line began with a bullet, which was removed from its text. */
  marker: boolean;
  /** Left edge of the text after the bullet, or of the row if it has no bullet. */
  textX: number;
  headingLevel?: number;
  whole: boolean;
  artifact: boolean;
}

/** Minimum gap between two words, as a multiple of the type size. `CELL_GAP` is the minimum gap between two cells. */
const WORD_GAP = 0.13;
const CELL_GAP = 0.95;
const MIN_CELL_GAP = 8;

/**
 * Converts lines to rows and skips blank lines.
 * @param isPlaced false for plain text, where even right-to-left lines have their indent on the left
 */
export function toRows(lines: readonly SourceLine[], { isPlaced = true } = {}): Row[] {
  let runsLeft = false;
  return lines.flatMap((line) => {
    // A line without letters has the direction of the previous line.
    if (/\p{L}/u.test(line.text)) runsLeft = isRightToLeft(line.text);
    const rtl = runsLeft;
    const cells = line.spans && line.spans.length > 0 ? cellsOfSpans(line.spans, line.link, rtl) : cellsOfText(line);
    const row = rowOf(line, cells, rtl && isPlaced);
    return row ? [row] : [];
  });
}

/** Builds a row from some cells of a line; undefined if all of these cells are blank. */
export function rowOf(
  line: Pick<SourceLine, 'page' | 'y' | 'listMarker' | 'headingLevel' | 'wholeParagraph'> & { artifact?: boolean },
  cells: Cell[],
  rtl: boolean,
): Row | undefined {
  const filled = cells.filter((cell) => cell.text !== '');
  const marked = line.listMarker !== undefined ? { cells: filled, marker: true } : withoutMarker(filled);
  const [first] = marked.cells;
  if (!first) return undefined;
  const pieces = marked.cells.flatMap((cell) => cell.pieces);
  const edges = filled.length > 0 ? filled : marked.cells;
  return {
    cells: marked.cells,
    text: marked.cells.map((cell) => cell.text).join(' '),
    page: line.page,
    x: Math.min(...edges.map((cell) => cell.x)),
    right: Math.max(...edges.map((cell) => cell.right)),
    y: line.y,
    size: mainSize(pieces),
    bold: pieces.every((piece) => piece.bold || !/[\p{L}\p{N}]/u.test(piece.text)),
    rtl,
    marker: marked.marker,
    textX: rtl ? first.right : first.x,
    ...(line.headingLevel !== undefined && { headingLevel: line.headingLevel }),
    whole: line.wholeParagraph === true,
    artifact: line.artifact === true,
  };
}

function mainSize(pieces: Piece[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  let main = pieces[0]?.size ?? 0;
  for (const [size, length] of lengths) if (length > (lengths.get(main) ?? 0)) main = size;
  return main;
}

function cellsOfText(line: SourceLine): Cell[] {
  const { text, x, width, size, bold, italic = false, link } = line;
  const perCharacter = text.length > 0 ? width / text.length : 0;
  let offset = 0;
  return text.split(/(\t| {4,})/).flatMap((part): Cell[] => {
    const from = offset;
    offset += part.length;
    const clean = cleanText(part.replace(/\t/g, ' ')).trim();
    if (clean === '') return [];
    const piece: Piece = { text: clean, bold, italic, size, ...(link !== undefined && { link }) };
    return [{ pieces: [piece], text: clean, x: x + from * perCharacter, right: x + offset * perCharacter }];
  });
}

function cellsOfSpans(spans: readonly SourceSpan[], link: string | undefined, rtl: boolean): Cell[] {
  const inked = spans.filter((span) => span.text.trim() !== '' || span.text.includes('\t'));
  const groups = gapGroups(inked);
  if (rtl) groups.reverse();
  return groups.flatMap((group) => joinSpans(rtl ? readingOrder(group, inked) : group, link));
}

function gapGroups(spans: readonly SourceSpan[]): SourceSpan[][] {
  const groups: SourceSpan[][] = [];
  let right = -Infinity;
  for (const span of [...spans].sort((a, b) => a.x - b.x)) {
    const gap = span.x - right;
    const last = groups.at(-1);
    if (last && gap < Math.max(MIN_CELL_GAP, span.size * CELL_GAP)) last.push(span);
    else groups.push([span]);
    right = Math.max(right, span.x + span.width);
  }
  return groups;
}

/**
 * Puts runs of right-to-left text into reading order. Most files already draw them in this order. If a file draws from
 * left to right, reverses the order of all runs, and then restores the order of successive runs of left-to-right text.
 */
function readingOrder(group: SourceSpan[], drawn: readonly SourceSpan[]): SourceSpan[] {
  const members = new Set(group);
  const asDrawn = drawn.filter((span) => members.has(span));
  const isRtl = (span: SourceSpan) => isRightToLeft(span.text);
  const rtlSpans = asDrawn.filter(isRtl);
  const falls = rtlSpans.every((span, index) => index === 0 || span.x <= rtlSpans[index - 1]!.x);
  if (falls && (rtlSpans.length > 1 || asDrawn.length < 2 || asDrawn[0] !== group[0])) return asDrawn;
  const turned: SourceSpan[] = [];
  let run: SourceSpan[] = [];
  for (const span of [...group].reverse()) {
    if (isRtl(span)) {
      turned.push(...run.reverse(), span);
      run = [];
    } else run.push(span);
  }
  return [...turned, ...run.reverse()];
}

function joinSpans(spans: SourceSpan[], link: string | undefined): Cell[] {
  const cells: Cell[] = [];
  let pieces: Piece[] = [];
  let members: SourceSpan[] = [];
  const close = () => {
    const cell = cellOf(pieces, members);
    if (cell) cells.push(cell);
    pieces = [];
    members = [];
  };
  let previous: SourceSpan | undefined;
  for (const span of spans) {
    const [head = '', ...rest] = span.text.split('\t');
    add(head, span);
    for (const part of rest) {
      close();
      add(part, span);
    }
    previous = span;
  }
  close();
  return cells;

  function add(raw: string, span: SourceSpan): void {
    let text = cleanText(raw);
    const before = pieces.at(-1);
    if (before && previous && isApart(previous, span) && !before.text.endsWith(' ') && !text.startsWith(' '))
      text = ` ${text}`;
    const { size, bold, italic = false } = span;
    const href = span.link ?? link;
    members.push(span);
    if (before && before.bold === bold && before.italic === italic && before.size === size && before.link === href)
      before.text += text;
    else if (text !== '') pieces.push({ text, bold, italic, size, ...(href !== undefined && { link: href }) });
  }
}

function isApart(before: SourceSpan, after: SourceSpan): boolean {
  const gap = Math.max(after.x - (before.x + before.width), before.x - (after.x + after.width));
  return gap > WORD_GAP * Math.max(before.size, after.size);
}

function cellOf(pieces: Piece[], members: readonly SourceSpan[]): Cell | undefined {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1);
    const text = before === undefined || before.text.endsWith(' ') ? piece.text.trimStart() : piece.text;
    if (text !== '') kept.push({ ...piece, text });
  }
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  const text = textOfPieces(kept);
  if (text === '') return undefined;
  return {
    pieces: kept.filter((piece) => piece.text !== ''),
    text,
    x: Math.min(...members.map((span) => span.x)),
    right: Math.max(...members.map((span) => span.x + span.width)),
  };
}
