import type { ResumeData } from '../../resume/resume-data.js';
import type { BulletFacts } from '../bullets/bullet-facts.js';
import type { JobMatch } from '../match/match-terms.js';

export type ScorePart = 'parse' | 'content' | 'match';

export interface RuleResult {
  id: string;
  part: ScorePart;
  points: number;
  /** Maximum points; 0 for advice that costs no points. */
  max: number;
  /** Message of the rule: advice if the rule deducts points, praise if it does not. */
  message: string;
  /** Path of the field to fix, such as `experience.0.bullets.2`. */
  path?: string;
}

/** Input of the rules, derived from the resume once per score. */
export interface ScoreInput {
  data: ResumeData;
  /** Base language tag, such as "en". Rules about wording apply only to English. */
  language: string;
  bullets: BulletFacts[];
  /**
   * Current date, of which only the month counts. A current job counts until this month, and a job that starts later is
   * in the future.
   */
  today: Date;
  job?: JobMatch;
}

export interface Verdict {
  /** Share of the rule's maximum points that the resume earns, from 0 to 1. */
  share: number;
  message: string;
  path?: string;
}

export interface Rule {
  id: string;
  max: number;
  /** Returns undefined if the rule does not apply; the rule then has no effect on the score. */
  evaluate: (input: ScoreInput) => Verdict | undefined;
}

export function applyRules(part: ScorePart, rules: readonly Rule[], input: ScoreInput): RuleResult[] {
  return rules.flatMap(({ id, max, evaluate }) => {
    const verdict = evaluate(input);
    if (!verdict) return [];
    const { share, message, path } = verdict;
    const points = twoDecimals(Math.min(1, Math.max(0, share)) * max);
    const result = { id: `${part}.${id}`, part, points, max, message };
    return [path === undefined ? result : { ...result, path }];
  });
}

/** Returns the points earned by all rules as a percentage of their maximum, to two decimals. */
export function percentOf(rules: readonly RuleResult[]): number {
  const max = rules.reduce((sum, rule) => sum + rule.max, 0);
  const points = rules.reduce((sum, rule) => sum + rule.points, 0);
  return max === 0 ? 0 : twoDecimals((points / max) * 100);
}

const twoDecimals = (number: number): number => Math.round(number * 100) / 100;

/** Returns a verdict that deducts points in proportion to the share of failures. `paths` are the fields that fail. */
export function failureShare(
  paths: string[],
  outOf: number,
  praise: string,
  advice: (count: number) => string,
): Verdict {
  if (paths.length === 0) return { share: 1, message: praise };
  return { share: 1 - paths.length / Math.max(outOf, 1), message: advice(paths.length), path: paths[0] };
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const isFilled = (text: string): boolean => text.trim() !== '';
