import type { FaceId } from './families.js';
import { createFontBook, type Face } from './font-book.js';

const face = (id: FaceId, characters = ''): [FaceId, Face] => [
  id,
  {
    id,
    ascent: 1,
    descent: 0.25,
    covers: (codePoint) => characters.includes(String.fromCodePoint(codePoint)),
    width: (text) => text.length,
  },
];
const book = createFontBook(
  new Map([
    face('inter-regular'),
    face('inter-bold'),
    face('inter-italic'),
    face('manrope-regular'),
    face('noto-jp-regular', '直学'),
    face('noto-sc-regular', '直学'),
    face('noto-kr-regular', '한'),
    face('noto-kr-bold', '글'),
    face('noto-hebrew-regular', 'א'),
  ]),
);
const fallback = (character: string, language = 'en', weight: 'regular' | 'bold' = 'regular') =>
  book.fallback(character.codePointAt(0) ?? 0, weight, language)?.id;

describe('FontBook', () => {
  it('returns the requested font face', () => {
    expect(book.face('inter', 'bold', false).id).toBe('inter-bold');
    expect(book.face('inter', 'regular', true).id).toBe('inter-italic');
  });

  it('returns the nearest style if the font family lacks the requested one', () => {
    expect(book.face('inter', 'bold', true).id).toBe('inter-bold');
    expect(book.face('manrope', 'bold', true).id).toBe('manrope-regular');
  });

  it('throws for an unavailable font family', () => {
    expect(() => book.face('fira-sans', 'regular', false)).toThrow('fira-sans');
  });

  it("draws ideographs in the style of the text's language", () => {
    expect(fallback('直', 'ja')).toBe('noto-jp-regular');
    expect(fallback('直', 'zh-Hans')).toBe('noto-sc-regular');
    expect(fallback('直', 'en')).toBe('noto-sc-regular');
  });

  it('draws a character in the regular face if the bold face lacks it', () => {
    expect(fallback('글', 'ko', 'bold')).toBe('noto-kr-bold');
    expect(fallback('한', 'ko', 'bold')).toBe('noto-kr-regular');
  });

  it('finds the fallback family that covers a script', () => {
    expect(fallback('א')).toBe('noto-hebrew-regular');
  });

  it('returns undefined for a code point that no loaded face covers', () => {
    expect(fallback('ꙮ')).toBeUndefined();
  });
});
