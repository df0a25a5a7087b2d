import type { ResumeData } from '../resume/resume-data.js';
import { capOf, type Cap } from './cap.js';
import { CONTENT_RULES } from './content-rules.js';
import type { JobProfile } from './job-profile.js';
import { MATCH_RULES } from './match-rules.js';
import type { MatchedTerm } from './match-terms.js';
import { PARSE_RULES } from './parse-rules.js';
import { applyRules, percentOf, type RuleResult, type ScorePart } from './rule.js';
import { scoreInput } from './score-input.js';

/** Raised whenever a rule, a weight or a word list changes: the same version gives the same number for the same input. */
export const SCORE_VERSION = '2.1.0';

export interface ResumeScore {
  version: string;
  /** 0 to 100, whole. Our own measure: applicant tracking systems publish none. */
  score: number;
  /** Each 0 to 100, to two decimals; `match` only with a job description. */
  parts: { parse: number; content: number; match?: number };
  /** What is missing that the job makes a condition, and the score that cannot be passed without it. */
  cap?: Cap;
  rules: RuleResult[];
  /** What to do, the largest loss first. */
  feedback: string[];
  /** What the job asks for and where the résumé has it. */
  terms: readonly MatchedTerm[];
}

/** Of the parts in the score. */
export const PART_WEIGHTS = {
  alone: { parse: 0.6, content: 0.4, match: 0 },
  withJob: { parse: 0.35, content: 0.15, match: 0.5 },
} as const satisfies Record<string, Record<ScorePart, number>>;
const FEEDBACK_LINES = 8;
export const CAP_RULE = 'match.cap';

/**
 * Scores a résumé by fixed rules: can machines read it, is it told well and, given what a job asks for, does it speak
 * of that. Pure and deterministic; any data is scored, an empty résumé with 0.
 *
 * @param today only its month counts, for jobs that go on and starts in the future
 */
export function scoreResume(data: ResumeData, profile?: JobProfile, today = new Date()): ResumeScore {
  const input = scoreInput(data, today, profile);
  const parse = applyRules('parse', PARSE_RULES, input);
  const content = applyRules('content', CONTENT_RULES, input);
  // A description in which nothing is recognised says nothing about the résumé, so it does not count against it.
  const job = input.job && input.job.terms.length > 0 ? input.job : undefined;
  const match = job ? applyRules('match', MATCH_RULES, input) : [];
  const cap = job && capOf(job);

  const parts = {
    parse: percentOf(parse),
    content: percentOf(content),
    ...(job && { match: percentOf(match) }),
  };
  const rules = [...parse, ...content, ...match];
  return {
    version: SCORE_VERSION,
    score: Math.min(Math.round(weighed(parts)), cap?.at ?? 100),
    parts,
    ...(cap && { cap }),
    rules: cap ? [...rules, capLine(cap)] : rules,
    feedback: feedbackOf(rules, job !== undefined, cap),
    terms: job?.terms ?? [],
  };
}

function weighed({ parse, content, match }: ResumeScore['parts']): number {
  const weights = match === undefined ? PART_WEIGHTS.alone : PART_WEIGHTS.withJob;
  return weights.parse * parse + weights.content * content + weights.match * (match ?? 0);
}

/** The cap takes no points of the match; it stands among the rules as the reason of the score. */
const capLine = ({ message }: Cap): RuleResult => ({
  id: CAP_RULE,
  part: 'match',
  points: 0,
  max: 0,
  message,
  path: 'skills',
});

/** What a lost point of each part costs in the score. */
export function pointWorth(rules: readonly RuleResult[], hasJob: boolean): Record<ScorePart, number> {
  const weights = hasJob ? PART_WEIGHTS.withJob : PART_WEIGHTS.alone;
  const worth = (part: ScorePart): number => {
    const max = rules.filter((rule) => rule.part === part).reduce((sum, rule) => sum + rule.max, 0);
    return max === 0 ? 0 : (weights[part] * 100) / max;
  };
  return { parse: worth('parse'), content: worth('content'), match: worth('match') };
}

function feedbackOf(rules: readonly RuleResult[], hasJob: boolean, cap: Cap | undefined): string[] {
  const worth = pointWorth(rules, hasJob);
  const losses = new Map<string, number>();
  // Rules that say the same are mended together.
  for (const { part, points, max, message } of rules)
    if (points < max) losses.set(message, (losses.get(message) ?? 0) + (max - points) * worth[part]);
  const messages = [...losses].sort(([, a], [, b]) => b - a).map(([message]) => message);
  return [...(cap ? [cap.message] : []), ...messages].slice(0, FEEDBACK_LINES);
}
