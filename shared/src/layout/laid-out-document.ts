import type { FaceId } from '../fonts/families.js';

/**
 * The document laid out on pages: the text is broken into lines, and every run has a position. The preview draws it with
 * HTML and the PDF with glyphs; neither of them breaks lines or pages. Lengths are in points, measured from the top left
 * corner of the page.
 */
export interface LaidOutDocument {
  language: string;
  /** Whether the language was set by the user or detected in the text. If false, English is assumed. */
  isLanguageKnown: boolean;
  direction: 'ltr' | 'rtl';
  title: string;
  author: string;
  width: number;
  height: number;
  pages: LaidOutPage[];
  /** Distinct characters that no loaded font can draw, in order of appearance. */
  undrawable: string[];
}

export interface LaidOutPage {
  shapes: Shape[];
  lines: Line[];
}

/** Decoration without meaning, which a tagged PDF marks as an artifact. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

export interface Line {
  /** Id of the paragraph (`header.0`, `experience.2.head.0` …). Stays the same when other paragraphs change. */
  paragraph: string;
  /** Zero-based index of the line in its paragraph. */
  index: number;
  structure: StructureRole;
  /** Index of the section in reading order; absent for the header and for page numbers. */
  section?: number;
  top: number;
  height: number;
  baseline: number;
  /** Runs in logical order, which is the reading order. `x` is the position at which a run is drawn. */
  runs: PlacedRun[];
}

/** Role of the line in the structure tree of a tagged PDF. */
export type StructureRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'artifact';

export interface PlacedRun {
  x: number;
  width: number;
  /** Text in logical order, exactly as drawn: letters in the style `caps` are capitals. */
  text: string;
  face: FaceId;
  size: number;
  color: string;
  /** Letter-spacing in points. */
  tracking: number;
  direction: 'ltr' | 'rtl';
  href?: string;
  field?: string;
  /** Whether the run is the bullet of a list item (structure element `Lbl`). */
  marker?: true;
}
