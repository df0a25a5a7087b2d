import type { FaceId } from '../fonts/families.js';

/**
 * The document laid out on pages: every line broken, every run placed. The preview draws it with HTML and the PDF with
 * glyphs; neither breaks lines or pages itself. Lengths in points, with the origin in the top left corner of the page.
 */
export interface LaidOutDocument {
  language: string;
  /** False if the language is a guess. */
  isLanguageKnown: boolean;
  direction: 'ltr' | 'rtl';
  title: string;
  author: string;
  width: number;
  height: number;
  pages: LaidOutPage[];
  /** Characters that no loaded font can draw, each once, in order of appearance. */
  undrawable: string[];
}

export interface LaidOutPage {
  shapes: Shape[];
  lines: Line[];
}

/** Decoration without meaning, tagged as an artifact. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

export interface Line {
  /** Stable id of the paragraph within the document (`header.0`, `experience.2.head.0` …). */
  paragraph: string;
  /** 0 for the paragraph's first line. */
  index: number;
  structure: StructureRole;
  /** Index of the section in reading order; absent in the header and for page numbers. */
  section?: number;
  top: number;
  height: number;
  baseline: number;
  /** In reading (logical) order; `x` is visual. */
  runs: PlacedRun[];
}

/** Role in the tagged PDF's structure tree. */
export type StructureRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'artifact';

export interface PlacedRun {
  x: number;
  width: number;
  /** In logical order, exactly the characters drawn (capitals applied). */
  text: string;
  face: FaceId;
  size: number;
  color: string;
  /** Letter-spacing in points. */
  tracking: number;
  direction: 'ltr' | 'rtl';
  href?: string;
  field?: string;
  /** The bullet of a list item (structure `Lbl`). */
  marker?: true;
}
