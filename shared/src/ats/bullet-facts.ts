import type { ResumeData } from '../resume/resume-data.js';
import { Remembered } from './remembered.js';
import { readText, type TextFacts } from './text-facts.js';

export interface BulletFacts extends TextFacts {
  path: string;
  job: number;
  isCurrent: boolean;
}

const remembered = new Remembered<TextFacts[]>();

/** The bullets of all jobs that hold a word. */
export function bulletFacts(data: ResumeData): BulletFacts[] {
  return data.experience.flatMap((job, index) =>
    remembered
      .of(job, job.bullets, () => job.bullets.map(readText))
      .flatMap((facts, number) =>
        facts.gist === ''
          ? []
          : [{ ...facts, path: `experience.${index}.bullets.${number}`, job: index, isCurrent: job.current }],
      ),
  );
}
