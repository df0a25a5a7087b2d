import type { ResumeData } from '../resume/resume-data.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { isEarly } from './is-early.js';
import type { JobProfile } from './match/job-profile.js';
import { MATCH_RULES } from './rules/match-rules.js';
import type { MatchedTerm } from './match/match-terms.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import { applyRules, percentOf, type RuleResult, type ScoreInput, type ScorePart } from './rules/rule.js';
import { scoreInput, withoutBareNames } from './score-input.js';

/** Raise whenever a rule, a weight or a word list changes: one version gives one score for the same input. */
export const SCORE_VERSION = '3.2.0';

export interface ResumeScore {
  version: string;
  /**
   * Integer, 0 to 100: the quality, or with a job the mean of quality and match. Tracking systems publish no score of
   * their own.
   */
  score: number;
  /** Integer, 0 to 100: the résumé on its own. Independent of the job, so that tailored résumés can be compared. */
  quality: number;
  /** Whether there is too little content to judge. */
  isEarly: boolean;
  /** Each 0 to 100, to two decimals; `match` only with a job description. */
  parts: { parse: number; content: number; match?: number };
  rules: RuleResult[];
  /** Advice, the largest loss first. */
  feedback: string[];
  /** Terms of the job, with the place where each was found. */
  terms: readonly MatchedTerm[];
}

/** Shares of the parts in the quality. Any form can be filled in; the content makes the difference. */
export const QUALITY_WEIGHTS = { parse: 0.25, content: 0.75 } as const;
/** Share of the match in the score for a job. */
const MATCH_WEIGHT = 0.5;
const FEEDBACK_LINES = 8;

/**
 * Scores a résumé by fixed rules: is it machine-readable, is it well written, and does it cover the job? Pure and
 * deterministic; any data can be scored, and an empty résumé scores 0. Every rule moves the score: nothing caps it, and
 * no rule overrides another.
 *
 * @param today only the month counts, for current jobs and future start dates
 */
export function scoreResume(data: ResumeData, profile?: JobProfile, today = new Date()): ResumeScore {
  const input = scoreInput(data, today, profile);
  const own = [input, withoutBareNames(input)].flatMap((each) => (each ? [qualityRules(each)] : []));
  const { parse, content } = own.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0]!;
  // A description without any known term must not count against the résumé.
  const job = input.job && input.job.terms.length > 0 ? input.job : undefined;
  const judged = job ? applyRules('match', MATCH_RULES, input) : [];
  // Without a known term, nothing can be matched.
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

/** Returns the cost of one lost point in each part: in the quality for the first two, in the match for the third. */
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
  // Rules with the same advice are fixed together.
  for (const { part, points, max, message } of rules)
    if (points < max) losses.set(message, (losses.get(message) ?? 0) + (max - points) * worth[part]);
  const messages = [...losses].sort(([, a], [, b]) => b - a).map(([message]) => message);
  return messages.slice(0, FEEDBACK_LINES);
}
