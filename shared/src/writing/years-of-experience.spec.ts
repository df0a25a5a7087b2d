import { emptyExperience, emptyResumeData } from '../resume/resume-data.js';
import { yearsOfExperience } from './years-of-experience.js';

const TODAY = new Date('2026-11-23');
const withSummary = (text: string) => ({
  ...emptyResumeData(),
  summary: { text },
  experience: [{ ...emptyExperience(), role: 'Nurse', startDate: 'Jan 2018', current: true }],
});

describe('yearsOfExperience', () => {
  it.each([
    ['Nurse with six years in ICUs.', 6],
    ['Over 10 years of experience in sales', 10],
    ['Engineer, 12+ yrs', 12],
    ['A nurse who cares.', 8],
    ['Moved here two years ago.', 8],
    ['I am 34 years old.', 8],
    ['99 years of service', 8],
  ])('agrees with the summary: %s', (text, years) => expect(yearsOfExperience(withSummary(text), TODAY)).toBe(years));
});
