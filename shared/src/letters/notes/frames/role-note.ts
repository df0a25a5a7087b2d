import { isOccupation } from '../../../facts/occupations.js';
import { GERUND, type NoteClause, verbLed } from './note-frame.js';
import { lowered } from '../../../text/words.js';

/** Matches nouns that need an article after "I was": "I was a member of the council". */
const WITH_ARTICLE = /^(?:member|part|volunteer|founder|user|player|student|nurse|driver|cook|worker|carer)\b/i;
const IN_ROLE =
  /^((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+(?: of the (?:month|year|week|quarter))?) (?=(?:of|on|for|to|from|since|at) \S|\d{1,2} times\b|twice\b)/iu;
const SINCE = /\b(?:since (?:\p{Lu}|\d|early |mid |late )|from (?:19|20)\d\d on\b)/u;
const LEAD_HAND = /^(?:lead|head|charge|point|key) ?-?(?:man|woman|hand)$/i;
const PLURAL = /(?<!s|es)s$/i;

/** Matches a title that the user won: "Chef of the year 2019". */
const NAMED = /^((?:[\p{L}’'-]+ ){1,3})of the (year|month|quarter),? ((?:19|20)\d\d)$/iu;

/** Converts a note about a role or title: "Lead man on small jobs" becomes "I am lead man on small jobs". */
export function roleOf(text: string, isCurrent: boolean): NoteClause | undefined {
  const [, won = '', period = '', year = ''] = NAMED.exec(text) ?? [];
  if (isOccupation(won)) return { subject: 'I was', text: `${lowered(won)}of the ${period} in ${year}`, verb: 'be' };
  const [, role = ''] = IN_ROLE.exec(text) ?? [];
  const person = role.replace(/ of the (?:month|year|week|quarter)$/i, '');
  if (
    person === '' ||
    !(isOccupation(person) || LEAD_HAND.test(person)) ||
    (verbLed(person) && !person.includes(' ')) ||
    GERUND.test(person) ||
    PLURAL.test(person)
  )
    return undefined;
  const isOver = !isCurrent || / times\b|\btwice\b|\bwho (?:has )?(?:qualified|passed|left)\b/.test(text);
  const isLasting = isCurrent && (SINCE.test(text) || isOver);
  const article = WITH_ARTICLE.test(person) ? 'a ' : '';
  return {
    subject: isLasting ? 'I have been' : isCurrent ? 'I am' : 'I was',
    text: `${article}${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    verb: 'be',
  };
}
