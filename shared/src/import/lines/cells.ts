import { joinsUnspaced } from './clean-text.js';

/** A run of text with a single style. */
export interface Piece {
  text: string;
  bold: boolean;
  italic: boolean;
  size: number;
  link?: string;
}

/** Text between two wide gaps of a line: a column, a table cell, or text at the right edge. */
export interface Cell {
  pieces: Piece[];
  text: string;
  x: number;
  right: number;
}

export const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => piece.text)
    .join('')
    .trim();

/** Joins two cells that a line break separated. `drop` removes the hyphen before the break; `none` inserts no space. */
export function joinCells(before: Cell, after: Cell, how: 'space' | 'drop' | 'none' = 'space'): Cell {
  const pieces = before.pieces.map((piece) => ({ ...piece }));
  const last = pieces.at(-1);
  const [first, ...rest] = after.pieces.map((piece) => ({ ...piece }));
  if (!last || !first) return before;
  if (how === 'drop') last.text = last.text.replace(/[-\u2010]$/, '');
  else if (how === 'space' && needsSpace(last.text, first.text)) last.text += ' ';
  if (last.bold === first.bold && last.italic === first.italic && last.link === first.link) {
    last.text += first.text;
    pieces.push(...rest);
  } else pieces.push(first, ...rest);
  return {
    pieces,
    text: textOfPieces(pieces),
    x: Math.min(before.x, after.x),
    right: Math.max(before.right, after.right),
  };
}

/**
 * Returns whether a space belongs between two cells: not after a hyphen or slash within a word, nor after the sign of a
 * number.
 */
function needsSpace(before: string, after: string): boolean {
  if (joinsUnspaced(before, after)) return false;
  if (/\s[-\u2010-\u2014/]$/.test(before)) return !(/[-\u2013]$/.test(before) && /^[\d.]/.test(after));
  return !/[-\u2010-\u2014/]$/.test(before);
}

const BULLET =
  /^(?:[•●○◦▪▫■□‣⁃∙◆◇►▶➢➤➔→✓✔✦★☆*·♦❖]\uFE0F?\s*|[-–—]\s+|o\s+(?=\p{Lu})|(?:\(?\d{1,2}[.)]|[a-h]\))\s+(?=\p{L}))/u;

/** Removes the bullet at the start of a line. If the text begins at a tab stop, the bullet is a separate cell. */
export function withoutMarker(cells: Cell[]): { cells: Cell[]; marker: boolean } {
  const [first, ...rest] = cells;
  if (!first) return { cells, marker: false };
  const match = BULLET.exec(`${first.text} `);
  if (!match || (match[0].trim() === first.text && rest.length === 0)) return { cells, marker: false };
  // A dash before a year is part of a date range and not a bullet.
  if (/^[–—]/.test(match[0]) && /^\d{4}/.test(first.text.slice(match[0].length))) return { cells, marker: false };
  const remaining = cutStart(first, match[0].length);
  return { cells: remaining ? [remaining, ...rest] : rest, marker: true };
}

export function cutStart(cell: Cell, length: number): Cell | undefined {
  let left = length;
  const pieces: Piece[] = [];
  for (const piece of cell.pieces) {
    const text = left >= piece.text.length ? '' : piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    const trimmed = pieces.length === 0 ? text.trimStart() : text;
    if (trimmed !== '') pieces.push({ ...piece, text: trimmed });
  }
  const text = textOfPieces(pieces);
  if (text === '') return undefined;
  const share = cell.text.length > 0 ? length / cell.text.length : 0;
  return { ...cell, pieces, text, x: cell.x + (cell.right - cell.x) * Math.min(1, share) };
}
