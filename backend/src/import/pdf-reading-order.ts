import type { PdfPiece } from './pdf-piece.js';

/** All in parts of the type size. Pieces this far apart are different words, */
const WORD_GAP = 0.1;
/** or are in different columns or at different tab stops. */
export const COLUMN_GAP = 1.2;

/**
 * Left-to-right lines are sorted by position, whatever the drawing order. For right-to-left lines, pdf.js has already
 * ordered each piece, and the pieces come in logical order, or, from writers that only know positions, from left to
 * right.
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
 * Names and numbers within a right-to-left line still run to the right. Spaces are now on the other side, so positions
 * decide.
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

/** Space between neighbors; negative where tight letters overlap. */
export const distance = (before: PdfPiece, after: PdfPiece): number =>
  Math.max(after.x - (before.x + before.width), before.x - (after.x + after.width));

/** Returns the separator between two consecutive pieces. */
export function gapText(before: PdfPiece, after: PdfPiece, line: PdfPiece[]): string {
  const size = Math.max(before.size, after.size);
  const gap = distance(before, after);
  // Where directions meet, the next word may be beyond other pieces: that is not empty space.
  if (gap >= COLUMN_GAP * size) return line.some((other) => liesBetween(other, before, after)) ? ' ' : '\t';
  return after.hasSpaceBefore || gap > WORD_GAP * size ? ' ' : '';
}

function liesBetween({ x, width }: PdfPiece, one: PdfPiece, two: PdfPiece): boolean {
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const middle = x + width / 2;
  return middle > left.x + left.width && middle < right.x;
}
