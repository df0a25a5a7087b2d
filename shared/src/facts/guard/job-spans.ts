import { monthsOf, parseDate } from '../../resume/dates.js';
import type { Experience } from '../../resume/resume-data.js';
import { rootsIn } from '../words/text-words.js';

const MONTHS = 12;
/** Maximum number of successive jobs whose durations are added up. Texts do not refer to longer sequences. */
const MAX_JOBS = 8;
/** Fractions of a year from `HALF_FROM` to `HALF_TO` are rounded to half a year. */
const [HALF_FROM, HALF_TO] = [0.3, 0.7];
const HALF = 0.5;
/** Minimum fraction of a year that is rounded up to a full year in the total duration of successive jobs. */
const NEXT_FROM = 0.75;
/** Roots of words about time, which do not name a kind of work. */
const TIMES = new Set(['day', 'week', 'month', 'year', 'hour', 'minut', 'shift', 'night', 'mornin', 'aft', 'time']);

/** Returns the duration of a job in several wordings: in months, in full years, in half years and rounded up. */
export function spanOf(job: Experience, now: Date): string {
  const span = monthsIn(job, now);
  // The month of the end date counts as worked, so a month is added.
  return span ? formatDuration(span[1] - span[0] + 1, HALF) : '';
}

/** Returns the total durations of successive jobs, with the words that all of these jobs share: "5 years, care". */
export function spansOfRuns(jobs: readonly Experience[], now: Date): string[] {
  const dated = jobs
    .flatMap((job) => {
      const span = monthsIn(job, now);
      return span ? [{ span, words: rootsIn([job.role, job.company, ...job.bullets].join('\n')) }] : [];
    })
    .toSorted((a, b) => a.span[0] - b.span[0])
    .slice(-MAX_JOBS);
  return dated.flatMap((first, index) => {
    let shared = first.words;
    let months = first.span[1] - first.span[0];
    return dated.slice(index + 1).map(({ span, words }) => {
      shared = new Set([...shared].filter((word) => words.has(word)));
      months += span[1] - span[0];
      return `${formatDuration(months)}, ${formatDuration(span[1] - first.span[0])}, ${[...shared].filter((word) => !TIMES.has(word)).join(' ')}`;
    });
  });
}

function monthsIn({ startDate, endDate, current }: Experience, now: Date): [number, number] | undefined {
  const start = parseDate(startDate);
  const end = current ? undefined : parseDate(endDate);
  if (!start || (!current && !end)) return undefined;
  const from = monthsOf(start);
  return [from, Math.max(from, end ? monthsOf(end) : now.getUTCFullYear() * MONTHS + now.getUTCMonth())];
}

function formatDuration(months: number, next = NEXT_FROM): string {
  const full = Math.floor(months / MONTHS);
  const rest = months / MONTHS - full;
  const about = new Set([full, Math.floor((months + MONTHS * (1 - next)) / MONTHS)]);
  if (rest >= HALF_FROM && rest <= HALF_TO) about.add(full + 0.5);
  return [`${months} months`, ...[...about].map((count) => `${count} years`)].join(', ');
}
