import { type Cell } from '../lines/cells.js';

/** Lines that belong together: a bullet, a paragraph, or a line of an entry's head. */
export interface Paragraph {
  cells: Cell[];
  text: string;
  marker: boolean;
  page: number;
  flow: number;
  x: number;
  /** Left edge of the text after the bullet, or of the paragraph if it has no bullet. */
  textX: number;
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  /** Distance to the line above, as a multiple of the usual line spacing; 0 at the top of a page or column. */
  gap: number;
  lines: number;
  headingLevel?: number;
  artifact: boolean;
}
