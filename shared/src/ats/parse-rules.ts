import { monthsOf, parseDate } from '../resume/dates.js';
import { mailHref, phoneHref, webHref } from '../resume/links.js';
import type { Experience } from '../resume/resume-data.js';
import { faults, plural, type Rule, type Verdict } from './rule.js';

const isFilled = (text: string): boolean => text.trim() !== '';

/** A job that has been begun to be filled in. */
const isEntered = (job: Experience): boolean => [job.role, job.company, job.startDate, ...job.bullets].some(isFilled);

const given = (isGiven: boolean, praise: string, advice: string, path: string): Verdict =>
  isGiven ? { share: 1, message: praise } : { share: 0, message: advice, path };

/** Can a machine find the contacts, the jobs and their dates, the schools and the skills? */
export const PARSE_RULES: readonly Rule[] = [
  {
    id: 'name',
    max: 6,
    judge: ({ data: { personal } }) =>
      given(isFilled(personal.fullName), 'The name is there.', 'Add your full name.', 'personal.fullName'),
  },
  {
    id: 'email',
    max: 6,
    judge: ({ data: { personal } }) => {
      if (!isFilled(personal.email)) return { share: 0, message: 'Add your e-mail address.', path: 'personal.email' };
      if (mailHref(personal.email)) return { share: 1, message: 'The e-mail address is well-formed.' };
      return { share: 0.5, message: 'Check the e-mail address: it does not look complete.', path: 'personal.email' };
    },
  },
  {
    id: 'phone',
    max: 5,
    judge: ({ data: { personal } }) => {
      if (!isFilled(personal.phone)) return { share: 0, message: 'Add a phone number.', path: 'personal.phone' };
      const digits = phoneHref(personal.phone)?.replace(/\D/g, '').length ?? 0;
      if (digits >= 7) return { share: 1, message: 'The phone number reads as one.' };
      return { share: 0.5, message: 'Write the phone number with digits, spaces and + only.', path: 'personal.phone' };
    },
  },
  {
    id: 'location',
    max: 3,
    judge: ({ data: { personal } }) =>
      given(
        isFilled(personal.location),
        'The location is there.',
        'Add your city and country or state.',
        'personal.location',
      ),
  },
  {
    id: 'links',
    max: 2,
    judge: ({ data: { personal } }) => {
      const links = (['linkedin', 'portfolio'] as const).filter((key) => isFilled(personal[key]));
      if (links.length === 0) return undefined;
      const broken = links.filter((key) => !webHref(personal[key])).map((key) => `personal.${key}`);
      return faults(
        broken,
        links.length,
        'Links lead somewhere.',
        () => 'Write links as web addresses, such as linkedin.com/in/name.',
      );
    },
  },
  {
    id: 'job-title',
    max: 3,
    judge: ({ data: { personal } }) =>
      given(
        isFilled(personal.jobTitle),
        'The job title is there.',
        'Add the job title you are after.',
        'personal.jobTitle',
      ),
  },
  {
    id: 'dated-job',
    max: 7,
    judge: ({ data: { experience } }) =>
      given(
        experience.some((job) => isEntered(job) && /\d{4}|\p{Nd}{4}/u.test(job.startDate)),
        'There is a job with dates.',
        'Add at least one job with its dates; internships and part-time work count.',
        'experience.0.startDate',
      ),
  },
  {
    id: 'complete-jobs',
    max: 7,
    judge: ({ data: { experience } }) => {
      const jobs = experience.map((job, index) => ({ job, index })).filter(({ job }) => isEntered(job));
      if (jobs.length === 0) return undefined;
      const missing = jobs.flatMap(({ job, index }) => {
        const key = (['role', 'company', 'startDate'] as const).find((each) => !isFilled(job[each]));
        return key ? [`experience.${index}.${key}`] : [];
      });
      return faults(
        missing,
        jobs.length,
        'Every job has title, employer and start date.',
        (count) => `Complete ${plural(count, 'job')}: title, employer and start date.`,
      );
    },
  },
  {
    id: 'readable-dates',
    max: 6,
    judge: ({ data: { experience } }) => {
      const dates = experience.flatMap((job, index) => [
        { text: job.startDate, path: `experience.${index}.startDate` },
        { text: job.current ? '' : job.endDate, path: `experience.${index}.endDate` },
      ]);
      const filled = dates.filter(({ text }) => isFilled(text));
      if (filled.length === 0) return undefined;
      const unread = filled.filter(({ text }) => !parseDate(text));
      // A year at least is understood by every parser, whatever stands around it.
      const lost = unread.reduce((sum, { text }) => sum + (/\p{Nd}{4}/u.test(text) ? 0.5 : 1), 0);
      if (unread.length === 0) return { share: 1, message: 'Dates are written so that machines understand them.' };
      return {
        share: 1 - lost / filled.length,
        message: 'Write dates as month and year, such as "Mar 2021"; seasons and words are not understood.',
        path: unread[0]?.path,
      };
    },
  },
  {
    id: 'end-after-start',
    max: 4,
    judge: ({ data: { experience } }) => {
      const spans = experience.flatMap((job, index) => {
        const start = parseDate(job.startDate);
        const end = job.current ? undefined : parseDate(job.endDate);
        return start && end ? [{ start, end, path: `experience.${index}.endDate` }] : [];
      });
      if (spans.length === 0) return undefined;
      // With a year alone the end may be any month of it.
      const reversed = spans.filter(({ start, end }) => monthsOf({ month: 12, ...end }) < monthsOf(start));
      return faults(
        reversed.map(({ path }) => path),
        spans.length,
        'Every job ends after it starts.',
        (count) => `${plural(count, 'job')} would end before the start date.`,
      );
    },
  },
  {
    id: 'ended-jobs',
    max: 3,
    judge: ({ data: { experience } }) => {
      const jobs = experience.map((job, index) => ({ job, index })).filter(({ job }) => isEntered(job));
      if (jobs.length === 0) return undefined;
      const open = jobs.filter(({ job }) => !job.current && !isFilled(job.endDate));
      return faults(
        open.map(({ index }) => `experience.${index}.endDate`),
        jobs.length,
        'Every job has an end date or is current.',
        (count) => `Give ${plural(count, 'job')} an end date, or tick that you work there now.`,
      );
    },
  },
  {
    id: 'newest-first',
    max: 3,
    judge: ({ data: { experience } }) => {
      const starts = experience.map((job) => parseDate(job.startDate));
      const late = starts.flatMap((start, index) => {
        const before = starts[index - 1];
        return start && before && monthsOf(start) > monthsOf({ month: 12, ...before })
          ? [`experience.${index}.startDate`]
          : [];
      });
      if (starts.length < 2) return undefined;
      return faults(late, starts.length - 1, 'Jobs stand newest first.', () => 'Put your newest job first.');
    },
  },
  {
    id: 'education',
    max: 5,
    judge: ({ data: { education } }) => {
      const schools = education.map((school, index) => ({ school, index }));
      const entered = schools.filter(({ school }) => isFilled(school.school) || isFilled(school.degree));
      if (entered.length === 0)
        return {
          share: 0,
          message: 'Add your education: school and degree or qualification.',
          path: 'education.0.school',
        };
      const partial = entered.filter(({ school }) => !isFilled(school.school) || !isFilled(school.degree));
      return faults(
        partial.map(({ school, index }) => `education.${index}.${isFilled(school.school) ? 'degree' : 'school'}`),
        entered.length * 2,
        'Education names school and degree.',
        () => 'Name both the school and the degree.',
      );
    },
  },
  {
    id: 'skills',
    max: 6,
    judge: ({ data: { skills } }) => {
      const filled = skills.filter(isFilled);
      const crowded = filled.findIndex(
        (skill) =>
          skill
            .replace(/\([^)]*\)/g, '')
            .split(/[,;|•]/)
            .filter(isFilled).length > 2,
      );
      if (crowded >= 0)
        return {
          share: 0.5,
          message: 'Enter skills one by one, so that each is found by itself.',
          path: `skills.${crowded}`,
        };
      if (filled.length >= 3) return { share: 1, message: 'Skills are listed one by one.' };
      return { share: filled.length / 3, message: 'List at least three skills.', path: 'skills' };
    },
  },
  {
    id: 'odd-characters',
    max: 3,
    judge: ({ data, bullets }) => {
      const texts = [
        { text: data.personal.fullName, path: 'personal.fullName' },
        { text: data.personal.jobTitle, path: 'personal.jobTitle' },
        { text: data.summary.text, path: 'summary.text' },
        ...data.skills.map((text, index) => ({ text, path: `skills.${index}` })),
        ...data.experience.flatMap((job, index) => [
          { text: job.role, path: `experience.${index}.role` },
          { text: job.company, path: `experience.${index}.company` },
        ]),
        ...bullets,
      ].filter(({ text }) => isFilled(text));
      if (texts.length === 0) return undefined;
      const odd = texts.filter(({ text }) => ODD_CHARACTERS.test(text)).map(({ path }) => path);
      return faults(odd, Math.min(odd.length * 2, texts.length), 'No emoji or special symbols.', (count) =>
        count === 1
          ? 'A field has emoji or symbols that parsers drop.'
          : `${count} fields have emoji or symbols that parsers drop.`,
      );
    },
  },
];

/** Emoji, private-use letters and ligature code points: seen by people, lost by parsers. */
const ODD_CHARACTERS = /\p{Emoji_Presentation}|\p{Co}|[\ufb00-\ufb06\ufffd]/u;
