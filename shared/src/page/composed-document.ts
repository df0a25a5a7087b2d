import type { TextRole, ParagraphRole } from './template.js';
import type { ParagraphStyle, TextStyle } from './template.js';
import type { SectionId, TemplateKey } from '../resume/resume-data.js';

/**
 * The composed document: the content of a resume or companion in reading order with its styles, independent of pages
 * and files. Preview, PDF, DOCX and plain text all render this tree, so that they agree.
 */
export interface ComposedDocument {
  templateKey: TemplateKey;
  /** BCP 47 tag of the document's language. */
  language: string;
  /** Whether the language is set or was detected. If false, it is a guess. */
  isLanguageKnown: boolean;
  direction: 'ltr' | 'rtl';
  /** Document title and author for file metadata. */
  title: string;
  author: string;
  page: PageGeometry;
  style: DocumentStyle;
  /** Name, job title and contacts, which are always in the body of the first page. */
  header: Paragraph[];
  sections: Section[];
  /** Label of the page number from page 2 on. Word processors replace the numbers by fields. */
  pageLabel: (page: number | string, pages: number | string) => string;
}

/** Sheet and margins. All lengths are in points (1/72 inch). */
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
  /** Color of a full-width band behind the header of the first page. */
  headerBand?: { color: string; paddingBottom: number };
  /** Space in points between two entries of a section, which is always larger than between two bullets. */
  entryGap: number;
  marker: string;
}

/** Text in one style. `text` is as typed, except that white space is normalized. */
export interface Run {
  role: TextRole;
  text: string;
  /** Link target with the scheme http, https, mailto or tel. */
  href?: string;
  /** Path of the field, such as `experience.0.bullets.2`; absent for words that the product adds. */
  field?: string;
  /** Whether the run stays on one line unless it is wider than the line. */
  unbroken?: true;
  /** Whether the run separates two items of a line (` | `). It is omitted at a line break. */
  separator?: true;
}

export interface Paragraph {
  kind: 'paragraph';
  role: ParagraphRole;
  runs: Run[];
  /** Runs at the right edge of the last line (dates), which are read after `runs`. */
  end?: Run[];
}

export interface BulletList {
  kind: 'list';
  items: Paragraph[];
}

/** One job, school or project. Its head stays on one page with the start of its body. */
export interface Entry {
  kind: 'entry';
  head: Paragraph[];
  body: (Paragraph | BulletList)[];
}

export type Block = Paragraph | BulletList | Entry;

export interface Section {
  kind: 'section';
  /** Sections; a letter has one, a guide several. */
  id: SectionId | 'letter' | `guide${number}`;
  /** Heading; absent for a letter, and for text before a guide's first heading. */
  heading?: Paragraph;
  blocks: Block[];
}
