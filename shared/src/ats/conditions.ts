import type { MatchedTerm } from './match-terms.js';

/** What the job makes a condition. Guesses are none: what is not in the dictionary may be no skill at all. */
export const isCondition = ({ term }: MatchedTerm): boolean =>
  term.zone === 'must' && term.known && (term.kind === 'hard' || term.kind === 'certificate');

/** What the job names as a plus. */
export const isWelcome = ({ term }: MatchedTerm): boolean => term.zone === 'nice' && term.known && term.kind !== 'soft';
