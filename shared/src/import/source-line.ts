import type { ImportSource } from '../contract/import.js';

/**
 * A line of a file as its reader (PDF, Word, plain text) found it, before anybody has asked what it means. Lengths in
 * points, origin at the page's top left corner.
 */
export interface SourceLine {
  /** Characters in reading order; a tab where the file has one, or where a table cell ends. */
  text: string;
  /** From 1. */
  page: number;
  /** Left edge of the ink. */
  x: number;
  /** Baseline, from the top of its page; only differences matter, so files without pages count lines. */
  y: number;
  width: number;
  /** Type size of most of the line. */
  size: number;
  /** Whether all of the line is bold. */
  bold: boolean;
  italic?: boolean;
  /**
   * Everything on this baseline in stretches of one style, in the order in which the file draws them. Stretches of two
   * columns stay in one line here: telling columns from tab stops takes the whole page, which a reader does not see.
   */
  spans?: SourceSpan[];
  /** The marker of a real list item (Word), which is not in `text`. */
  listMarker?: string;
  /** From the style of a Word paragraph: 1 for "Heading 1", 0 for "Title". */
  headingLevel?: number;
  /** Where the whole line leads, if it is a link. */
  link?: string;
  /** The line is a paragraph of the file, so neither of its neighbours goes on in it. */
  wholeParagraph?: true;
  /** Marked in the file as no content: page header, footer, page number. */
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

/** What a reader knows of the file besides its lines. */
export interface ImportHints {
  source: ImportSource;
  /** BCP 47 tag that the file declares. */
  language?: string;
  /** Of the first page, in points. */
  pageSize?: { width: number; height: number };
  /** Where links of the file lead whose words could not be told. */
  links?: string[];
}
