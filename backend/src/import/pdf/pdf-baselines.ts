import type { PdfPiece } from './pdf-piece.js';

/** Maximum distance between the baselines of two pieces in the same line, as a share of the font size. */
const SAME_BASELINE = 0.25;
/**
 * Maximum vertical offset of a raised or lowered character, as a share of the font size. The character must also be
 * smaller than its neighbor and touch it.
 */
const RAISED = 0.5;
const SMALLER = 0.9;
const TOUCHING = 0.25;

/** Returns lines from top to bottom. Within a line, the drawing order is preserved. */
export function byBaseline(pieces: PdfPiece[]): PdfPiece[][] {
  const drawn = new Map(pieces.map((piece, index) => [piece, index]));
  const lines: PdfPiece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last && sharesBaseline(last[0]!, piece)) last.push(piece);
    else lines.push([piece]);
  }
  return withRaisedLetters(lines).map((line) => line.sort((a, b) => drawn.get(a)! - drawn.get(b)!));
}

function sharesBaseline(first: PdfPiece, piece: PdfPiece): boolean {
  if (first.upright || piece.upright || first.artifact !== piece.artifact) return false;
  return piece.y - first.y <= SAME_BASELINE * Math.min(first.size, piece.size);
}

/** Moves raised and lowered characters, such as the "st" of "1st" and the "2" of "m2", into the line of their word. */
function withRaisedLetters(lines: PdfPiece[][]): PdfPiece[][] {
  const kept: PdfPiece[][] = [];
  for (const [index, line] of lines.entries()) {
    const host = [lines[index + 1], kept.at(-1)].find(
      (other) => other && line.every((piece) => isRaised(piece, other)),
    );
    if (host) host.push(...line);
    else kept.push(line);
  }
  return kept;
}

const isRaised = (piece: PdfPiece, line: PdfPiece[]): boolean =>
  line.some(
    (other) =>
      !other.upright &&
      piece.size <= SMALLER * other.size &&
      Math.abs(piece.y - other.y) <= RAISED * other.size &&
      Math.abs(piece.x - (other.x + other.width)) <= TOUCHING * other.size,
  );
