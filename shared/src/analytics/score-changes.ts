import type { ScorePart } from '../ats/rule.js';
import type { ResumeScore } from '../ats/score-resume.js';
import { lossesOf, type Loss } from './losses.js';
import { ruleName } from './rule-names.js';

/** What a rule gives to the score now, compared with before. */
export interface ScoreChange {
  rule: string;
  name: string;
  part: ScorePart;
  /** Points of the quality, or of the match for its rules, to one decimal; below 0 where some were lost. */
  change: number;
  /** What the rule says now. */
  message: string;
  path?: string;
}

/** The rules that moved quality and match, the strongest first. Both scores are of the same rules and the same job. */
export function scoreChanges(before: ResumeScore, now: ResumeScore): ScoreChange[] {
  const [old, current] = [byRule(before), byRule(now)];
  // A rule that has nothing to judge any more says what it said last.
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

const byRule = (score: ResumeScore): Map<string, Loss> =>
  new Map(lossesOf(score).map((each) => [each.rule, each] as const));

/** Without the sign of a zero. */
const rounded = (points: number): number => Math.round(points * 10) / 10 + 0;
