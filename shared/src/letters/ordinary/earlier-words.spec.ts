import { emptyExperience, type Experience } from '../../resume/resume-data.js';
import { PHRASES } from '../evidence/phrases.js';
import { earlierWords } from './earlier-words.js';

const job = (startDate: string, endDate = ''): Experience => ({
  ...emptyExperience(),
  startDate,
  endDate,
  current: endDate === '',
});
const PRESENT = job('Mar 2024');
const wordsOf = (told: readonly Experience[], main: Experience = PRESENT, isNext = true): string[] =>
  earlierWords(told, main, isNext, PHRASES.plain);

describe('earlierWords', () => {
  it('introduces a finished placement during the current job with "Alongside this job"', () =>
    expect(wordsOf([job('Jul 2026', 'Aug 2026'), job('Jan 2022', 'Feb 2024')])).toEqual([
      'Alongside this job',
      'Before my present job',
    ]));

  it('introduces two side jobs with different phrases', () =>
    expect(wordsOf([job('Jan 2023'), job('Jan 2025')])).toEqual(['Alongside this job', 'At the same time']));

  it('never uses "Earlier still" twice in a row', () =>
    expect(wordsOf([job('2020', '2023'), job('2018', '2019'), job('2015', '2017'), job('2013', '2014')])).toEqual([
      'Before that',
      'Earlier still',
      'Before that',
      'Earlier still',
    ]));

  it('introduces a job held during the previously mentioned job with "During that time"', () =>
    expect(wordsOf([job('Sep 2019', 'Jan 2024'), job('Jun 2021', 'Aug 2021')])).toEqual([
      'Before that',
      'During that time',
    ]));

  it('does not say "Before that" if the text skips a job', () =>
    expect(wordsOf([job('2018', '2019')], PRESENT, false)).toEqual(['Earlier']));
});
