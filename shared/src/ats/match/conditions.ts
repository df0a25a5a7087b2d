import type { MatchedTerm } from './match-terms.js';

/**
 * Returns the required skills and certificates. Terms outside the dictionary are excluded, because they are guesses.
 */
export const isCondition = ({ term }: MatchedTerm): boolean =>
  term.zone === 'must' && term.known && (term.kind === 'hard' || term.kind === 'certificate');

/** Returns the terms that the job names as a plus. */
export const isWelcome = ({ term }: MatchedTerm): boolean => term.zone === 'nice' && term.known && term.kind !== 'soft';
