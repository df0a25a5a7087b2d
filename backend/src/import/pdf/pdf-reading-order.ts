import type { PdfPiece } from './pdf-piece.js';

/** Minimum gap between words, as a share of the font size. */
const WORD_GAP = 0.1;
/** Minimum gap between columns or tab stops, as a multiple of the font size. */
export const COLUMN_GAP = 1.2;

/**
 * Sorts a line's pieces into reading order. Left-to-right lines are sorted by position. The pieces of a right-to-left
 * line are drawn either in logical order or from left to right, and are reversed in the second case. pdf.js has already
 * ordered the text within each piece.
 */
export function inReadingOrder(pieces: PdfPiece[]): PdfPiece[] {
  if (!pieces.some(({ rightToLeft }) => rightToLeft)) return [...pieces].sort((a, b) => a.x - b.x);
  return isDrawnFromTheLeft(pieces) ? reversed(pieces) : pieces;
}

function isDrawnFromTheLeft(pieces: PdfPiece[]): boolean {
  const informative = pieces.filter(({ rightToLeft }) => rightToLeft);
  const places = (informative.length > 1 ? informative : pieces).map(({ x }) => x);
  const steps = places.slice(1).map((x, index) => x - places[index]!);
  return steps.filter((step) => step > 0).length > steps.length / 2;
}

/**
 * Reverses the pieces of a right-to-left line, except within left-to-right text such as "Google 2024". Drops recorded
 * spaces, because they would end up on the wrong side of their pieces; `gapText` adds spaces at gaps instead.
 */
function reversed(pieces: PdfPiece[]): PdfPiece[] {
  const reversedPieces: PdfPiece[] = [];
  let isLeftToRight: PdfPiece[] = [];
  for (const drawn of [...pieces].reverse()) {
    const piece = { ...drawn, hasSpaceBefore: false };
    const isMark = /^\p{M}+$/u.test(piece.text);
    if (piece.rightToLeft || isMark) {
      reversedPieces.push(...isLeftToRight.reverse(), piece);
      isLeftToRight = [];
    } else isLeftToRight.push(piece);
  }
  return [...reversedPieces, ...isLeftToRight.reverse()];
}

/** Returns the horizontal gap between two pieces of text; negative if they overlap. */
export const distance = (before: PdfPiece, after: PdfPiece): number =>
  Math.max(after.x - (before.x + before.width), before.x - (after.x + after.width));

export function gapText(before: PdfPiece, after: PdfPiece, line: PdfPiece[]): string {
  const size = Math.max(before.size, after.size);
  const gap = distance(before, after);
  // A wide gap separates columns, unless another piece lies in the gap, as happens where the text direction changes.
  if (gap >= COLUMN_GAP * size) return line.some((other) => liesBetween(other, before, after)) ? ' ' : '\t';
  return after.hasSpaceBefore || gap > WORD_GAP * size ? ' ' : '';
}

function liesBetween({ x, width }: PdfPiece, one: PdfPiece, two: PdfPiece): boolean {
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const middle = x + width / 2;
  return middle > left.x + left.width && middle < right.x;
}
