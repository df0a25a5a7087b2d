import { cleanLine } from '../../text/text.js';
import { withoutBrackets } from '../../text/words.js';

/** Matches praise and facts that are not skills: "hard-working", "own car". */
const PRAISE =
  /-(?:oriented|driven|minded)\b|motivated|hard[- ]?working|team player|punctual|friendly|reliable|passionate|^works? well\b|^own (?:transport|transportation|car|vehicle)\b|^(?:good )?time[- ]?keeping|^team[- ]?work(?:ing)?$|^(?:quick|fast) learner|^know \p{L}+|, (?:once|twice)$/iu;
/**
 * Matches text in parentheses that limits a skill, as in "Opera Cloud (2-day course)". Such a skill is left out,
 * because it would be overstated without the text in parentheses.
 */
const LIMITED =
  /\([^()]*\b(?:course|assisted|basic|beginner|learning|training|some|novice|exposure|expired|lapsed)\b[^()]*\)/i;

/** Returns the skills that a text may claim, each without text in parentheses. */
export const namedSkills = (skills: readonly string[]): string[] =>
  skills
    .filter((skill) => !LIMITED.test(skill))
    .map((skill) => cleanLine(withoutBrackets(skill)))
    .filter((skill) => skill !== '' && !PRAISE.test(skill));
