import { lowered } from '../../../text/words.js';
import { AMOUNT, FINITE, type NoteClause } from './note-frame.js';

/** Converts a note that begins with a skill: "MIG on heavy plate" becomes "my work includes MIG on heavy plate". */
export function ofSkill(text: string, isCurrent: boolean, skills: readonly string[]): NoteClause | undefined {
  const [main = '', ...rest] = text.split(/,\s+/);
  const small = main.toLowerCase();
  const isSkill = skills.some((skill) => skill.length > 2 && small.startsWith(`${skill.toLowerCase()} `));
  const isOneName = /^\p{L}+ \p{L}+s$/u.test(main);
  if (
    !isSkill ||
    (!isOneName && !/ (?:and|on|for|of|in|to|at) \S/.test(main)) ||
    FINITE.test(main) ||
    /["“”[\]()?:;]/.test(main)
  )
    return undefined;
  const amount = rest.length === 1 && new RegExp(`^${AMOUNT} \\p{L}`, 'iu').test(rest[0]!) ? `, with ${rest[0]!}` : '';
  return {
    subject: '',
    text: `my work ${isCurrent ? 'includes' : 'included'} ${lowered(main)}${amount}`,
    verb: 'include',
  };
}
