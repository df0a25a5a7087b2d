import type { FaceId } from '@shortlist/shared/fonts/families';
import { loadFace } from '../fonts/fonts.js';
import { shapeText } from './shape-text.js';

function shape(id: FaceId, text: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const face = loadFace(id);
  if (!face) throw new Error(`${id} is missing`);
  const clusters = shapeText(face, text, direction);
  const { unitsPerEm } = face.font.font;
  return {
    texts: clusters.map((cluster) => cluster.text),
    parts: clusters.map((cluster) => cluster.parts.length),
    width: clusters.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm,
    measured: face.measured.width(text),
  };
}

describe('shapeText', () => {
  it.each([
    ['source-sans-regular', 'AVATAR To. fi ffl Łódź', 'ltr'],
    ['inter-regular', 'WAVE 11:45 → 90 %', 'ltr'],
    ['source-serif-italic', 'Ty Việt Nam Οδυσσέας', 'ltr'],
    ['noto-hebrew-regular', 'שלום עולם', 'rtl'],
    ['noto-arabic-regular', 'مديرة مشاريع', 'rtl'],
    ['noto-devanagari-bold', 'क्षेत्रीय कार्यक्रम', 'ltr'],
  ] as const)('shapes text to the width that the layout measured (%s)', (id, text, direction) => {
    const { width, measured } = shape(id, text, direction);
    expect(width).toBeCloseTo(measured, 4);
  });

  it('uses no optional ligatures', () => {
    expect(shape('source-sans-regular', 'office').texts).toEqual([...'office']);
  });

  it('returns right-to-left text in visual order', () => {
    expect(shape('noto-hebrew-regular', 'אבג', 'rtl').texts).toEqual([...'גבא']);
  });

  it('shapes a letter and its dots as one cluster', () => {
    expect(shape('noto-arabic-regular', 'بت', 'rtl')).toMatchObject({ texts: ['ت', 'ب'], parts: [2, 2] });
  });

  it('keeps letters with the same base glyph distinguishable', () => {
    shape('noto-arabic-regular', 'ضة', 'rtl');
    expect(shape('noto-arabic-regular', 'صه', 'rtl').texts).toEqual(['ه', 'ص']);
  });

  it('shapes a syllable with a reordered vowel as one cluster', () => {
    expect(shape('noto-devanagari-regular', 'कि').texts).toEqual(['कि']);
  });

  it('mirrors parentheses in right-to-left text and extracts them as written', () => {
    const face = loadFace('noto-hebrew-regular');
    if (!face) throw new Error('the face is missing');
    const closing = face.font.font.glyphForCodePoint(')'.charCodeAt(0)).id;
    expect(shapeText(face, '(א', 'rtl').at(-1)).toMatchObject({ text: '(', parts: [{ id: closing }] });
  });

  it('keeps the text of a combining mark whose base letter has no anchor for it', () => {
    expect(shape('noto-gurmukhi-regular', 'ਸਿੰਘ').texts.join('')).toBe('ਸਿੰਘ');
  });

  it('draws a joined emoji as one glyph', () => {
    expect(shape('noto-emoji-regular', '👩🏽‍💻').texts).toEqual(['👩🏽‍💻']);
  });

  it('draws nothing for invisible joiners and soft hyphens', () => {
    expect(shape('source-sans-regular', 'a\u200db\u00adc').texts).toEqual(['a', 'b', 'c']);
  });

  it.each(['source-sans-regular', 'noto-arabic-regular'] as const)('throws for a character that %s lacks', (id) => {
    expect(() => shape(id, '中')).toThrow('U+4E2D');
  });
});
