import type { ResumeData } from '../resume/resume-data.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { isEarly } from './is-early.js';
import type { JobProfile } from './match/job-profile.js';
import { MATCH_RULES } from './rules/match-rules.js';
import type { MatchedTerm } from './match/match-terms.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import { applyRules, percentOf, type RuleResult, type ScoreInput, type ScorePart } from './rules/rule.js';
import { scoreInput, withoutBareNames } from './score-input.js';

/**
 * Version of the scoring rules. Increase it whenever a rule, a weight or a word list changes, so that one version
 * always produces the same score for the same input.
 */
export const SCORE_VERSION = '3.2.0';

export interface ResumeScore {
  version: string;
  /**
   * Integer from 0 to 100: the quality, or the mean of quality and match if `parts.match` is set. The scale is specific
   * to this product, because applicant tracking systems do not publish scores.
   */
  score: number;
  /**
   * Integer from 0 to 100 for the resume alone. It does not depend on the job, so that tailored resumes can be
   * compared.
   */
  quality: number;
  isEarly: boolean;
  /**
   * Percentage for each part of the score, to two decimals. `match` is set only if there is a job description with
   * known terms.
   */
  parts: { parse: number; content: number; match?: number };
  rules: RuleResult[];
  /** Advice in order of lost points, the largest loss first. */
  feedback: string[];
  /** Terms of the job, with the strongest evidence found for each. */
  terms: readonly MatchedTerm[];
}

/**
 * Weights of the two parts that make up the quality. `parse` weighs less, because its rules mainly require filling in
 * the form.
 */
export const QUALITY_WEIGHTS = { parse: 0.25, content: 0.75 } as const;
const MATCH_WEIGHT = 0.5;
const FEEDBACK_LINES = 8;

/**
 * Scores whether parsers can read a resume, whether it is well written, and whether it covers the job. Pure and
 * deterministic; any data can be scored, and an empty resume scores 0. No rule caps the score or overrides another
 * rule.
 * @param today current date, of which only the month counts: it is the end date of current jobs and shows which start
 * dates are in the future
 */
export function scoreResume(data: ResumeData, profile?: JobProfile, today = new Date()): ResumeScore {
  const input = scoreInput(data, today, profile);
  const own = [input, withoutBareNames(input)].flatMap((each) => (each ? [qualityRules(each)] : []));
  const { parse, content } = own.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0]!;
  // A job description without known terms must not lower the score.
  const job = input.job && input.job.terms.length > 0 ? input.job : undefined;
  const judged = job ? applyRules('match', MATCH_RULES, input) : [];
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

/**
 * Returns, for the rules of each part, by how much one lost point lowers the match (rules about the job description) or
 * the quality (all other rules).
 */
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
  for (const { part, points, max, message } of rules)
    if (points < max) losses.set(message, (losses.get(message) ?? 0) + (max - points) * worth[part]);
  const messages = [...losses].sort(([, a], [, b]) => b - a).map(([message]) => message);
  return messages.slice(0, FEEDBACK_LINES);
}
