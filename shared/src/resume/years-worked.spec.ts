import { emptyExperience } from './resume-data.js';
import { yearsWorked } from './years-worked.js';

const job = (startDate: string, endDate: string, current = false) => ({
  ...emptyExperience(),
  startDate,
  endDate,
  current,
});
const TODAY = new Date('2026-11-21');

describe('yearsWorked', () => {
  it('counts a current job up to the given day', () => expect(yearsWorked([job('Nov 2020', '', true)], TODAY)).toBe(6));
  it('counts overlapping jobs once', () =>
    expect(yearsWorked([job('2018', '2021'), job('2019', '2022')], TODAY)).toBe(4));
  it('excludes gaps and unreadable dates', () =>
    expect(yearsWorked([job('2010', '2012'), job('2018', '2019'), job('long ago', '2009')], TODAY)).toBe(3));
});
