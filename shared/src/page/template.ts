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
  /** Letter-spacing in em, at most 0.08. With more, text extractors split words into letters. */
  tracking: number;
  /** Whether the text is drawn in capitals; the text itself stays as typed. */
  caps: boolean;
}

/** Style of a paragraph. Lengths are in points. */
export interface ParagraphStyle {
  /** Distance between baselines as a multiple of the type size. */
  lineHeight: number;
  before: number;
  after: number;
  align: 'start' | 'center';
  /** Distance from the margin to the text. */
  indent: number;
  /** Line across the full width of the paragraph. */
  rule?: { side: 'above' | 'below'; thickness: number; color: string; gap: number };
  /** Short colored bar before the text. */
  bar?: { width: number; color: string; gap: number };
}

/**
 * Keys such as `'accent'` and `'ink'` are resolved late, so that the user's accent color reaches every style that uses
 * it.
 */
export type PaletteKey = 'ink' | 'muted' | 'accent' | 'rule' | 'onBand';

export type TextStyleSpec = Partial<Omit<TextStyle, 'color'>> & { color?: PaletteKey };
export type ParagraphStyleSpec = Partial<Omit<ParagraphStyle, 'rule' | 'bar'>> & {
  rule?: { side: 'above' | 'below'; thickness: number; color: PaletteKey; gap: number };
  bar?: { width: number; color: PaletteKey; gap: number };
};

/**
 * A template is data: a new template needs a definition and golden files but no renderer code. Its styles are merged
 * over `baseStyles`, so it contains only the differences.
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
  /** `commas` prints one flowing line; `grouped` prints one labeled line per known group. */
  skills: 'commas' | 'grouped';
  sectionOrder: readonly SectionId[];
  /** English headings that differ from the default headings. */
  headings?: Partial<Record<SectionId, string>>;
  marker: string;
  /**
   * Separator of items in a line; the default is ` | `. Set it if the bar of the template's font looks like a letter.
   */
  separator?: string;
}
