import { splitByDirection } from './split-by-direction.js';

const turns = (text: string, base: 'ltr' | 'rtl') =>
  splitByDirection(text, base)
    .filter(({ direction }) => direction !== base)
    .map((part) => part.text);

describe('splitByDirection', () => {
  it('does not split text with a single direction', () => {
    expect(splitByDirection('Zoë & Ko. (2020)', 'ltr')).toEqual([{ text: 'Zoë & Ko. (2020)', direction: 'ltr' }]);
    expect(splitByDirection('خبرة عملية 2020', 'rtl')).toEqual([{ text: 'خبرة عملية 2020', direction: 'rtl' }]);
  });

  it('separates a name written in the opposite direction as one piece, with its inner spaces', () => {
    expect(turns('Reports to ليلى منصور, twice a week', 'ltr')).toEqual(['ليلى منصور']);
    expect(turns('بواسطة Primavera P6، وبعدها ISO 9001 ثم', 'rtl')).toEqual(['Primavera P6', 'ISO 9001']);
  });

  it('returns parts that together contain the complete text', () => {
    for (const text of ['', 'ا', 'a ا b ب c', 'اَلْعَرَبِيَّة (BIM)!', '12% زيادة'])
      for (const base of ['ltr', 'rtl'] as const)
        expect(
          splitByDirection(text, base)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
  });
});
