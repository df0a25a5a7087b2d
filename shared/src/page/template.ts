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
  /** Points. */
  size: number;
  /** `#rrggbb`. */
  color: string;
  /** Letter-spacing in em, at most 0.08: beyond that, extractors split words into letters. */
  tracking: number;
  /** Drawn in capitals; the text itself stays as typed. */
  caps: boolean;
}

/** Lengths in points. */
export interface ParagraphStyle {
  /** Distance between baselines as a multiple of the type size. */
  lineHeight: number;
  before: number;
  after: number;
  align: 'start' | 'center';
  /** From the margin to the text. */
  indent: number;
  /** A line across the full width of the paragraph. */
  rule?: { side: 'above' | 'below'; thickness: number; color: string; gap: number };
  /** A short colored bar before the start edge of the text. */
  bar?: { width: number; color: string; gap: number };
}

/** Palette keys such as `'accent'` and `'ink'` are resolved late, so that the user's accent reaches every use. */
export type PaletteKey = 'ink' | 'muted' | 'accent' | 'rule' | 'onBand';

export type TextStyleSpec = Partial<Omit<TextStyle, 'color'>> & { color?: PaletteKey };
export type ParagraphStyleSpec = Partial<Omit<ParagraphStyle, 'rule' | 'bar'>> & {
  rule?: { side: 'above' | 'below'; thickness: number; color: PaletteKey; gap: number };
  bar?: { width: number; color: PaletteKey; gap: number };
};

/**
 * A template is data: a new one needs a definition and golden files but no renderer code. Style specs are merged over
 * `baseStyles`, so a definition contains only its differences.
 */
export interface TemplateDefinition {
  key: TemplateKey;
  name: string;
  audience: string;
  description: string;
  palette: Record<PaletteKey, string>;
  /** Points. */
  margin: { top: number; right: number; bottom: number; left: number };
  text: { base: TextStyleSpec } & Partial<Record<TextRole, TextStyleSpec>>;
  paragraph: Partial<Record<ParagraphRole, ParagraphStyleSpec>>;
  headerBand?: { color: PaletteKey; paddingBottom: number };
  entryGap: number;
  /** `commas`: one flowing line; `grouped`: one labeled line per known group. */
  skills: 'commas' | 'grouped';
  sectionOrder: readonly SectionId[];
  /** English headings that differ from the defaults. */
  headings?: Partial<Record<SectionId, string>>;
  marker: string;
  /** Separates items of a line; defaults to ` | `. Needed where the family's bar looks like a letter. */
  separator?: string;
}
