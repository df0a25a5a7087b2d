/**
 * The smallest unit of text drawn together: a letter, a letter with its marks, or a reordered syllable. Lengths are in
 * font units.
 */
export interface Cluster {
  /** The cluster's text in visual order, the order that text extractors expect. */
  text: string;
  advance: number;
  parts: readonly GlyphPart[];
}

/** Offsets are relative to the cluster's origin. */
export interface GlyphPart {
  id: number;
  x: number;
  y: number;
}
