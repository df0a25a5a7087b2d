import { isWithin } from './concurrent-jobs.js';
import { emptyExperience, type Experience } from './resume-data.js';

const job = (startDate: string, endDate = ''): Experience => ({
  ...emptyExperience(),
  startDate,
  endDate,
  current: endDate === '',
});

describe('isWithin', () => {
  it.each([
    ['Jul 2026', 'Aug 2026', true],
    ['Mar 2024', 'Apr 2024', true],
    ['Feb 2024', 'Apr 2024', false],
    ['2024', '2025', false],
    ['2025', '2025', true],
    ['summer', '2025', false],
  ])('returns whether %s to %s lies within a job held since March 2024: %s', (start, end, isInside) =>
    expect(isWithin(job(start, end), job('Mar 2024'))).toBe(isInside),
  );
});
