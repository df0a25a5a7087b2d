import { CAP_RULE, pointWorth, type ResumeScore } from '../ats/score-resume.js';

/** What one rule takes from the score. */
export interface Loss {
  rule: string;
  /** Points of the whole score. */
  cost: number;
  message: string;
  /** The field that wins it back. */
  path?: string;
}

/** Of every rule, also of those that cost nothing; together they are what the score lacks to 100, before it is rounded. */
export function lossesOf({ score, parts, rules, cap }: ResumeScore): Loss[] {
  const worth = pointWorth(rules, parts.match !== undefined);
  const losses = rules
    .filter(({ id }) => id !== CAP_RULE)
    .map(({ id, part, points, max, message, path }) => loss(id, (max - points) * worth[part], message, path));
  if (!cap) return losses;
  const uncapped = 100 - losses.reduce((sum, { cost }) => sum + cost, 0);
  return [...losses, loss(CAP_RULE, Math.max(0, uncapped - score), cap.message, 'skills')];
}

const loss = (rule: string, cost: number, message: string, path: string | undefined): Loss => ({
  rule,
  cost,
  message,
  ...(path !== undefined && { path }),
});
