import { create } from 'fontkit';
import { loadFace } from './fonts.js';
import { subsetTrueType } from './fast-subset.js';
import { readTrueType } from './truetype.js';

const TEXT = 'Zoë Ångström – “naïve” fi 12,5 % €Жłệ';

function faceOf(id: 'source-sans-regular' | 'inter-bold' | 'noto-jp-regular') {
  const face = loadFace(id);
  if (!face) throw new Error(`${id} is missing`);
  return face.font;
}

function glyphsOf(program: Uint8Array, count: number) {
  const font = create(Buffer.from(program));
  if (!('getGlyph' in font)) throw new Error('not a single font');
  return Array.from({ length: count }, (_, id) => {
    const glyph = font.getGlyph(id);
    return { path: glyph.path.toSVG(), advance: glyph.advanceWidth };
  });
}

describe('subsetTrueType', () => {
  it.each(['source-sans-regular', 'inter-bold', 'noto-jp-regular'] as const)(
    'copies outlines and widths exactly as fontkit does (%s)',
    (id) => {
      const { font, file } = faceOf(id);
      const glyphs = [
        0,
        ...new Set([...TEXT].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id)),
      ];
      const unique = [...new Set(glyphs)];
      const stock = font.createSubset();
      unique.forEach((glyph) => stock.includeGlyph(font.getGlyph(glyph)));

      const expected = glyphsOf(stock.encode(), unique.length);
      expect(glyphsOf(subsetTrueType(readTrueType(file), unique), unique.length)).toEqual(expected);
    },
  );

  it('the subset repeats a glyph that is requested twice', () => {
    const { font, file } = faceOf('source-sans-regular');
    const glyph = font.glyphForCodePoint(0x41).id;
    const [, first, second] = glyphsOf(subsetTrueType(readTrueType(file), [0, glyph, glyph]), 3);
    expect(first).toEqual(second);
  });

  it('composes one glyph from several glyphs with offsets', () => {
    const { font, file } = faceOf('source-sans-regular');
    const stem = font.glyphForCodePoint(0x6c);
    const parts = [
      { id: stem.id, x: 0, y: 0 },
      { id: stem.id, x: 300, y: -40 },
    ];
    const program = subsetTrueType(readTrueType(file), [0, { advance: 640, parts }]);
    const composed = create(program);
    if (!('getGlyph' in composed)) throw new Error('not a single font');
    const { bbox, advanceWidth } = composed.getGlyph(1);
    expect(advanceWidth).toBe(640);
    expect([bbox.minX, bbox.maxX]).toEqual([stem.bbox.minX, stem.bbox.maxX + 300]);
    expect([bbox.minY, bbox.maxY]).toEqual([stem.bbox.minY - 40, stem.bbox.maxY]);
  });
});
