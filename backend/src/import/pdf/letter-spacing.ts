import { distance } from './pdf-reading-order.js';
import type { PdfPiece } from './pdf-piece.js';

/** Minimum number of single letters to join; fewer may be initials or grades. */
const MIN_LETTERS = 5;
/** Minimum gap between words, as a multiple of the line's usual gap between letters. */
const WORD_GAP = 1.6;

/** Joins the letters of headings such as "E X P E R I E N C E" into words. */
export function joinSpacedLetters(line: PdfPiece[]): PdfPiece[] {
  const letters = line.flatMap(({ text }) => text.split(' '));
  if (letters.length < MIN_LETTERS || letters.some((letter) => [...letter].length > 1)) return line;
  // If any piece of the line contains spaces, such as "W O R K", every piece is a whole word.
  if (line.some(({ text }) => text.includes(' '))) return line.map((piece) => withText(piece, true));
  const gaps = line.slice(1).map((piece, index) => distance(line[index]!, piece));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: PdfPiece[] = [];
  for (const [index, piece] of line.entries()) {
    const word = words.at(-1);
    if (word && gaps[index - 1]! <= usual * WORD_GAP) {
      word.text += piece.text;
      word.width = piece.x + piece.width - word.x;
    } else words.push(withText(piece, words.length > 0));
  }
  return words;
}

const withText = (piece: PdfPiece, spaced: boolean): PdfPiece => ({
  ...piece,
  hasSpaceBefore: spaced,
  text: piece.text.replaceAll(' ', ''),
});
