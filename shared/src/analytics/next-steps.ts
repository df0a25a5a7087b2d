import { groupByFix } from '../ats/group-by-fix.js';
import type { ResumeScore } from '../ats/score-resume.js';
import { pointLosses, type PointLoss } from './point-losses.js';

/** Returns at most `most` point losses, largest first. Losses with the same fix are merged into one. */
export const nextSteps = (score: ResumeScore, most: number): PointLoss[] =>
  groupByFix(pointLosses(score).filter(({ cost }) => cost > 0)).slice(0, most);
