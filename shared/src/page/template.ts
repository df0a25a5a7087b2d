import type { SectionId, TemplateKey } from '../resume/resume-data.js';
import type { FamilyId } from '../fonts/families.js';

export const TEXT_ROLES = [
  'name',
  'headline',
  'contact',
  'heading',
  'title',
  'organization',
  'place',
  'dates',
  'body',
  'label',
  'marker',
  'pageNumber',
] as const;

export type TextRole = (typeof TEXT_ROLES)[number];

export const PARAGRAPH_ROLES = [
  'name',
  'headline',
  'contacts',
  'heading',
  'entryTitle',
  'entryDetail',
  'body',
  'bullet',
] as const;

export type ParagraphRole = (typeof PARAGRAPH_ROLES)[number];

export interface TextStyle {
  family: FamilyId;
  weight: 'regular' | 'bold';
  italic: boolean;
  /** Type size in points. */
  size: number;
  /** Color as `#rrggbb`. */
  color: string;
  /** Letter-spacing in em, at most 0.08. With wider spacing, text extractors read every letter as a separate word. */
  tracking: number;
  /** Whether the text is drawn in capitals. The text in the file stays as typed. */
  caps: boolean;
}

/** Lengths are in points. */
export interface ParagraphStyle {
  /** Distance between baselines as a multiple of the type size. */
  lineHeight: number;
  before: number;
  after: number;
  align: 'start' | 'center';
  /** Distance from the margin to the text, in points. */
  indent: number;
  /** Horizontal line above or below the paragraph, across its full width. */
  rule?: { side: 'above' | 'below'; thickness: number; color: string; gap: number };
  /** Short colored bar to the left of the text. */
  bar?: { width: number; color: string; gap: number };
}

/**
 * Keys of palette colors. They are replaced with colors after the styles are merged, so that the user's accent color
 * reaches every style that uses `'accent'`.
 */
export type PaletteKey = 'ink' | 'muted' | 'accent' | 'rule' | 'onBand';

export type TextStyleSpec = Partial<Omit<TextStyle, 'color'>> & { color?: PaletteKey };
export type ParagraphStyleSpec = Partial<Omit<ParagraphStyle, 'rule' | 'bar'>> & {
  rule?: { side: 'above' | 'below'; thickness: number; color: PaletteKey; gap: number };
  bar?: { width: number; color: PaletteKey; gap: number };
};

/**
 * A template is pure data: a new template needs a definition and golden files, but no renderer code. Its styles are
 * merged over `baseStyles`, so the definition contains only the differences.
 */
export interface TemplateDefinition<Key extends TemplateKey = TemplateKey> {
  key: Key;
  name: string;
  audience: string;
  description: string;
  palette: Record<PaletteKey, string>;
  /** Margins of the page in points. */
  margin: { top: number; right: number; bottom: number; left: number };
  text: { base: TextStyleSpec } & Partial<Record<TextRole, TextStyleSpec>>;
  paragraph: Partial<Record<ParagraphRole, ParagraphStyleSpec>>;
  headerBand?: { color: PaletteKey; paddingBottom: number };
  entryGap: number;
  /** `commas` prints all skills as one paragraph; `grouped` prints one labeled line for each known group. */
  skills: 'commas' | 'grouped';
  sectionOrder: readonly SectionId[];
  /** English headings that the template uses instead of the default headings. */
  headings?: Partial<Record<SectionId, string>>;
  marker: string;
  /**
   * Separator between items on a line; the default is ` | `. Set it if the vertical bar looks like a letter in the
   * template's font.
   */
  separator?: string;
}
