import type { TextRole, ParagraphRole } from './template.js';
import type { ParagraphStyle, TextStyle } from './template.js';
import type { SectionId, TemplateKey } from '../resume/resume-data.js';

/**
 * The composed document: the content of a résumé or companion in reading order with its styles, independent of pages
 * and files. Preview, PDF, DOCX and plain text are all renderings of this tree, which is why they agree.
 */
export interface ComposedDocument {
  templateKey: TemplateKey;
  /** BCP 47. */
  language: string;
  /** False if the language is a guess. */
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
  /** Label of the page number from page 2 on; word processors substitute fields for the numbers. */
  pageLabel: (page: number | string, pages: number | string) => string;
}

/** All lengths in points (1/72 inch). */
export interface PageGeometry {
  size: 'letter' | 'a4';
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
}

/** The template's styles with the user's settings (scale, density, accent) applied. */
export interface DocumentStyle {
  text: Record<TextRole, TextStyle>;
  paragraph: Record<ParagraphRole, ParagraphStyle>;
  /** Full-width color behind the header of page 1. */
  headerBand?: { color: string; paddingBottom: number };
  /** Space between two entries of a section, in points; always larger than between two bullets. */
  entryGap: number;
  marker: string;
}

/** Text in one style. `text` is as typed, with normalized white space. */
export interface Run {
  role: TextRole;
  text: string;
  /** http(s), mailto or tel only. */
  href?: string;
  /** Path of the source field, such as `experience.0.bullets.2`; absent for words added by the product. */
  field?: string;
  /** Never wrapped unless it is wider than a line. */
  unbroken?: true;
  /** Separates two items of a line (` | `); omitted at a line break. */
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

/** One job, school or project; its head stays with the start of its body. */
export interface Entry {
  kind: 'entry';
  head: Paragraph[];
  body: (Paragraph | BulletList)[];
}

export type Block = Paragraph | BulletList | Entry;

export interface Section {
  kind: 'section';
  /** A letter has one section, a guide several. */
  id: SectionId | 'letter' | `guide${number}`;
  /** Absent for a letter, and for text before a guide's first heading. */
  heading?: Paragraph;
  blocks: Block[];
}
