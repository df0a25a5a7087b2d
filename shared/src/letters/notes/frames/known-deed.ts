import { verbIn } from '../../../english/verb-forms.js';
import { firstWord, lowered } from '../../../text/words.js';
import { type NoteClause } from './note-frame.js';

/** Matches two actions whose first verb may be missing from the list of verbs: "Induced and monitored anesthetics". */
const TWO_DEEDS = /^\p{L}{3,}ed and (\p{L}+ed) \p{L}/iu;
const LEARNED = /^learn(?:t|ed) (?:the|to|how|all|about|my)\b/i;
const PHRASAL = /^(?:hand|cash|set|open|lock|bag|clean|wash|load|top|close) (?:out|up|off|down) (?:the )?\p{L}/iu;
const COUNT = /^(count|check|control) of (?=\p{L})/iu;

/** Matches a word that must be a verb, because its object follows: "Train 2 trainees". */
const OBJECT =
  /^\p{L}+ (?:after|with|the|all|any) (?:\d|\p{L})|^\p{L}+ \d|^\p{L}+ \p{L}+ and \p{L}+ (?:from|off|for|to)\b/u;
const isPresentDeed = (text: string): boolean => verbIn('base', firstWord(text)) !== undefined && OBJECT.test(text);

/** Converts a note that begins with a verb: "Learned the tills" becomes "I learned the tills". */
export function deed(text: string, isCurrent: boolean): NoteClause | undefined {
  const second = TWO_DEEDS.exec(text)?.[1];
  const isKnown = LEARNED.test(text) || (second !== undefined && verbIn('past', second.toLowerCase()) !== undefined);
  if (isKnown || (isCurrent && (PHRASAL.test(text) || isPresentDeed(text))))
    return { subject: 'I', text: lowered(text), verb: firstWord(text) };
  return isCurrent && COUNT.test(text)
    ? { subject: 'I', text: lowered(text).replace(COUNT, '$1 '), verb: firstWord(text) }
    : undefined;
}
