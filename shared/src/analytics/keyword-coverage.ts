import { isCondition, isWelcome } from '../ats/match/conditions.js';
import type { MatchedTerm } from '../ats/match/match-terms.js';

export interface Coverage {
  asked: number;
  present: number;
  /** Terms that the resume lacks, in the words of the posting. */
  missing: string[];
}

export interface KeywordCoverage {
  must: Coverage;
  nice: Coverage;
}

/** Counts how many required and nice-to-have terms of the job the resume covers. */
export const keywordCoverage = (terms: readonly MatchedTerm[]): KeywordCoverage => ({
  must: coverageOf(terms.filter(isCondition)),
  nice: coverageOf(terms.filter(isWelcome)),
});

function coverageOf(terms: readonly MatchedTerm[]): Coverage {
  const missing = terms.filter(({ grade }) => grade === 0).map(({ term }) => term.text);
  return { asked: terms.length, present: terms.length - missing.length, missing };
}
