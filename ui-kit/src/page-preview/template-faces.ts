import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { faceId } from './faces.js';

/**
 * Returns the font faces of all text styles of the template, including styles that the resume does not use yet, so that
 * the first bullet or link does not wait for a font.
 */
export function templateFaces({ style }: ComposedDocument): FaceId[] {
  const ids = Object.values(style.text).map(({ family, weight, italic }) => faceId(family, weight, italic));
  return [...new Set(ids)].sort();
}
