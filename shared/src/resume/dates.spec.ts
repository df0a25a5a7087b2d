import { formatDate, formatSpan, parseDate } from './dates.js';

describe('parseDate', () => {
  it.each([
    ['2021', { year: 2021 }],
    ['2021-03', { year: 2021, month: 3 }],
    ['03/2021', { year: 2021, month: 3 }],
    ['2015/10', { year: 2015, month: 10 }],
    ['Sept 2019', { year: 2019, month: 9 }],
    ['march 2021', { year: 2021, month: 3 }],
    ['2025-06-14', { year: 2025, month: 6, day: 14 }],
    ['June 14, 2025', { year: 2025, month: 6, day: 14 }],
    ['14. Juni 2025', { year: 2025, month: 6, day: 14 }],
    ['2019年4月', { year: 2019, month: 4 }],
    ['березень 2020', { year: 2020, month: 3 }],
  ])('parses the date %s', (typed, date) => {
    expect(parseDate(typed)).toEqual(date);
  });

  it.each(['', 'Summer 2013', '12/03/2020', '2012–2016', 'Exp. 06/2026', '2021-13', '2020, renewed 2023', 'Present'])(
    'returns undefined for the ambiguous or unknown date "%s"',
    (typed) => {
      expect(parseDate(typed)).toBeUndefined();
    },
  );
});

describe('formatDate', () => {
  it("formats every parsed date in the style of the resume's language", () => {
    expect(['2021-03', '03/2021', 'March 2021', 'Mar 2021'].map((typed) => formatDate(typed, 'en-US'))).toEqual(
      Array<string>(4).fill('Mar 2021'),
    );
    expect(formatDate('2015/10', 'ja')).toBe('2015年10月');
    expect(formatDate('2021-03', 'de')).toBe('März 2021');
  });

  it('keeps text that is not a date as typed', () => {
    expect(formatDate('Summer 2013', 'en')).toBe('Summer 2013');
    expect(formatDate('كانون الثاني 2020', 'ar')).toBe('كانون الثاني 2020');
  });

  it('prints "present" for current work, even if the entry still has an end date', () => {
    expect(formatSpan({ startDate: '2020', endDate: '2021', current: true }, 'en')).toEqual({
      start: '2020',
      end: 'Present',
    });
  });
});
