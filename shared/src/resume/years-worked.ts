import { monthsOf, parseDate } from './dates.js';
import type { Experience } from './resume-data.js';

const MONTHS = 12;

/** Returns the number of complete years in the months that `monthsWorked` counts. */
export const yearsWorked = (jobs: readonly Experience[], today: Date): number =>
  Math.floor(monthsWorked(jobs, today) / MONTHS);

/**
 * Returns the number of months of work. Overlapping jobs count once; jobs with unreadable dates do not count.
 * @param today date that counts as the end of current jobs
 */
export function monthsWorked(jobs: readonly Experience[], today: Date): number {
  const now = today.getUTCFullYear() * MONTHS + today.getUTCMonth();
  const spans = jobs
    .flatMap(({ startDate, endDate, current }): [number, number][] => {
      const start = parseDate(startDate);
      const end = current ? undefined : parseDate(endDate);
      if (!start || (!current && !end)) return [];
      const span: [number, number] = [monthsOf(start), Math.min(end ? monthsOf(end) : now, now)];
      return span[1] > span[0] ? [span] : [];
    })
    .sort(([a], [b]) => a - b);
  let [months, reached] = [0, 0];
  for (const [start, end] of spans) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return months;
}
