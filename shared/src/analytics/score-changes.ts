import type { ScorePart } from '../ats/rules/rule.js';
import type { ResumeScore } from '../ats/score-resume.js';
import { pointLosses, type PointLoss } from './point-losses.js';
import { ruleName } from './rule-names.js';

/** Change in the points that one rule contributes to the score. */
export interface ScoreChange {
  rule: string;
  name: string;
  part: ScorePart;
  /**
   * Change in points, to one decimal; negative for a loss. Rules about the job description change the match; all other
   * rules change the quality.
   */
  change: number;
  message: string;
  path?: string;
}

/** Lists the rules whose points changed, largest change first. Both scores must use the same rules and job. */
export function scoreChanges(before: ResumeScore, now: ResumeScore): ScoreChange[] {
  const [old, current] = [byRule(before), byRule(now)];
  // A rule that no longer applies is listed with its message from the earlier score.
  return [...new Map([...old, ...current]).values()]
    .map(({ rule, part, message, path }) => ({
      rule,
      name: ruleName(rule),
      part,
      change: rounded((old.get(rule)?.cost ?? 0) - (current.get(rule)?.cost ?? 0)),
      message,
      ...(path !== undefined && { path }),
    }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

const byRule = (score: ResumeScore): Map<string, PointLoss> =>
  new Map(pointLosses(score).map((each) => [each.rule, each] as const));

/** Adding 0 turns -0 into 0. */
const rounded = (points: number): number => Math.round(points * 10) / 10 + 0;
