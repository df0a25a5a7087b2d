import type { ResumeData } from '../resume/resume-data.js';
import { readText, type TextFacts } from './text-facts.js';

export interface BulletFacts {
  facts: TextFacts;
  path: string;
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
