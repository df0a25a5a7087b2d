import type { TextRole, ParagraphRole } from './template.js';
import type { ParagraphStyle, TextStyle } from './template.js';
import type { SectionId, TemplateKey } from '../resume/resume-data.js';

/**
 * The composed document: the content of a resume or companion in reading order with its styles, independent of pages
 * and file formats. The preview, PDF, DOCX and plain text are all rendered from this tree, so that their content is the
 * same.
 */
export interface ComposedDocument {
  templateKey: TemplateKey;
  /** BCP 47 tag of the document's language. */
  language: string;
  /** Whether the language was set by the user or detected in the text. If false, English is assumed. */
  isLanguageKnown: boolean;
  direction: 'ltr' | 'rtl';
  /** Title in the file metadata. */
  title: string;
  author: string;
  page: PageGeometry;
  style: DocumentStyle;
  /** Name, job title and contact details. They are always part of the body of the first page. */
  header: Paragraph[];
  sections: Section[];
  /**
   * Returns the label of page 2 and later, such as "Ann Lowe – 2 of 3". In DOCX files, both numbers are fields that the
   * word processor fills in.
   */
  pageLabel: (page: number | string, pages: number | string) => string;
}

/** Size and margins of the paper. All lengths are in points (1/72 inch). */
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
  /** Color of a band behind the header of the first page, across the full width of the page. */
  headerBand?: { color: string; paddingBottom: number };
  /** Space in points between two entries of a section. It is always larger than the space between two bullets. */
  entryGap: number;
  marker: string;
}

/** Text in one style. `text` is as the user typed it, except for normalized white space. */
export interface Run {
  role: TextRole;
  text: string;
  /** URL of the link, with the scheme http, https, mailto or tel. */
  href?: string;
  /** Path of the field, such as `experience.0.bullets.2`; absent for text that the product adds. */
  field?: string;
  /** Whether the run is kept on one line. A run that is wider than the line still breaks. */
  unbroken?: true;
  /** Whether the run separates two items in a line (` | `). Such a run is omitted where the line breaks. */
  separator?: true;
}

export interface Paragraph {
  kind: 'paragraph';
  role: ParagraphRole;
  runs: Run[];
  /** Runs at the right edge of the last line, such as dates. In reading order, they follow `runs`. */
  end?: Run[];
}

export interface BulletList {
  kind: 'list';
  items: Paragraph[];
}

/** One job, school or project. Its heading stays on the same page as the start of its body. */
export interface Entry {
  kind: 'entry';
  head: Paragraph[];
  body: (Paragraph | BulletList)[];
}

export type Block = Paragraph | BulletList | Entry;

export interface Section {
  kind: 'section';
  /** `letter` is the only section of a cover letter; the sections of a guide are numbered. */
  id: SectionId | 'letter' | `guide${number}`;
  /** Heading of the section; absent in a cover letter and in text before the first heading of a guide. */
  heading?: Paragraph;
  blocks: Block[];
}
