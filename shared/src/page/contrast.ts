type Rgb = [number, number, number];

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const toHex = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of a color (WCAG 2.2), from 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Darkens a color until its contrast ratio on white is at least 4.5, which WCAG AA requires. */
export function readableOnWhite(hex: string): string {
  let rgb = channels(hex);
  while (contrast(toHex(rgb), '#ffffff') < 4.5) rgb = rgb.map((value) => value * 0.95) as Rgb;
  return toHex(rgb);
}
