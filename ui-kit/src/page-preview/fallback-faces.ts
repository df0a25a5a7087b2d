import { CodePointIndex } from '@shortlist/shared/fonts/code-point-index';
import { fallbackFamilies } from '@shortlist/shared/fonts/fallback-families';
import type { FaceId, FamilyId } from '@shortlist/shared/fonts/families';
import { faceId, loadFaces } from './faces.js';
import { loadMetrics } from './font-files.js';

const REPLACEMENT = '\uFFFD';

/**
 * Loads font faces for characters that the template's fonts lack. First loads the metrics files, which are small and
 * list the covered characters. Then loads the font files, which can be megabytes, only for families that cover one of
 * the characters.
 *
 * @returns the characters that no font covers
 */
export async function loadFallbacks(characters: readonly string[], language: string): Promise<string[]> {
  const families = await Promise.all(characters.map((character) => familyFor(character, language)));
  const without = characters.filter((_, index) => families[index] === undefined);
  // Characters that no font covers are drawn as a replacement character, which may itself need a fallback font.
  const sign = without.length > 0 ? [await familyFor(REPLACEMENT, language)] : [];
  const wanted = [...families, ...sign].flatMap((family): FaceId[] =>
    family === undefined ? [] : [faceId(family, 'regular', false), faceId(family, 'bold', false)],
  );
  await loadFaces([...new Set(wanted)]);
  return without;
}

async function familyFor(character: string, language: string): Promise<FamilyId | undefined> {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const family of fallbackFamilies(codePoint, language)) {
    const metrics = await loadMetrics(faceId(family, 'regular', false));
    if (new CodePointIndex(metrics.codePoints).placeOf(codePoint) >= 0) return family;
  }
  return undefined;
}
