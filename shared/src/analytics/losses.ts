import type { ScorePart } from '../ats/rule.js';
import { pointWorth, type ResumeScore } from '../ats/score-resume.js';

/** What one rule takes: of the quality, or, where it is one of the match, of the match. */
export interface Loss {
  rule: string;
  part: ScorePart;
  /** Points of 100. */
  cost: number;
  message: string;
  /** The field that wins it back. */
  path?: string;
}

/** Of every rule, also of those that cost nothing; together they are what quality and match lack to 100, before rounding. */
export function lossesOf({ rules }: Pick<ResumeScore, 'rules'>): Loss[] {
  const worth = pointWorth(rules);
  return rules.map(({ id, part, points, max, message, path }) => ({
    rule: id,
    part,
    cost: (max - points) * worth[part],
    message,
    ...(path !== undefined && { path }),
  }));
}
