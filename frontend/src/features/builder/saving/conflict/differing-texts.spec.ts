import { expect, it } from 'vitest';
import { differingTexts } from './differing-texts.js';

it('differingTexts returns short texts in full', () => {
  expect(differingTexts({ phone: '1', location: 'Paris' }, { phone: '2', location: '' })).toEqual({
    mine: '1 · Paris',
    other: '2',
  });
});

it('differingTexts starts an excerpt shortly before the difference, at the beginning of a word', () => {
  const same = 'word '.repeat(40);
  const { mine, other } = differingTexts(`${same}red`, `${same}green`);
  expect(mine).toMatch(/^…word .*red$/);
  expect(mine.length).toBeLessThan(60);
  expect(other).toMatch(/green$/);
});

it('differingTexts shows an empty text as "(empty)"', () => {
  expect(differingTexts([], ['Prize'])).toEqual({ mine: '(empty)', other: 'Prize' });
});
