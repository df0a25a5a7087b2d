import type { MatchedTerm } from './match-terms.js';

/** A required skill or certificate. Guessed terms are excluded: a term outside the dictionary may not be a skill. */
export const isCondition = ({ term }: MatchedTerm): boolean =>
  term.zone === 'must' && term.known && (term.kind === 'hard' || term.kind === 'certificate');

/** A term that the job names as a plus. */
export const isWelcome = ({ term }: MatchedTerm): boolean => term.zone === 'nice' && term.known && term.kind !== 'soft';
