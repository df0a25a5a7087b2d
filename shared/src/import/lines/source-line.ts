import type { ImportSource } from '../../contract/import.js';

/**
 * A line as a reader (PDF, Word, plain text) extracted it, before interpretation. Lengths in points, with the origin in
 * the top left corner of the page.
 */
export interface SourceLine {
  /** Characters in reading order, with a tab for a tab in the file or the end of a table cell. */
  text: string;
  /** Starts at 1. */
  page: number;
  /** Left edge of the ink. */
  x: number;
  /** Baseline from the top of the page. Only differences matter, so files without pages count lines. */
  y: number;
  width: number;
  /** Type size of most of the line. */
  size: number;
  /** Whether the entire line is bold. */
  bold: boolean;
  italic?: boolean;
  /**
   * Everything on this baseline in runs of one style, in drawing order. Two columns stay in one line: telling columns
   * from tab stops takes the whole page, which a reader does not see.
   */
  spans?: SourceSpan[];
  /** Marker of a real list item (Word), which is not in `text`. */
  listMarker?: string;
  /** From the style of a Word paragraph: 1 for "Heading 1", 0 for "Title". */
  headingLevel?: number;
  /** Target, if the entire line is a link. */
  link?: string;
  /** The line is a complete paragraph, so it never continues. */
  wholeParagraph?: true;
  /** Marked as an artifact in the file: page header, footer, page number. */
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
  /** BCP 47 tag declared by the file. */
  language?: string;
  /** Size of the first page, in points. */
  pageSize?: { width: number; height: number };
  /** Targets of links whose words are unknown. */
  links?: string[];
}
