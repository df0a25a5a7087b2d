/**
 * Families that templates can use. Each covers the Latin script, including Vietnamese. Greek and Cyrillic may need a
 * fallback.
 */
export const TEMPLATE_FAMILIES = [
  'source-sans',
  'source-serif',
  'inter',
  'jetbrains-mono',
  'manrope',
  'fira-sans',
] as const;

/** Font families for text that the template's family cannot draw, in order of preference. */
export const FALLBACK_FAMILIES = [
  'noto-sans',
  'noto-arabic',
  'noto-hebrew',
  'noto-devanagari',
  'noto-bengali',
  'noto-tamil',
  'noto-thai',
  'noto-gujarati',
  'noto-gurmukhi',
  'noto-telugu',
  'noto-kannada',
  'noto-malayalam',
  'noto-sinhala',
  'noto-lao',
  'noto-khmer',
  'noto-myanmar',
  'noto-ethiopic',
  'noto-georgian',
  'noto-armenian',
  'noto-jp',
  'noto-sc',
  'noto-kr',
  'noto-emoji',
  'noto-symbols',
  'noto-symbols-2',
  'noto-math',
] as const;

export type FamilyId = (typeof TEMPLATE_FAMILIES)[number] | (typeof FALLBACK_FAMILIES)[number];
export type FaceStyle = 'regular' | 'bold' | 'italic' | 'bold-italic';
/**
 * Id of a face, and base name of its files: `<FaceId>.ttf`, `<FaceId>.json` (metrics), `<FaceId>.woff2` (for screens).
 */
export type FaceId = `${FamilyId}-${FaceStyle}`;
