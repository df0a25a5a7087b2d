import { wordCount } from '../../../text/count-words.js';
import { isPeople, lowered } from '../../../text/words.js';
import { AMOUNT, FINITE, has, type NoteClause, verbLed } from './note-frame.js';

/**
 * Units and other words that must not follow a number after "I have": "I have 12 hours a week", "I have 4am starts".
 */
const MEASURES =
  'hours?|hrs?|days?|weeks?|months?|years?|yrs?|minutes?|mins?|nights?|shifts?|evenings?|weekends?|times?|percent|%|am|pm|starts?|st|nd|rd|th|k|kg|lb|lbs|m|ft|miles?|GCSEs?|over|out|in|of|on|per|a|an|to|and|or|at|with|high|x';
/** Matches a number of things: "14-20 drops a day", "two pattern collections licensed to a mill". */
const HAVE = new RegExp(`^${AMOUNT} (?!(?:${MEASURES})\\b)(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]{2,}s\\b`, 'iu');
const SO_FAR = /\b(?:so far|to date)\b/;
const VERBS_BY = /\b(?:done|made|built|sold|delivered|completed|finished|handled|written) (?:a|per|each|every|in|by)\b/;
const RATED =
  /\b(?:an?|per|each|every|most) (?:\p{L}+ )?(?:day|week|shift|night|hour|month|year|saturdays?|sundays?)\b|\bso far\b/iu;
/** Matches a rate and the words that follow it without a preposition: "120 parcels a day HD postcodes". */
const BESIDE_RATE =
  /((?:\ba|\bper) (?:day|week|shift|hour)) (?!(?:in|on|for|from|to|at|with|and|or|of|across|during|by|all|each|over|before|after|as)\b)[\p{L}\d][^,;.]*/u;

/** Converts a note that counts things: "18t wagon, 14-20 drops a day" becomes "I do 14 to 20 drops a day". */
export function amountOf(text: string, isCurrent: boolean): NoteClause | undefined {
  const parts = text.split(/,\s+/);
  const at = parts.findIndex((part) => HAVE.test(part));
  if (
    at === -1 ||
    (at > 0 && (!RATED.test(parts[at]!) || text.split(/,\s+/).length > 3)) ||
    (at > 0 && parts.slice(0, at).some((part) => wordCount(part) > 4 || verbLed(part)))
  )
    return undefined;
  const what = parts
    .slice(at)
    .join(', ')
    .replace(/(?<=\d)-(?=\d)/g, ' to ')
    .replace(BESIDE_RATE, '$1');
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(what.split(',').slice(1).join(','))) return undefined;
  if (VERBS_BY.test(what) || FINITE.test(what)) return undefined;
  if (/\bshifts\b/.test(what))
    return { subject: 'I', text: `${isCurrent ? 'work' : 'worked'} ${lowered(what)}`, verb: 'work' };
  const isOfPeople = what.split(/[\s,:;]+/, 5).some((word) => isPeople(word.toLowerCase()));
  // "34 residents" may be the residents of the whole home, not those in the user's care.
  if (isOfPeople && !RATED.test(what) && !SO_FAR.test(what)) return undefined;
  if (!isOfPeople && RATED.test(what) && !SO_FAR.test(what))
    return { subject: 'I', text: `${isCurrent ? 'do' : 'did'} ${lowered(what)}`, verb: 'do' };
  return has(lowered(what), isCurrent, SO_FAR.test(what));
}
