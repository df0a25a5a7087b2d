import type { ScorePart } from '../ats/rules/rule.js';
import { pointWorth, type ResumeScore } from '../ats/score-resume.js';

/** Points lost to one rule. Rules about the job description lower the match; all other rules lower the quality. */
export interface PointLoss {
  rule: string;
  part: ScorePart;
  /** Points lost, out of 100. */
  cost: number;
  message: string;
  path?: string;
}

/**
 * Returns the points lost to every rule, including zeros. Before rounding, the losses from rules about the job
 * description add up to 100 minus the match; all other losses add up to 100 minus the quality.
 */
export function pointLosses({ rules }: Pick<ResumeScore, 'rules'>): PointLoss[] {
  const worth = pointWorth(rules);
  return rules.map(({ id, part, points, max, message, path }) => ({
    rule: id,
    part,
    cost: (max - points) * worth[part],
    message,
    ...(path !== undefined && { path }),
  }));
}
