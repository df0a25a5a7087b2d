import { BorderStyle } from 'docx';

/** Word measures lengths in twentieths, type in halves, and border strokes in eighths of a point, all whole numbers. */
export const twips = (points: number): number => Math.round(points * 20);
/** Down, unless the next half is next to nothing away: type larger than the PDF's would take more lines and pages. */
export const halfPoints = (points: number): number => Math.floor(points * 2 + 0.2);

/** Drawings are measured in English metric units. */
export const emus = (points: number): number => Math.round(points * 12_700);

/** Word draws strokes from a quarter point to twelve points. */
const MAX_STROKE = 12;
const strokeEighths = (points: number): number => Math.round(Math.min(Math.max(points, 0.25), MAX_STROKE) * 8);

/** Distance from a border to the text: whole points, at most 31. */
const MAX_BORDER_SPACE = 31;
const borderSpace = (points: number): number => Math.round(Math.min(Math.max(points, 0), MAX_BORDER_SPACE));

/** `#1f4e79` as Word writes it. */
export const hexColor = (color: string): string => color.replace('#', '').toUpperCase();

export const stroke = (color: string, thickness: number, gap: number) => ({
  style: BorderStyle.SINGLE,
  color: hexColor(color),
  size: strokeEighths(thickness),
  space: borderSpace(gap),
});
