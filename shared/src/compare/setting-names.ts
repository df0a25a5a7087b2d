import type { Density, Margins, PageSize } from '../resume/resume-data.js';

export const PAGE_SIZE_NAMES: Record<PageSize, string> = { letter: 'US Letter', a4: 'A4' };

export const DENSITY_NAMES: Record<Density, string> = { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' };

export const MARGINS_NAMES: Record<Margins, string> = { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' };

export const percent = (scale: number): string => `${Math.round(scale * 100)}%`;

export interface Accent {
  name: string;
  color: string;
}

/** Accent colors that are dark enough for headings on white paper and distinguishable in print. */
export const ACCENTS: readonly Accent[] = [
  { name: 'Black', color: '#1f2428' },
  { name: 'Navy', color: '#1d3a6e' },
  { name: 'Blue', color: '#1f5fa8' },
  { name: 'Teal', color: '#0f6466' },
  { name: 'Green', color: '#1f6a43' },
  { name: 'Burgundy', color: '#7d2138' },
  { name: 'Plum', color: '#5c3a78' },
  { name: 'Rust', color: '#97421b' },
];

export const ACCENT_OF_TEMPLATE = 'Template default';

/** Users can choose any color; a color without a name is shown as its hex value. */
export const accentName = (color: string | undefined): string =>
  color === undefined
    ? ACCENT_OF_TEMPLATE
    : (ACCENTS.find((accent) => accent.color === color.toLowerCase())?.name ?? color.toLowerCase());
