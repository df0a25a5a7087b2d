/** A piece of text as drawn. Positions and sizes are in points; positions start at the page's top left corner. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  hasSpaceBefore: boolean;
  rightToLeft: boolean;
  upright: boolean;
  artifact: boolean;
  link?: string;
}
