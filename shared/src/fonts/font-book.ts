import { fallbackFamilies } from './fallback-families.js';
import type { FaceId, FaceStyle, FamilyId } from './families.js';

/** A font face for layout. All lengths are in em; multiply them by the font size to get points. */
export interface Face {
  readonly id: FaceId;
  readonly ascent: number;
  /** Distance from the baseline down to the lowest point of the face; a positive number. */
  readonly descent: number;
  /**
   * Returns whether the face can draw the code point. Always true for invisible characters, such as joiners and
   * variation selectors.
   */
  covers(codePoint: number): boolean;
  /** Returns the advance width of the text, with pair kerning and without optional ligatures. */
  width(text: string): number;
}

/** Finds loaded faces. Layout never loads fonts; it reports a character without a loaded face as undrawable. */
export interface FontBook {
  face(family: FamilyId, weight: 'regular' | 'bold', italic: boolean): Face;
  /**
   * Returns the first loaded face that covers the code point. Families are tried in the order of `fallbackFamilies`.
   */
  fallback(codePoint: number, weight: 'regular' | 'bold', language: string): Face | undefined;
}

/** Source of faces: a Map of loaded faces, or a loader. */
export interface FaceSource {
  get(id: FaceId): Face | undefined;
}

/**
 * Creates a font book that replaces a missing style with the nearest style of the same family. Its `face` method throws
 * if the family has no regular face, because text must never appear in the font of another template.
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
