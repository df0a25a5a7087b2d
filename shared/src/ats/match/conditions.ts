import type { MatchedTerm } from './match-terms.js';

/**
 * Returns whether a term is a required skill or certificate. Terms that are not in the dictionary are excluded, because
 * they are guesses.
 */
export const isCondition = ({ term }: MatchedTerm): boolean =>
  term.zone === 'must' && term.known && (term.kind === 'hard' || term.kind === 'certificate');

/** Returns whether the posting lists the term as nice to have. Soft skills and guesses are excluded. */
export const isWelcome = ({ term }: MatchedTerm): boolean => term.zone === 'nice' && term.known && term.kind !== 'soft';
