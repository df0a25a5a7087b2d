import type { SourceLine, SourceSpan } from '@shortlist/shared/import/source-line';
import type { PdfPiece } from './read-pdf-page.js';

/** All in parts of the type size. Pieces this far apart are different words, */
const WORD_GAP = 0.1;
/** or stand at different tab stops or in different columns. */
const COLUMN_GAP = 0.95;
/** Baselines this close are one line: fractions of a point, and the small rise of a superscript or a larger letter. */
const SAME_BASELINE = 0.25;

/** Pieces of one page as lines from top to bottom, each with everything that stands on its baseline. */
export function pdfLines(pieces: PdfPiece[], page: number): SourceLine[] {
  const baselines: PdfPiece[][] = [];
  const ordered = pieces.map((piece, index) => ({ piece, index })).sort((a, b) => a.piece.y - b.piece.y);
  const indexes = new Map(ordered.map(({ piece, index }) => [piece, index]));
  for (const { piece } of ordered) {
    const last = baselines.at(-1);
    if (last && sharesBaseline(last[0]!, piece)) last.push(piece);
    else baselines.push([piece]);
  }
  return baselines.map((line) => {
    line.sort((a, b) => indexes.get(a)! - indexes.get(b)!);
    return asLine(line, page);
  });
}

function sharesBaseline(first: PdfPiece, piece: PdfPiece): boolean {
  if (first.upright || piece.upright || first.artifact !== piece.artifact) return false;
  return piece.y - first.y <= SAME_BASELINE * Math.min(first.size, piece.size);
}

function asLine(pieces: PdfPiece[], page: number): SourceLine {
  const spans = asSpans(pieces);
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const main = spans.reduce((widest, span) => (span.text.length > widest.text.length ? span : widest));
  const links = new Set(spans.map(({ link }) => link));
  const [link] = links;
  return {
    text: inReadingOrder(pieces),
    page,
    x: left,
    y: pieces[0]!.y,
    width: right - left,
    size: main.size,
    bold: pieces.every(({ bold }) => bold),
    ...(pieces.every(({ italic }) => italic) && { italic: true }),
    spans,
    ...(links.size === 1 && link !== undefined && { link }),
    ...(pieces[0]!.artifact && { artifact: true }),
  };
}

/** Neighbours of one style become one stretch. */
function asSpans(pieces: PdfPiece[]): SourceSpan[] {
  const spans: SourceSpan[] = [];
  let last: PdfPiece | undefined;
  for (const piece of pieces) {
    const span = spans.at(-1);
    if (span && last && goesOn(last, piece)) {
      span.text += gapText(last, piece) + piece.text;
      const right = Math.max(span.x + span.width, piece.x + piece.width);
      span.x = Math.min(span.x, piece.x);
      span.width = right - span.x;
    } else {
      const { text, x, width, size, bold, italic, link } = piece;
      spans.push({ text, x, width, size, bold, ...(italic && { italic }), ...(link !== undefined && { link }) });
    }
    last = piece;
  }
  return spans;
}

const goesOn = (before: PdfPiece, piece: PdfPiece): boolean =>
  before.bold === piece.bold &&
  before.italic === piece.italic &&
  before.link === piece.link &&
  Math.abs(before.size - piece.size) < 0.2 &&
  Math.abs(distance(before, piece)) < COLUMN_GAP * piece.size;

/** White space between neighbours; they overlap a little where letters are set tight. */
function distance(before: PdfPiece, after: PdfPiece): number {
  return Math.max(after.x - (before.x + before.width), before.x - (after.x + after.width));
}

function gapText(before: PdfPiece, after: PdfPiece): string {
  const size = Math.max(before.size, after.size);
  const gap = distance(before, after);
  if (gap >= COLUMN_GAP * size) return '\t';
  return after.spaced || gap > WORD_GAP * size ? ' ' : '';
}

/**
 * Left to right that is by place, whatever order the file draws in. A line that runs to the left was put in order by
 * pdf.js piece by piece, and the pieces follow each other as they were written.
 */
function inReadingOrder(pieces: PdfPiece[]): string {
  const ordered = pieces.some(({ rightToLeft }) => rightToLeft) ? rightToLeftOrder(pieces) : leftToRightOrder(pieces);
  return ordered.reduce((text, piece, index) => {
    const before = ordered[index - 1];
    if (!before) return piece.text;
    // Where directions meet, the next words may stand beyond others: that is no empty space.
    const gap = pieces.some((other) => liesBetween(other, before, piece)) ? ' ' : gapText(before, piece);
    return text + gap + piece.text;
  }, '');
}

function liesBetween({ x, width }: PdfPiece, one: PdfPiece, two: PdfPiece): boolean {
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const middle = x + width / 2;
  return middle > left.x + left.width && middle < right.x;
}

const leftToRightOrder = (pieces: PdfPiece[]): PdfPiece[] => [...pieces].sort((a, b) => a.x - b.x);

/** Writers that know only places draw such a line from its end, which is on the left. */
function rightToLeftOrder(pieces: PdfPiece[]): PdfPiece[] {
  const fromTheLeft = pieces.every((piece, index) => index === 0 || piece.x > pieces[index - 1]!.x);
  return fromTheLeft ? [...pieces].reverse() : pieces;
}
