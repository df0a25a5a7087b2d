import type { FaceMetrics } from './face-metrics.js';
import { simpleFace } from './simple-face.js';

/**
 * The letters A and V and a period are 600, 500 and 200 units wide. The pair "AV" kerns by -80, the pair "V." by -120.
 */
const metrics: FaceMetrics = {
  id: 'source-sans-regular',
  shaping: 'simple',
  unitsPerEm: 1000,
  ascent: 900,
  descent: 300,
  codePoints: [0x2e, 1, 0x41 - 0x2f, 1, 0x56 - 0x42, 1],
  advances: [200, 1, 600, 1, 500, 1],
  kerning: {
    first: [0, 1, 1, 1, 2, 1],
    second: [1, 1, 0, 1, 2, 1],
    rows: [
      [2, -80],
      [1, -120],
    ],
  },
};
const face = simpleFace(metrics);

describe('simpleFace', () => {
  it('sums advance widths and pair kerning in em', () => {
    expect(face.width('AV.')).toBeCloseTo((600 - 80 + 500 - 120 + 200) / 1000, 10);
  });

  it('kerns the pair "AV" but not "VA"', () => {
    expect(face.kern(0x41, 0x56)).toBe(-0.08);
    expect(face.kern(0x56, 0x41)).toBe(0);
  });

  it('reports all invisible characters as covered, in addition to the characters of the font', () => {
    expect(face.covers(0x41)).toBe(true);
    expect(face.covers(0x42)).toBe(false);
    expect(face.covers(0x200d)).toBe(true);
  });

  it('gives joiners no width and kerns the letters around them', () => {
    expect(face.width('A\u200dV')).toBe(face.width('AV'));
  });

  it('returns ascent and descent in em', () => {
    expect([face.ascent, face.descent]).toEqual([0.9, 0.3]);
  });

  it('throws for a font face that only a shaper can measure', () => {
    expect(() => simpleFace({ ...metrics, shaping: 'complex' })).toThrow('shaper');
  });
});
