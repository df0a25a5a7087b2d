import { cleanLine } from '../../text/text.js';
import { withoutBrackets } from '../../text/words.js';

/** Words of praise, which are not skills. */
const PRAISE =
  /-(?:oriented|driven|minded)\b|motivated|hard[- ]?working|team player|punctual|friendly|reliable|passionate/i;
/** Brackets that limit a skill, such as "Opera Cloud (2-day course)". Without them, the skill would claim too much. */
const LIMITED =
  /\([^()]*\b(?:course|assisted|basic|beginner|learning|training|some|novice|exposure|expired|lapsed)\b[^()]*\)/i;

/** Returns the skills that a text may name, without bracketed text. */
export const namedSkills = (skills: readonly string[]): string[] =>
  skills
    .filter((skill) => !LIMITED.test(skill))
    .map((skill) => cleanLine(withoutBrackets(skill)))
    .filter((skill) => skill !== '' && !PRAISE.test(skill));
