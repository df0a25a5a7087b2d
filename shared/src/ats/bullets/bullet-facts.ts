import type { ResumeData } from '../../resume/resume-data.js';
import { readText, type TextFacts } from './text-facts.js';

export interface BulletFacts {
  facts: TextFacts;
  path: string;
  /** Index of the job, or -1 for a project or volunteer role. */
  job: number;
  isCurrent: boolean;
}

/** Analyzes each non-empty bullet of all jobs, for example whether it states a result. */
export function bulletFacts(data: ResumeData): BulletFacts[] {
  return data.experience.flatMap((job, index) =>
    job.bullets.flatMap((text, number) => {
      const facts = readText(text);
      if (facts.gist === '') return [];
      return [{ facts, path: `experience.${index}.bullets.${number}`, job: index, isCurrent: job.current }];
    }),
  );
}

const NO_JOB = -1;

/**
 * Returns the descriptions of projects and volunteering that state a result. They count like a job's bullets with a
 * result, because some users have no job. Entries without a result cost no points.
 */
export const resultsOutsideJobs = ({ extras }: ResumeData): BulletFacts[] =>
  (['projects', 'volunteer'] as const).flatMap((section) =>
    extras[section].flatMap(({ description }, index) => {
      const facts = readText(description);
      if (!facts.hasResult) return [];
      return [{ facts, path: `extras.${section}.${index}.description`, job: NO_JOB, isCurrent: true }];
    }),
  );
