import type { ResumeData } from '../resume/resume-data.js';
import type { BulletFacts } from './bullet-facts.js';
import type { JobMatch } from './match-terms.js';

export type ScorePart = 'parse' | 'content' | 'match';

/** One rule's verdict: what it gave, what it could give, and what to do about the difference. */
export interface RuleResult {
  id: string;
  part: ScorePart;
  points: number;
  /** 0 for remarks that cost nothing. */
  max: number;
  /** Advice where points were lost, else what is right. */
  message: string;
  /** The field that mends it, such as `experience.0.bullets.2`. */
  path?: string;
}

/** What the rules look at; drawn from the data once. */
export interface ScoreInput {
  data: ResumeData;
  /** Base language tag; rules about wording know English only and stand aside for other languages. */
  language: string;
  bullets: BulletFacts[];
  /** Only its month counts: for jobs that go on, and starts in the future. */
  today: Date;
  /** Only with a job description. */
  job?: JobMatch;
}

export interface Verdict {
  /** Share of the rule's points, 0 to 1. */
  share: number;
  message: string;
  path?: string;
}

export interface Rule {
  id: string;
  max: number;
  /** Undefined where the rule has nothing to judge; it then counts neither for nor against. */
  judge: (input: ScoreInput) => Verdict | undefined;
}

export function applyRules(part: ScorePart, rules: readonly Rule[], input: ScoreInput): RuleResult[] {
  return rules.flatMap(({ id, max, judge }) => {
    const verdict = judge(input);
    if (!verdict) return [];
    const { share, message, path } = verdict;
    const points = twoDecimals(Math.min(1, Math.max(0, share)) * max);
    const result = { id: `${part}.${id}`, part, points, max, message };
    return [path === undefined ? result : { ...result, path }];
  });
}

/** The points given as a percentage of those to be had, to two decimals. */
export function percentOf(rules: readonly RuleResult[]): number {
  const max = rules.reduce((sum, rule) => sum + rule.max, 0);
  const points = rules.reduce((sum, rule) => sum + rule.points, 0);
  return max === 0 ? 0 : twoDecimals((points / max) * 100);
}

const twoDecimals = (number: number): number => Math.round(number * 100) / 100;

/** Full points with praise, or a share of them with advice about the first of the faults. */
export function faults(paths: string[], outOf: number, praise: string, advice: (count: number) => string): Verdict {
  if (paths.length === 0) return { share: 1, message: praise };
  return { share: 1 - paths.length / Math.max(outOf, 1), message: advice(paths.length), path: paths[0] };
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const isFilled = (text: string): boolean => text.trim() !== '';
