import { describe, expect, it } from 'vitest';
import { parseDate } from '@shortlist/shared/resume/dates';
import { RESUME_WORDS } from '@shortlist/shared/resume/languages';
import { monthOf, monthText, moveMonth, openingMonth } from './month-choice.js';

const TODAY = new Date(2026, 10, 25);

describe('monthText', () => {
  it.each([
    ['en-US', 'Mar 2021'],
    ['de', 'März 2021'],
    ['ja', '2021年3月'],
    ['vi', '03/2021'],
    ['pl', '03.2021'],
  ])('formats a month in the style of resumes in %s', (language, text) =>
    expect(monthText({ year: 2021, month: 3 }, language)).toBe(text),
  );

  it('formats months in every language as text that can be parsed again', () => {
    for (const language of Object.keys(RESUME_WORDS))
      for (let month = 1; month <= 12; month += 1)
        expect([language, parseDate(monthText({ year: 2021, month }, language))]).toEqual([
          language,
          { year: 2021, month },
        ]);
  });
});

describe('openingMonth', () => {
  it.each([
    ['Mar 2021', 2021, 3],
    ['03/2018', 2018, 3],
    ['2016', 2016, 1],
    ['Exp. sometime 2027', 2027, 1],
    ['', 2026, 11],
    ['soon', 2026, 11],
  ])('the text "%s" opens the picker at year %i, month %i', (typed, year, month) =>
    expect(openingMonth(typed, TODAY)).toEqual({ year, month }),
  );

  it('returns undefined if the text contains no month', () => {
    expect(monthOf('2016')).toBeUndefined();
    expect(monthOf('Summer 2013')).toBeUndefined();
  });
});

describe('moveMonth', () => {
  const from = { year: 2021, month: 1 };
  it.each([
    ['ArrowLeft', { year: 2020, month: 12 }],
    ['ArrowRight', { year: 2021, month: 2 }],
    ['ArrowUp', { year: 2020, month: 10 }],
    ['ArrowDown', { year: 2021, month: 4 }],
    ['PageUp', { year: 2020, month: 1 }],
    ['PageDown', { year: 2022, month: 1 }],
    ['End', { year: 2021, month: 12 }],
    ['Home', { year: 2021, month: 1 }],
  ])('moves the selected month with the %s key', (key, month) => expect(moveMonth(from, key, TODAY)).toEqual(month));

  it('returns undefined for unrelated keys and for years out of range', () => {
    expect(moveMonth({ year: 1940, month: 1 }, 'ArrowLeft', TODAY)).toBeUndefined();
    expect(moveMonth({ year: 2056, month: 12 }, 'ArrowRight', TODAY)).toBeUndefined();
    expect(moveMonth(from, 'a', TODAY)).toBeUndefined();
  });
});
