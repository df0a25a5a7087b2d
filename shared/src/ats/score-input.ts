import { resumeLanguage } from '../document/compose-document.js';
import { baseLanguage } from '../resume/languages.js';
import type { ResumeData } from '../resume/resume-data.js';
import { bulletFacts } from './bullet-facts.js';
import type { JobProfile } from './job-profile.js';
import { matchJob } from './match-terms.js';
import type { ScoreInput } from './rule.js';

export const scoreInput = (data: ResumeData, today: Date, profile?: JobProfile): ScoreInput => ({
  data,
  language: baseLanguage(resumeLanguage(data)),
  bullets: bulletFacts(data),
  today,
  ...(profile && { job: matchJob(data, profile, today) }),
});
