import type { ResumeData } from '../resume/resume-data.js';
import { isFilled, type ScoreInput } from './rule.js';

/** So many bullets that say something tell how somebody writes. */
const BULLETS = 3;
const SKILLS = 3;

/**
 * Whether there is too little to judge: nobody who has just begun is told that the résumé is poor. Somebody without a job
 * is judged by what stands in its place: projects or volunteering, beside a school and skills.
 */
export function isEarly({ data, bullets }: Pick<ScoreInput, 'data' | 'bullets'>): boolean {
  const told = bullets.filter(({ facts }) => facts.saysSomething).length;
  return told < BULLETS && !isToldWithoutJobs(data);
}

const isToldWithoutJobs = ({ education, skills, extras, summary }: ResumeData): boolean =>
  education.some(({ school, degree }) => isFilled(school) && isFilled(degree)) &&
  skills.filter(isFilled).length >= SKILLS &&
  isFilled(summary.text) &&
  [...extras.projects, ...extras.volunteer].some(({ description }) => isFilled(description));
