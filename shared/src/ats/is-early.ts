import type { ResumeData } from '../resume/resume-data.js';
import { isFilled, type ScoreInput } from './rules/rule.js';

/** Minimum number of meaningful bullets for judging the writing. */
const BULLETS = 3;
const SKILLS = 3;

/**
 * Returns whether there is too little content to judge, so that a new resume is not rated poor. Users without a job
 * need no bullets if they have filled in education, skills, a summary, and a project or volunteer role.
 */
export function isEarly({ data, bullets }: Pick<ScoreInput, 'data' | 'bullets'>): boolean {
  const meaningful = bullets.filter(({ facts }) => facts.isMeaningful).length;
  return meaningful < BULLETS && !hasContentWithoutJobs(data);
}

const hasContentWithoutJobs = ({ education, skills, extras, summary }: ResumeData): boolean =>
  education.some(({ school, degree }) => isFilled(school) && isFilled(degree)) &&
  skills.filter(isFilled).length >= SKILLS &&
  isFilled(summary.text) &&
  [...extras.projects, ...extras.volunteer].some(({ description }) => isFilled(description));
