import type { JobMatch, MatchedTerm } from './match-terms.js';
import { named } from './match-rules.js';

/** What a score is held at, and why. */
export interface Cap {
  at: number;
  message: string;
}

/**
 * Limits of the whole score, so that its bands keep their meaning: nobody is "highly optimized" for a job without
 * something it makes a condition, or "good" for one with hardly any of it. They hold for the whole and not for the
 * match alone, where the other parts would lift the score over the band again.
 */
const CAPS = {
  /** Any condition is missing. */
  one: 79,
  /** Three and more, if that is a fair part of them: long descriptions name a dozen things, not all of them meant so. */
  several: 59,
  /** Nearly all. */
  most: 49,
} as const;
const SEVERAL = { count: 3, share: 0.4 };
const MOST = { count: 2, share: 0.75 };

export function capOf({ terms }: JobMatch): Cap | undefined {
  const conditions = conditionsOf(terms);
  const missing = conditions.filter(({ grade }) => grade === 0).map(({ term }) => term.text);
  if (missing.length === 0) return undefined;
  const share = missing.length / conditions.length;
  const at =
    missing.length >= MOST.count && share > MOST.share
      ? CAPS.most
      : missing.length >= SEVERAL.count && share >= SEVERAL.share
        ? CAPS.several
        : CAPS.one;
  return {
    at,
    message: `The score is held at ${at}: ${missing.length} of the ${conditions.length} conditions ${missing.length === 1 ? 'is' : 'are'} not in your resume (${named(missing)}).`,
  };
}

/** Guesses are no conditions: what is not in the dictionary may be no skill at all. */
export const isCondition = ({ term }: MatchedTerm): boolean =>
  term.zone === 'must' && term.known && (term.kind === 'hard' || term.kind === 'certificate');

/** What the job names as a plus. */
export const isWelcome = ({ term }: MatchedTerm): boolean => term.zone === 'nice' && term.known && term.kind !== 'soft';

const isSkill = ({ term }: MatchedTerm): boolean => term.known && term.kind === 'hard';

/** Descriptions that call nothing a condition are gone by all the skills that they name. */
function conditionsOf(terms: readonly MatchedTerm[]): MatchedTerm[] {
  const conditions = terms.filter(isCondition);
  return conditions.length > 0 ? conditions : terms.filter(isSkill);
}
