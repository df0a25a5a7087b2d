import { BorderStyle } from 'docx';

/** Word uses whole numbers: lengths in twentieths, font sizes in halves and borders in eighths of a point. */
export const twips = (points: number): number => Math.round(points * 20);
/** Rounds down, except for rounding errors: text larger than in the PDF would take more lines and pages. */
export const halfPoints = (points: number): number => Math.floor(points * 2 + 0.2);

/** Drawings use English Metric Units. */
export const emus = (points: number): number => Math.round(points * 12_700);

/** Word supports borders from a quarter point to twelve points. */
const MAX_STROKE = 12;
const strokeEighths = (points: number): number => Math.round(Math.min(Math.max(points, 0.25), MAX_STROKE) * 8);

/** Distance from a border to the text, in whole points: Word allows at most 31. */
const MAX_BORDER_SPACE = 31;
const borderSpace = (points: number): number => Math.round(Math.min(Math.max(points, 0), MAX_BORDER_SPACE));

/** Converts `#1f4e79` to Word's notation. */
export const hexColor = (color: string): string => color.replace('#', '').toUpperCase();

export const stroke = (color: string, thickness: number, gap: number) => ({
  style: BorderStyle.SINGLE,
  color: hexColor(color),
  size: strokeEighths(thickness),
  space: borderSpace(gap),
});
