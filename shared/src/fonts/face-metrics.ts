import type { FaceId } from './families.js';

/** A face's metrics as `shared/scripts/build-fonts.mjs` writes them; lengths in font units. */
export interface FaceMetrics {
  id: FaceId;
  /** `complex`: letters join, reorder or form conjuncts, so that only a shaper knows a text's width. */
  shaping: 'simple' | 'complex';
  unitsPerEm: number;
  ascent: number;
  /** Positive. */
  descent: number;
  /** The code points covered, ascending: how many are left out, how many follow, and so on by turns. */
  codePoints: number[];
  /** Of the covered code points in their order: a width and how often it comes, by turns. Simple faces only. */
  advances?: number[];
  kerning?: PairKerning;
}

export interface PairKerning {
  /** Class of each covered code point as the first of a pair, run-length coded; class 0 never kerns. */
  first: number[];
  /** The same as the second of a pair. */
  second: number[];
  /** For each first class from 1: second class and value by turns. */
  rows: number[][];
}
