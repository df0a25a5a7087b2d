import type { ResumeData } from '../resume/resume-data.js';
import { CONTENT_RULES } from './content-rules.js';
import { isEarly } from './is-early.js';
import type { JobProfile } from './job-profile.js';
import { MATCH_RULES } from './match-rules.js';
import type { MatchedTerm } from './match-terms.js';
import { PARSE_RULES } from './parse-rules.js';
import { applyRules, percentOf, type RuleResult, type ScoreInput, type ScorePart } from './rule.js';
import { scoreInput, withoutNames } from './score-input.js';

/** Raised whenever a rule, a weight or a word list changes: the same version gives the same number for the same input. */
export const SCORE_VERSION = '3.2.0';

export interface ResumeScore {
  version: string;
  /** 0 to 100, whole: the quality, or with a job the mean of quality and match. Our own measure: tracking systems publish none. */
  score: number;
  /** 0 to 100, whole: what the résumé is worth by itself. No job description lowers it, so tailored and other résumés compare. */
  quality: number;
  /** Whether there is too little to judge yet. */
  isEarly: boolean;
  /** Each 0 to 100, to two decimals; `match` only with a job description. */
  parts: { parse: number; content: number; match?: number };
  rules: RuleResult[];
  /** What to do, the largest loss first. */
  feedback: string[];
  /** What the job asks for and where the résumé has it. */
  terms: readonly MatchedTerm[];
}

/** Of the parts in the quality. Every form can be filled in; what tells people apart is what stands in it. */
export const QUALITY_WEIGHTS = { parse: 0.25, content: 0.75 } as const;
/** Of quality and match in the score for a job. */
const MATCH_WEIGHT = 0.5;
const FEEDBACK_LINES = 8;

/**
 * Scores a résumé by fixed rules: can machines read it, is it told well and, given what a job asks for, does it speak
 * of that. Pure and deterministic; any data is scored, an empty résumé with 0. Every point that a rule gives or takes
 * moves the score: nothing holds it down, and nothing lifts it over another rule.
 *
 * @param today only its month counts, for jobs that go on and starts in the future
 */
export function scoreResume(data: ResumeData, profile?: JobProfile, today = new Date()): ResumeScore {
  const input = scoreInput(data, today, profile);
  const own = [input, withoutNames(input)].flatMap((each) => (each ? [qualityRules(each)] : []));
  const { parse, content } = own.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0]!;
  // A description in which nothing is recognised says nothing about the résumé, so it does not count against it.
  const job = input.job && input.job.terms.length > 0 ? input.job : undefined;
  const judged = job ? applyRules('match', MATCH_RULES, input) : [];
  // Of a description that names nothing we know, nothing can be said.
  const match = judged.some(({ id }) => id !== 'match.no-stuffing') ? judged : [];

  const parts = {
    parse: percentOf(parse),
    content: percentOf(content),
    ...(match.length > 0 && { match: percentOf(match) }),
  };
  const quality = qualityOf({ parse, content });
  const rules = [...parse, ...content, ...match];
  return {
    version: SCORE_VERSION,
    score: Math.round(parts.match === undefined ? quality : (1 - MATCH_WEIGHT) * quality + MATCH_WEIGHT * parts.match),
    quality: Math.round(quality),
    isEarly: isEarly(input),
    parts,
    rules,
    feedback: feedbackOf(rules),
    terms: job?.terms ?? [],
  };
}

interface QualityRules {
  parse: RuleResult[];
  content: RuleResult[];
}

const qualityRules = (input: ScoreInput): QualityRules => ({
  parse: applyRules('parse', PARSE_RULES, input),
  content: applyRules('content', CONTENT_RULES, input),
});

const qualityOf = ({ parse, content }: QualityRules): number =>
  QUALITY_WEIGHTS.parse * percentOf(parse) + QUALITY_WEIGHTS.content * percentOf(content);

/** What a lost point of each part costs: in the quality for the first two, in the match for the third. */
export function pointWorth(rules: readonly RuleResult[]): Record<ScorePart, number> {
  const worth = (part: ScorePart, weight: number): number => {
    const max = rules.filter((rule) => rule.part === part).reduce((sum, rule) => sum + rule.max, 0);
    return max === 0 ? 0 : (weight * 100) / max;
  };
  return {
    parse: worth('parse', QUALITY_WEIGHTS.parse),
    content: worth('content', QUALITY_WEIGHTS.content),
    match: worth('match', 1),
  };
}

function feedbackOf(rules: readonly RuleResult[]): string[] {
  const worth = pointWorth(rules);
  const losses = new Map<string, number>();
  // Rules that say the same are mended together.
  for (const { part, points, max, message } of rules)
    if (points < max) losses.set(message, (losses.get(message) ?? 0) + (max - points) * worth[part]);
  const messages = [...losses].sort(([, a], [, b]) => b - a).map(([message]) => message);
  return messages.slice(0, FEEDBACK_LINES);
}
