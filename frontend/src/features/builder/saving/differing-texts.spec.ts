import { expect, it } from 'vitest';
import { differingTexts } from './differing-texts.js';

it('shows short texts whole', () => {
  expect(differingTexts({ phone: '1', location: 'Paris' }, { phone: '2', location: '' })).toEqual({
    mine: '1 · Paris',
    other: '2',
  });
});

it('begins shortly before the difference, with a whole word', () => {
  const same = 'word '.repeat(40);
  const { mine, other } = differingTexts(`${same}red`, `${same}green`);
  expect(mine).toMatch(/^…word .*red$/);
  expect(mine.length).toBeLessThan(60);
  expect(other).toMatch(/green$/);
});

it('says when a side is empty', () => {
  expect(differingTexts([], ['Prize'])).toEqual({ mine: '(empty)', other: 'Prize' });
});
