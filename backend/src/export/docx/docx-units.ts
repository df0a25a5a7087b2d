import { BorderStyle } from 'docx';

/** Word measures lengths in twentieths, type in halves, and border strokes in eighths of a point, all whole numbers. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.round(points * 2);

/** Word draws strokes from a quarter point to twelve points. */
export const MAX_STROKE = 12;
const strokeEighths = (points: number): number => Math.round(Math.min(Math.max(points, 0.25), MAX_STROKE) * 8);

/** Distance from a border to the text: whole points, at most 31. */
export const MAX_BORDER_SPACE = 31;
const borderSpace = (points: number): number => Math.round(Math.min(Math.max(points, 0), MAX_BORDER_SPACE));

/** `#1f4e79` as Word writes it. */
export const hexColor = (color: string): string => color.replace('#', '').toUpperCase();

export const stroke = (color: string, thickness: number, gap: number) => ({
  style: BorderStyle.SINGLE,
  color: hexColor(color),
  size: strokeEighths(thickness),
  space: borderSpace(gap),
});
