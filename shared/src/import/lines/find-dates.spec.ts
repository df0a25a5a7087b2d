import { findDates, isDateText, splitDates } from './find-dates.js';

const formatted = (text: string) => {
  const dates = findDates(text);
  return dates && [dates.start, dates.current ? 'now' : dates.end].filter(Boolean).join(' to ');
};

describe('findDates', () => {
  it.each([
    ['Jan 2020 – Present', 'Jan 2020 to now'],
    ['January 2020 - March 2021', 'January 2020 to March 2021'],
    ['(06/2016 – 02/2020)', '06/2016 to 02/2020'],
    ['2015-10 – 2019-03', '2015-10 to 2019-03'],
    ['2012–2014', '2012 to 2014'],
    ['2020–21', '2020 to 21'],
    ['Sept. 2018 to date', 'Sept. 2018 to now'],
    ['Summer 2013 – 2015', 'Summer 2013 to 2015'],
    ['since 2019', '2019 to now'],
    ['2018 –', '2018 to now'],
    ['January 2018 - Present (6 years 2 months)', 'January 2018 to now'],
    ['seit 04/2019', '04/2019 to now'],
    ['04/2019 – heute', '04/2019 to now'],
    ['mars 2017 – aujourd’hui', 'mars 2017 to now'],
    ['березень 2019 – дотепер', 'березень 2019 to now'],
    ['styczeń 2015 – obecnie', 'styczeń 2015 to now'],
    ['2019年4月 – 現在', '2019年4月 to now'],
    ['2015/10 – 2019/03', '2015/10 to 2019/03'],
    ['كانون الثاني 2020 – حتى الآن', 'كانون الثاني 2020 to now'],
    ['٢٠١٦ – 2019', '٢٠١٦ to 2019'],
    ['Graduated May 2016', 'May 2016'],
    ['14 March 2020', '14 March 2020'],
  ])('finds the dates in %s', (text, expected) => expect(formatted(text)).toBe(expected));

  it.each(['Room 2040B', '24 beds', '+44 7700 900123', 'Level 3 to 5', 'ISO 9001', 'Present'])(
    'finds no dates in %s',
    (text) => {
      expect(findDates(text)).toBeUndefined();
    },
  );
});

describe('isDateText', () => {
  it('distinguishes dates from text that only contains a date', () => {
    expect(['2020', 'Present', '(2012 – 2014)', 'Mai 2019'].map(isDateText)).toEqual([true, true, true, true]);
    expect(['2nd of 118 teams, 2012', 'Olympics 2012', 'Leeds'].map(isDateText)).toEqual([false, false, false]);
  });
});

describe('splitDates', () => {
  it('keeps text that is not an exact date, such as "early 90s"', () => {
    expect(splitDates('early 90s – Winter 2018')).toEqual({ start: 'early 90s', end: 'Winter 2018', current: false });
    expect(splitDates('Michaelmas term')).toEqual({ start: 'Michaelmas term', end: '', current: false });
  });
});
