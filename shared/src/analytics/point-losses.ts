import type { ScorePart } from '../ats/rules/rule.js';
import { pointWorth, type ResumeScore } from '../ats/score-resume.js';

/** Points that a resume loses to one rule. Match rules reduce the match; all other rules reduce the quality. */
export interface PointLoss {
  rule: string;
  part: ScorePart;
  /** Points lost, out of 100. */
  cost: number;
  message: string;
  /** Path of the field that the user should fix. */
  path?: string;
}

/**
 * Returns the points lost to every rule, including zeros. Before rounding, the losses of the quality rules add up to
 * 100 minus the quality, and those of the match rules to 100 minus the match.
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
