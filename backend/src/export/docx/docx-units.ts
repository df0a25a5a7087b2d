import { BorderStyle } from 'docx';

/** Converts points to twentieths of a point, Word's unit of length. */
export const twips = (points: number): number => Math.round(points * 20);
/**
 * Converts points to half points, Word's unit of font size. Rounds down, because text larger than in the PDF would need
 * more lines and pages; adding 0.2 absorbs rounding errors.
 */
export const halfPoints = (points: number): number => Math.floor(points * 2 + 0.2);

/** Converts points to English Metric Units, the unit of drawings. */
export const emus = (points: number): number => Math.round(points * 12_700);

/** Word's maximum border width in points; the minimum is a quarter point. */
const MAX_STROKE = 12;
const strokeEighths = (points: number): number => Math.round(Math.min(Math.max(points, 0.25), MAX_STROKE) * 8);

/** Word's maximum distance from a border to the text, in whole points. */
const MAX_BORDER_SPACE = 31;
const borderSpace = (points: number): number => Math.round(Math.min(Math.max(points, 0), MAX_BORDER_SPACE));

/** Returns a color as Word stores it: "1A2B3C" for "#1a2b3c". */
export const hexColor = (color: string): string => color.replace('#', '').toUpperCase();

export const stroke = (color: string, thickness: number, gap: number) => ({
  style: BorderStyle.SINGLE,
  color: hexColor(color),
  size: strokeEighths(thickness),
  space: borderSpace(gap),
});
