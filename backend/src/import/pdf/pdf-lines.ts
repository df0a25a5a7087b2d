import type { SourceLine, SourceSpan } from '@shortlist/shared/import/lines/source-line';
import { joinSpacedLetters } from './letter-spacing.js';
import { byBaseline } from './pdf-baselines.js';
import { COLUMN_GAP, distance, gapText, inReadingOrder } from './pdf-reading-order.js';
import type { PdfPiece } from './pdf-piece.js';

/** Returns lines from top to bottom. All text of a line gets the same baseline. */
export const pdfLines = (pieces: PdfPiece[], page: number): SourceLine[] =>
  byBaseline(pieces).map((line) => asLine(joinSpacedLetters(inReadingOrder(line)), page));

function asLine(pieces: PdfPiece[], page: number): SourceLine {
  const spans = asSpans(pieces);
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const main = spans.reduce((longest, span) => (span.text.length > longest.text.length ? span : longest));
  const [link, ...others] = new Set(spans.map((span) => span.link));
  return {
    text: textOf(pieces),
    page,
    x: left,
    y: Math.max(...pieces.filter(({ size }) => size === main.size).map(({ y }) => y)),
    width: right - left,
    size: main.size,
    bold: pieces.every(({ bold }) => bold),
    ...(pieces.every(({ italic }) => italic) && { italic: true }),
    spans,
    ...(link !== undefined && others.length === 0 && { link }),
    ...(pieces[0]!.artifact && { artifact: true }),
  };
}

const textOf = (pieces: PdfPiece[]): string =>
  pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    return before ? text + gapText(before, piece, pieces) + piece.text : piece.text;
  }, '');

function asSpans(pieces: PdfPiece[]): SourceSpan[] {
  const spans: SourceSpan[] = [];
  let last: PdfPiece | undefined;
  for (const piece of pieces) {
    const span = spans.at(-1);
    if (span && last && isSameStyle(last, piece)) {
      span.text += gapText(last, piece, pieces) + piece.text;
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

const isSameStyle = (before: PdfPiece, piece: PdfPiece): boolean =>
  before.bold === piece.bold &&
  before.italic === piece.italic &&
  before.link === piece.link &&
  Math.abs(before.size - piece.size) < 0.2 &&
  Math.abs(distance(before, piece)) < COLUMN_GAP * piece.size;
