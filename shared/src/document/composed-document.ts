import type { ParagraphStyle, TextStyle } from '../templates/template.js';
import type { SectionId, TemplateKey } from '../resume/resume-data.js';

/**
 * The composed document: what the résumé, or a letter or guide beside it, says, in reading order, and in which style, before any page or file exists.
 * Preview, PDF, DOCX and plain text are all renderings of this one tree, which is why they agree.
 */
export interface ComposedDocument {
  templateKey: TemplateKey;
  /** BCP 47. */
  language: string;
  /** False where the language is a guess for want of anything that tells it. */
  isLanguageKnown: boolean;
  direction: 'ltr' | 'rtl';
  /** Document title and author for file metadata. */
  title: string;
  author: string;
  page: PageGeometry;
  style: DocumentStyle;
  /** Name, job title and contacts, always in the body of the first page. */
  header: Paragraph[];
  sections: Section[];
  /** Text of the page number shown from page 2 on; a word processor puts fields in place of the numbers. */
  pageLabel: (page: number | string, pages: number | string) => string;
}

/** All lengths in points (1/72 inch). */
export interface PageGeometry {
  size: 'letter' | 'a4';
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
}

/** The template's styles after the person's settings (scale, density, accent) are applied. */
export interface DocumentStyle {
  text: Record<TextRole, TextStyle>;
  paragraph: Record<ParagraphRole, ParagraphStyle>;
  /** Full-width colour behind the header of page 1. */
  headerBand?: { color: string; paddingBottom: number };
  /** Space between two entries of a section, in points; always more than between two bullets. */
  entryGap: number;
  marker: string;
}

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

/** A stretch of text in one style. `text` is as the person typed it, apart from normalised white space. */
export interface Run {
  role: TextRole;
  text: string;
  /** http(s), mailto or tel only. */
  href?: string;
  /** Path of the field this text comes from, such as `experience.0.bullets.2`; absent for words the product adds. */
  field?: string;
  /** Never broken over two lines unless it alone is wider than the line. */
  unbroken?: true;
  /** Stands between two items of a line (` | `) and is left out where the line breaks there. */
  separator?: true;
}

export interface Paragraph {
  kind: 'paragraph';
  role: ParagraphRole;
  runs: Run[];
  /** Set against the far edge of the last line (dates); read after `runs`. */
  end?: Run[];
}

export interface BulletList {
  kind: 'list';
  items: Paragraph[];
}

/** One job, school, project …: its head stays with the start of its body. */
export interface Entry {
  kind: 'entry';
  head: Paragraph[];
  body: (Paragraph | BulletList)[];
}

export type Block = Paragraph | BulletList | Entry;

export interface Section {
  kind: 'section';
  /** A letter is one section, a guide several. */
  id: SectionId | 'letter' | `guide${number}`;
  /** A letter has none, nor has what stands before a guide's first. */
  heading?: Paragraph;
  blocks: Block[];
}
