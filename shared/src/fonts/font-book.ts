import { fallbackFamilies } from './fallback-families.js';
import type { FaceId, FaceStyle, FamilyId } from './families.js';

/** One font face as the layout needs it. All measures in em (multiply by the type size). */
export interface Face {
  readonly id: FaceId;
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  /** Also true of what is never drawn, such as joiners and variation selectors. */
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

/** Where a book finds its faces: a Map of those loaded, or a loader. */
export interface FaceSource {
  get(id: FaceId): Face | undefined;
}

/**
 * A style that a family lacks is replaced by its nearest; a family without even a regular face makes `face` throw,
 * because a template must not be set in another template's type.
 */
export function createFontBook(faces: FaceSource): FontBook {
  const nearest = (family: FamilyId, styles: readonly FaceStyle[]): Face | undefined => {
    for (const style of styles) {
      const face = faces.get(`${family}-${style}`);
      if (face) return face;
    }
    return undefined;
  };
  return {
    face(family, weight, italic) {
      const face = nearest(family, NEAREST_STYLES[weight][italic ? 'italic' : 'upright']);
      if (!face) throw new Error(`No face of the family ${family} is at hand`);
      return face;
    },
    fallback(codePoint, weight, language) {
      for (const family of fallbackFamilies(codePoint, language)) {
        for (const style of NEAREST_STYLES[weight].upright) {
          const face = faces.get(`${family}-${style}`);
          if (face?.covers(codePoint)) return face;
        }
      }
      return undefined;
    },
  };
}

const NEAREST_STYLES: Record<'regular' | 'bold', Record<'upright' | 'italic', readonly FaceStyle[]>> = {
  regular: { upright: ['regular'], italic: ['italic', 'regular'] },
  bold: { upright: ['bold', 'regular'], italic: ['bold-italic', 'bold', 'regular'] },
};
