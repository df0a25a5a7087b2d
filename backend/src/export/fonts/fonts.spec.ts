import { FALLBACK_FAMILIES, TEMPLATE_FAMILIES, type FaceId } from '@shortlist/shared/fonts/families';
import { loadFace, loadFontBook } from './fonts.js';

const WORDS = ['AVATAR', 'To.', 'Łódź,', 'Việt', 'Ж“Щ”', 'Ωμέγα', 'office', 'P.A.', '7/11', '“Yes”'];
const families = [...TEMPLATE_FAMILIES, ...FALLBACK_FAMILIES];
const isInFace = (id: FaceId, text: string) =>
  [...text].every((character) => loadFace(id)?.font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe('loadFontBook', () => {
  it.each(families)('has a regular face for the font family %s', (family) => {
    expect(loadFace(`${family}-regular`)?.id).toBe(`${family}-regular`);
  });

  it.each(families)('measures the same text width in %s as fontkit', (family) => {
    for (const id of [`${family}-regular`, `${family}-bold`] as const) {
      const face = loadFace(id);
      if (!face?.simple) continue;
      for (const word of WORDS.filter((text) => isInFace(id, text))) {
        const { font } = face.font;
        expect([word, face.simple.width(word)]).toEqual([word, font.layout(word).advanceWidth / font.unitsPerEm]);
      }
    }
  });

  it.each(TEMPLATE_FAMILIES)('has glyphs for European letters in %s', (family) => {
    const face = loadFontBook().face(family, 'regular', false);
    const missing = [...'ÀßĀžșțəẠỹΆώЀџ–—‘’“”•…€→≥'].filter((character) => !face.covers(character.codePointAt(0) ?? 0));
    const drawn = missing.filter((character) =>
      loadFontBook().fallback(character.codePointAt(0) ?? 0, 'regular', 'en'),
    );
    expect(drawn).toEqual(missing);
  });

  it('returns undefined for a font face that does not exist', () => {
    expect(loadFace('manrope-italic')).toBeUndefined();
  });
});
