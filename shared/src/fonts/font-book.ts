import type { FaceId, FamilyId } from './families.js';

/** One font face as the layout needs it. All measures in em (multiply by the type size). */
export interface Face {
  readonly id: FaceId;
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  covers(codePoint: number): boolean;
  /** Advance width of the text set in this face with its pair kerning and without optional ligatures. */
  width(text: string): number;
}

/** The faces at hand. The layout never loads anything: what is missing here is reported as undrawable. */
export interface FontBook {
  face(family: FamilyId, weight: 'regular' | 'bold', italic: boolean): Face;
  /** First face at hand that covers the code point, in the order of `fallbackFamilies`; undefined when none does. */
  fallback(codePoint: number, weight: 'regular' | 'bold', language: string): Face | undefined;
}
