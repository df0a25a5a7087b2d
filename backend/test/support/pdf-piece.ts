import type { PdfPiece } from '../../src/import/pdf/pdf-piece.js';

/** Returns upright text whose characters are half as wide as they are high. */
export const pdfPiece = (text: string, x: number, y: number, more: Partial<PdfPiece> = {}): PdfPiece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  hasSpaceBefore: false,
  rightToLeft: false,
  upright: false,
  artifact: false,
  ...more,
});
