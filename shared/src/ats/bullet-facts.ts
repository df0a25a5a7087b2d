import type { ResumeData } from '../resume/resume-data.js';
import { readText, type TextFacts } from './text-facts.js';

export interface BulletFacts {
  facts: TextFacts;
  path: string;
  /** Its place among the jobs, or -1. */
  job: number;
  isCurrent: boolean;
}

/** The bullets of all jobs that hold a word. */
export function bulletFacts(data: ResumeData): BulletFacts[] {
  return data.experience.flatMap((job, index) =>
    job.bullets.flatMap((text, number) => {
      const facts = readText(text);
      if (facts.gist === '') return [];
      return [{ facts, path: `experience.${index}.bullets.${number}`, job: index, isCurrent: job.current }];
    }),
  );
}

/** No job of the list. */
const NO_JOB = -1;

/**
 * Projects and volunteering that tell a result prove as much as a bullet does, above all for who has had no job yet. Those
 * that only say what it was about are no bullets, and cost nothing.
 */
export const resultsElsewhere = ({ extras }: ResumeData): BulletFacts[] =>
  (['projects', 'volunteer'] as const).flatMap((section) =>
    extras[section].flatMap(({ description }, index) => {
      const facts = readText(description);
      if (!facts.tellsResult) return [];
      return [{ facts, path: `extras.${section}.${index}.description`, job: NO_JOB, isCurrent: true }];
    }),
  );
