import { mendedTogether } from '../ats/mended-together.js';
import type { ResumeScore } from '../ats/score-resume.js';
import { lossesOf, type Loss } from './losses.js';

/** Returns the most costly losses, largest first. */
export const nextSteps = (score: ResumeScore, most: number): Loss[] =>
  mendedTogether(lossesOf(score).filter(({ cost }) => cost > 0)).slice(0, most);
