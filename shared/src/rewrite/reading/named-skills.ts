import { cleanLine } from '../../text/text.js';
import { withoutBrackets } from '../../text/words.js';

/** Praise is not a skill. */
const PRAISE =
  /-(?:oriented|driven|minded)\b|motivated|hard[- ]?working|team player|punctual|friendly|reliable|passionate/i;
/** A skill limited in brackets, such as "Opera Cloud (2-day course)", would claim too much without them. */
const LIMITED =
  /\([^()]*\b(?:course|assisted|basic|beginner|learning|training|some|novice|exposure|expired|lapsed)\b[^()]*\)/i;

/** Returns the skills that a text may name, without text in brackets. */
export const namedSkills = (skills: readonly string[]): string[] =>
  skills
    .filter((skill) => !LIMITED.test(skill))
    .map((skill) => cleanLine(withoutBrackets(skill)))
    .filter((skill) => skill !== '' && !PRAISE.test(skill));
