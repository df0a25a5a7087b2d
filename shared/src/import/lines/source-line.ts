import type { ImportSource } from '../../contract/import.js';

/**
 * A line as a reader (PDF, Word, plain text) extracted it, before interpretation. Lengths are in points, with the
 * origin in the top left corner of the page.
 */
export interface SourceLine {
  /** Characters in reading order. A tab stands for a tab in the file or the end of a table cell. */
  text: string;
  /** Page number, starting at 1. */
  page: number;
  /** Left edge of the visible text. */
  x: number;
  /**
   * Distance of the baseline from the top of the page. Only differences matter, so for files without pages it is a line
   * count.
   */
  y: number;
  width: number;
  /** Type size of most characters of the line. */
  size: number;
  /** Whether the entire line is bold. */
  bold: boolean;
  italic?: boolean;
  /**
   * All text on this baseline in runs of one style, in drawing order. Two columns stay in one line, because only the
   * entire page shows whether a gap is a column or a tab stop.
   */
  spans?: SourceSpan[];
  /** Marker of a list item in Word, which `text` does not contain. */
  listMarker?: string;
  /** Heading level from the style of a Word paragraph: 1 for "Heading 1", 0 for "Title". */
  headingLevel?: number;
  /** Link target, if the entire line is a link. */
  link?: string;
  /** Whether the line is a complete paragraph, which never continues. */
  wholeParagraph?: true;
  /** Whether the file marks the line as an artifact: page header, footer or page number. */
  artifact?: true;
}

export interface SourceSpan {
  text: string;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic?: boolean;
  link?: string;
}

/** Facts about the file besides its lines. */
export interface ImportHints {
  source: ImportSource;
  /** BCP 47 tag of the language that the file declares. */
  language?: string;
  /** Width and height of the first page, in points. */
  pageSize?: { width: number; height: number };
  /** Targets of links whose link text is unknown. */
  links?: string[];
}
