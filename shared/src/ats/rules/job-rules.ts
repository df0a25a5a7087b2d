import type { Experience } from '../../resume/resume-data.js';
import { failureShare, isFilled, plural, type Rule } from './rule.js';

interface EnteredJob {
  job: Experience;
  index: number;
}

/** Returns the jobs with at least one field filled in. */
export const enteredJobs = (experience: readonly Experience[]): EnteredJob[] =>
  experience
    .map((job, index) => ({ job, index }))
    .filter(({ job }) => [job.role, job.company, job.startDate].some(isFilled) || job.bullets.some(hasWord));

/** A number alone is not a description of a job. */
const hasWord = (text: string): boolean => /\p{L}/u.test(text);

export const JOB_RULES: readonly Rule[] = [
  {
    id: 'dated-job',
    max: 10,
    evaluate: ({ data: { experience } }) =>
      enteredJobs(experience).some(({ job }) => /\p{Nd}{4}/u.test(job.startDate))
        ? { share: 1, message: 'At least one job has dates.' }
        : {
            share: 0,
            message: 'Add at least one job with its dates; internships and part-time work count.',
            path: 'experience.0.startDate',
          },
  },
  {
    id: 'complete-jobs',
    max: 8,
    evaluate: ({ data: { experience } }) => {
      const jobs = enteredJobs(experience);
      if (jobs.length === 0) return undefined;
      const missing = jobs.flatMap(({ job, index }) => {
        const key = (['role', 'company', 'startDate'] as const).find((each) => !isFilled(job[each]));
        return key ? [`experience.${index}.${key}`] : [];
      });
      return failureShare(
        missing,
        jobs.length,
        'Every job has a title, an employer and a start date.',
        (count) => `Complete ${plural(count, 'job')}: title, employer and start date.`,
      );
    },
  },
  {
    id: 'jobs-told',
    max: 6,
    evaluate: ({ data: { experience }, bullets }) => {
      const jobs = enteredJobs(experience);
      if (jobs.length === 0) return undefined;
      const described = new Set(bullets.filter(({ facts }) => facts.isMeaningful).map(({ job }) => job));
      const silent = jobs.filter(({ index }) => !described.has(index));
      return failureShare(
        silent.map(({ index }) => `experience.${index}.bullets.0`),
        jobs.length,
        'Every job describes your work.',
        (count) => `Add a bullet about what you did in ${plural(count, 'job')}.`,
      );
    },
  },
];
