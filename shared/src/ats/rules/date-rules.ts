import { formatDate, monthOf, monthsOf, parseDate, type PartialDate } from '../../resume/dates.js';
import { hasExpired } from '../../resume/has-expired.js';
import type { Experience, ResumeData } from '../../resume/resume-data.js';
import { enteredJobs } from './job-rules.js';
import { failureShare, isFilled, plural, type Rule } from './rule.js';

/** Minimum length, in months, of a gap between jobs that recruiters notice. */
const GAP = 9;

interface TypedDate {
  text: string;
  date: PartialDate | undefined;
  path: string;
}

const typedDates = (experience: readonly Experience[]): TypedDate[] =>
  experience
    .flatMap((job, index) => [
      { text: job.startDate, path: `experience.${index}.startDate` },
      { text: job.current ? '' : job.endDate, path: `experience.${index}.endDate` },
    ])
    .filter(({ text }) => isFilled(text))
    .map((each) => ({ ...each, date: parseDate(each.text) }));

/** Returns the latest month that the date may mean: "2019" may mean December 2019. */
const latest = (date: PartialDate): number => monthsOf({ month: 12, ...date });

export const DATE_RULES: readonly Rule[] = [
  {
    id: 'readable-dates',
    max: 7,
    evaluate: ({ data: { experience } }) => {
      const dates = typedDates(experience);
      if (dates.length === 0) return undefined;
      const unread = dates.filter(({ date }) => !date);
      // An unreadable date with a four-digit year, such as "Summer 2013", counts half: every parser finds the year.
      const lost = unread.reduce((sum, { text }) => sum + (/\p{Nd}{4}/u.test(text) ? 0.5 : 1), 0);
      if (unread.length === 0) return { share: 1, message: 'Dates are machine-readable.' };
      return {
        share: 1 - lost / dates.length,
        message: 'Write dates as month and year, such as "Mar 2021"; parsers cannot read seasons or other words.',
        path: unread[0]?.path,
      };
    },
  },
  {
    id: 'end-after-start',
    max: 3,
    evaluate: ({ data: { experience } }) => {
      const spans = experience.flatMap((job, index) => {
        const start = parseDate(job.startDate);
        const end = job.current ? undefined : parseDate(job.endDate);
        return start && end ? [{ start, end, path: `experience.${index}.endDate` }] : [];
      });
      if (spans.length === 0) return undefined;
      const reversed = spans.filter(({ start, end }) => latest(end) < monthsOf(start));
      return failureShare(
        reversed.map(({ path }) => path),
        spans.length,
        'Every job ends after it starts.',
        (count) => `Check the dates: ${plural(count, 'job ends before it starts', 'jobs end before they start')}.`,
      );
    },
  },
  {
    id: 'no-future-start',
    max: 2,
    evaluate: ({ data: { experience }, today }) => {
      const starts = typedDates(experience).filter(({ date, path }) => date && path.endsWith('startDate'));
      if (starts.length === 0) return undefined;
      const future = starts.filter(({ date }) => date && monthsOf(date) > monthOf(today)).map(({ path }) => path);
      return failureShare(
        future,
        starts.length,
        'No job starts in the future.',
        (count) => `${plural(count, 'job starts', 'jobs start')} in the future; check the year.`,
      );
    },
  },
  {
    id: 'one-date-style',
    max: 2,
    evaluate: ({ data: { experience } }) => {
      const dates = typedDates(experience).filter(({ date }) => date);
      if (dates.length < 2) return undefined;
      const bare = dates.filter(({ date }) => date?.month === undefined);
      const fewer = bare.length * 2 > dates.length ? dates.filter((each) => !bare.includes(each)) : bare;
      return failureShare(
        fewer.map(({ path }) => path),
        dates.length,
        'Dates use one style.',
        () => 'Write all job dates in one style: month and year, or the year alone.',
      );
    },
  },
  {
    id: 'ended-jobs',
    max: 3,
    evaluate: ({ data: { experience } }) => {
      const jobs = enteredJobs(experience);
      if (jobs.length === 0) return undefined;
      const open = jobs.filter(({ job }) => !job.current && !isFilled(job.endDate));
      return failureShare(
        open.map(({ index }) => `experience.${index}.endDate`),
        jobs.length,
        'Every job has an end date or is current.',
        (count) => `Add an end date to ${plural(count, 'job')}, or check "I currently work here".`,
      );
    },
  },
  {
    id: 'newest-first',
    max: 3,
    evaluate: ({ data: { experience } }) => {
      if (experience.length < 2) return undefined;
      const starts = experience.map((job) => parseDate(job.startDate));
      const late = starts.flatMap((start, index) => {
        const before = starts[index - 1];
        return start && before && monthsOf(start) > latest(before) ? [`experience.${index}.startDate`] : [];
      });
      return failureShare(late, starts.length - 1, 'Jobs are listed newest first.', () => 'List the newest job first.');
    },
  },
  {
    id: 'gaps',
    max: 0,
    evaluate: ({ data: { experience }, today }) => {
      const gap = longestGap(experience, monthOf(today));
      if (!gap) return undefined;
      return {
        share: 1,
        message: `There is a gap of ${plural(gap.months, 'month')} before "${gap.role}". It costs no points, but be ready to explain it.`,
        path: `experience.${gap.index}.startDate`,
      };
    },
  },
  {
    id: 'expired-certificates',
    max: 0,
    evaluate: ({ data, language, today }) => {
      const [first] = expiredCertificates(data, today);
      if (!first) return undefined;
      return {
        share: 1,
        message: `"${first.name}" expired in ${formatDate(first.expires, language)}. Renew it, or leave it out.`,
        path: `certifications.${first.index}.expires`,
      };
    },
  },
];

const expiredCertificates = ({ certifications }: ResumeData, today: Date) =>
  certifications.flatMap(({ name, expires }, index) =>
    isFilled(name) && hasExpired(expires, today) ? [{ name: name.trim(), expires, index }] : [],
  );

function longestGap(
  experience: readonly Experience[],
  now: number,
): { months: number; index: number; role: string } | undefined {
  const spans = experience
    .flatMap((job, index) => {
      const start = parseDate(job.startDate);
      const ended = job.current ? undefined : parseDate(job.endDate);
      // A job with an unreadable end date may have lasted until today.
      const end = ended ? latest(ended) : now;
      return start && isFilled(job.role) ? [{ from: monthsOf(start), until: end, index, role: job.role.trim() }] : [];
    })
    .sort((a, b) => a.from - b.from);
  let reached = spans[0]?.until ?? now;
  let longest: { months: number; index: number; role: string } | undefined;
  for (const { from, until, index, role } of spans) {
    const months = from - reached - 1;
    if (months >= Math.max(GAP, (longest?.months ?? 0) + 1)) longest = { months, index, role };
    reached = Math.max(reached, until);
  }
  return longest;
}
