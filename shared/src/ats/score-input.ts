import { resumeLanguage } from '../document/compose-document.js';
import { baseLanguage } from '../resume/languages.js';
import type { ResumeData } from '../resume/resume-data.js';
import { bulletFacts, resultsOutsideJobs, type BulletFacts } from './bullets/bullet-facts.js';
import type { JobProfile } from './match/job-profile.js';
import { matchJob, type JobMatch } from './match/match-terms.js';
import type { ScoreInput } from './rules/rule.js';

const FEW_WORDS = 4;

export function scoreInput(data: ResumeData, today: Date, profile?: JobProfile): ScoreInput {
  const job = profile && matchJob(data, profile, today);
  return {
    data,
    language: baseLanguage(resumeLanguage(data)),
    bullets: [...bulletFacts(data), ...resultsOutsideJobs(data)],
    today,
    ...(job && { job }),
  };
}

/** Returns the input without bullets that are little more than a required term; undefined if no bullet was removed. */
export function withoutBareNames(input: ScoreInput): ScoreInput | undefined {
  const { job, bullets } = input;
  if (!job) return undefined;
  const remaining = bullets.filter((bullet) => !isNamesOnly(bullet, job));
  return remaining.length === bullets.length ? undefined : { ...input, bullets: remaining };
}

/**
 * Returns whether a bullet is little more than a required term. "Kubernetes" is poor writing but meets a requirement,
 * so it counts only for the match.
 */
const isNamesOnly = ({ facts, path }: BulletFacts, job: JobMatch): boolean =>
  facts.length <= FEW_WORDS && job.wordsOf(path) > 0;
