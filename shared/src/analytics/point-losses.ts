import type { ScorePart } from '../ats/rules/rule.js';
import { pointWorth, type ResumeScore } from '../ats/score-resume.js';

/** Points lost to one rule, of the quality or of the match. */
export interface PointLoss {
  rule: string;
  part: ScorePart;
  /** Points out of 100. */
  cost: number;
  message: string;
  /** The field to fix. */
  path?: string;
}

/**
 * Returns the loss of every rule, zero included. Together they are the difference of quality and match to 100, before
 * rounding.
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
