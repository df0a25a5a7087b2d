import { mendedTogether } from '../ats/mended-together.js';
import { CAP_RULE, type ResumeScore } from '../ats/score-resume.js';
import { lossesOf, type Loss } from './losses.js';

/** What costs most now, the most first. What mends the rules of the conditions lifts the limit by itself. */
export const nextSteps = (score: ResumeScore, most: number): Loss[] =>
  mendedTogether(lossesOf(score).filter(({ rule, cost }) => cost > 0 && rule !== CAP_RULE)).slice(0, most);
