import { baseLanguage } from '../resume/languages.js';
import { resumeLanguage } from '../document/compose-document.js';
import type { ResumeData } from '../resume/resume-data.js';
import { bulletFacts } from './bullet-facts.js';
import { CONTENT_RULES } from './content-rules.js';
import { matchRules } from './match-rules.js';
import { PARSE_RULES } from './parse-rules.js';
import { applyRules, percentOf, type RuleResult, type ScoreInput } from './rule.js';

/** Raised whenever a rule, a weight or a word list changes: the same version gives the same number for the same input. */
export const SCORE_VERSION = '1.1.0';

export interface ResumeScore {
  version: string;
  /** 0 to 100, whole. Our own measure: applicant tracking systems publish none. */
  score: number;
  /** Each 0 to 100, whole; `match` only with a job description. */
  parts: { parse: number; content: number; match?: number };
  rules: RuleResult[];
  /** What to do, the largest loss first. */
  feedback: string[];
}

const WEIGHTS = { alone: { parse: 0.6, content: 0.4 }, withJob: { parse: 0.35, content: 0.15, match: 0.5 } } as const;
const FEEDBACK_LINES = 8;

/**
 * Scores a résumé by fixed rules: can machines read it, is it told well and, given a job description, does it speak of
 * what that asks for. Pure and deterministic; any data is scored, an empty résumé with 0.
 */
export function scoreResume(data: ResumeData, jdText = ''): ResumeScore {
  const input: ScoreInput = { data, language: baseLanguage(resumeLanguage(data)), bullets: bulletFacts(data) };
  const parse = applyRules('parse', PARSE_RULES, input);
  const content = applyRules('content', CONTENT_RULES, input);
  const match = jdText.trim() === '' ? [] : matchRules(data, jdText);

  const parts = {
    parse: percentOf(parse),
    content: percentOf(content),
    // A description in which nothing is recognised says nothing about the résumé, so it does not count against it.
    ...(match.length > 0 && { match: percentOf(match) }),
  };
  const rules = [...parse, ...content, ...match];
  return {
    version: SCORE_VERSION,
    score: Math.round(weighed(parts)),
    parts,
    rules,
    feedback: feedbackOf(rules),
  };
}

function weighed({ parse, content, match }: ResumeScore['parts']): number {
  const { alone, withJob } = WEIGHTS;
  if (match === undefined) return alone.parse * parse + alone.content * content;
  return withJob.parse * parse + withJob.content * content + withJob.match * match;
}

const feedbackOf = (rules: RuleResult[]): string[] => {
  const lost = rules.filter(({ points, max }) => points < max).sort((a, b) => b.max - b.points - (a.max - a.points));
  return [...new Set(lost.map(({ message }) => message))].slice(0, FEEDBACK_LINES);
};
