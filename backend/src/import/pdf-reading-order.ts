import type { PdfPiece } from './read-pdf-page.js';

/** All in parts of the type size. Pieces this far apart are different words, */
const WORD_GAP = 0.1;
/** or stand at different tab stops or in different columns. */
export const COLUMN_GAP = 1.2;

/**
 * Left to right that is by place, whatever order the file draws in. A line that runs to the left was put in order by
 * pdf.js piece by piece, and the pieces follow each other as they were written, or, from writers that know only places,
 * as they stand from left to right.
 */
export function inReadingOrder(pieces: PdfPiece[]): PdfPiece[] {
  if (!pieces.some(({ rightToLeft }) => rightToLeft)) return [...pieces].sort((a, b) => a.x - b.x);
  return isDrawnFromTheLeft(pieces) ? turnedRound(pieces) : pieces;
}

function isDrawnFromTheLeft(pieces: PdfPiece[]): boolean {
  const telling = pieces.filter(({ rightToLeft }) => rightToLeft);
  const places = (telling.length > 1 ? telling : pieces).map(({ x }) => x);
  const steps = places.slice(1).map((x, index) => x - places[index]!);
  return steps.filter((step) => step > 0).length > steps.length / 2;
}

/** Names and numbers within such a line still run to the right. Spaces are on the other side now: places tell them. */
function turnedRound(pieces: PdfPiece[]): PdfPiece[] {
  const turned: PdfPiece[] = [];
  let toTheRight: PdfPiece[] = [];
  for (const drawn of [...pieces].reverse()) {
    const piece = { ...drawn, spaced: false };
    const isMark = /^\p{M}+$/u.test(piece.text);
    if (piece.rightToLeft || isMark) {
      turned.push(...toTheRight.reverse(), piece);
      toTheRight = [];
    } else toTheRight.push(piece);
  }
  return [...turned, ...toTheRight.reverse()];
}

/** White space between neighbours; they overlap a little where letters are set tight. */
export const distance = (before: PdfPiece, after: PdfPiece): number =>
  Math.max(after.x - (before.x + before.width), before.x - (after.x + after.width));

/** What stands between two pieces that are read one after the other. */
export function gapText(before: PdfPiece, after: PdfPiece, line: PdfPiece[]): string {
  const size = Math.max(before.size, after.size);
  const gap = distance(before, after);
  // Where directions meet, the next words may stand beyond others: that is no empty space.
  if (gap >= COLUMN_GAP * size) return line.some((other) => liesBetween(other, before, after)) ? ' ' : '\t';
  return after.spaced || gap > WORD_GAP * size ? ' ' : '';
}

function liesBetween({ x, width }: PdfPiece, one: PdfPiece, two: PdfPiece): boolean {
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const middle = x + width / 2;
  return middle > left.x + left.width && middle < right.x;
}
