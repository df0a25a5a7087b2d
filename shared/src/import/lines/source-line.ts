import type { ImportSource } from '../../contract/import.js';

/**
 * A line of text as extracted from a PDF, a Word file or plain text, before interpretation. Lengths are in points, with
 * the origin in the top left corner of the page.
 */
export interface SourceLine {
  /** Characters in reading order. A tab represents a tab in the file or the end of a table cell. */
  text: string;
  /** Page number, starting at 1. */
  page: number;
  x: number;
  /**
   * Distance in points from the top of the page to the baseline. Only differences matter, so files without pages use
   * line numbers.
   */
  y: number;
  width: number;
  /** Type size of most characters of the line. */
  size: number;
  bold: boolean;
  italic?: boolean;
  /**
   * All runs of text on this baseline, in drawing order; each has a single style. Text of two columns is one line,
   * because only the entire page shows whether a gap separates columns or is a tab stop.
   */
  spans?: SourceSpan[];
  /** Marker of a list item in Word; not part of `text`. */
  listMarker?: string;
  /** Heading level from the style of a Word paragraph: 1 for "Heading 1", 0 for "Title". */
  headingLevel?: number;
  /** Link target, if the entire line is a link. */
  link?: string;
  /** Whether the line is a complete paragraph, which never continues on the next line. */
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

/** Properties of the file that its lines do not contain. */
export interface ImportHints {
  source: ImportSource;
  /** BCP 47 tag of the language that the file declares. */
  language?: string;
  /** Width and height of the first page, in points. */
  pageSize?: { width: number; height: number };
  /** Targets of links whose link text is unknown. */
  links?: string[];
}
