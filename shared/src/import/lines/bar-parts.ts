import { textOfPieces, type Cell, type Piece } from './cells.js';

export function keepRange(cell: Cell, from: number, to: number): Cell | undefined {
  let offset = 0;
  const pieces: Piece[] = [];
  for (const piece of cell.pieces) {
    const text = piece.text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    offset += piece.text.length;
    if (text !== '') pieces.push({ ...piece, text });
  }
  const text = textOfPieces(pieces);
  return text === '' ? undefined : { ...cell, pieces, text };
}

const BAR = /(?:(?<!\s)\s+)?[|｜¦]\s*|(?<!\s)\s+[•·∙●▪◦⋅]\s+/gu;

/** Splits a cell at vertical bars, bullets and middle dots into separate cells. */
export function barParts(cell: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = 0;
  for (const match of cell.text.matchAll(BAR)) {
    const part = keepRange(cell, from, match.index);
    if (part) parts.push(part);
    from = match.index + match[0].length;
  }
  if (from === 0) return [cell];
  const last = keepRange(cell, from, cell.text.length);
  return last ? [...parts, last] : parts;
}
