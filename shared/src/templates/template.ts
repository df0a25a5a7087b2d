import type { ParagraphRole, TextRole } from '../document/composed-document.js';
import type { SectionId, TemplateKey } from '../resume/resume-data.js';
import type { FamilyId } from '../fonts/families.js';

export interface TextStyle {
  family: FamilyId;
  weight: 'regular' | 'bold';
  italic: boolean;
  /** Points. */
  size: number;
  /** `#rrggbb`. */
  color: string;
  /** Letter-spacing in em; at most 0.08, above which extractors split words into letters. */
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
  /** A line drawn along the paragraph's full width. */
  rule?: { side: 'above' | 'below'; thickness: number; color: string; gap: number };
  /** A short coloured bar before the text's start edge. */
  bar?: { width: number; color: string; gap: number };
}

/** `'accent'`, `'ink'`, … are looked up in the template's palette, so that a person's accent reaches every use. */
export type PaletteKey = 'ink' | 'muted' | 'accent' | 'rule' | 'onBand';

export type TextStyleSpec = Partial<Omit<TextStyle, 'color'>> & { color?: PaletteKey };
export type ParagraphStyleSpec = Partial<Omit<ParagraphStyle, 'rule' | 'bar'>> & {
  rule?: { side: 'above' | 'below'; thickness: number; color: PaletteKey; gap: number };
  bar?: { width: number; color: PaletteKey; gap: number };
};

/**
 * A template is data: a new one adds a definition and golden files, and no renderer code.
 * Style specs are merged over `baseStyles`, so a definition states only what makes it different.
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
  /** `commas`: one flowing line; `grouped`: a labelled line for each known group. */
  skills: 'commas' | 'grouped';
  sectionOrder: readonly SectionId[];
  /** English headings that differ from the usual words. */
  headings?: Partial<Record<SectionId, string>>;
  marker: string;
  /** Between items of a line; ` | ` unless the family's bar looks like a letter and needs more room. */
  separator?: string;
}
