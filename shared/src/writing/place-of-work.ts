import { convertVerbs } from './convert-verbs.js';
import { verbIn } from './verb-forms.js';
import { capitalized } from './words.js';

/** "Worked as part of the events team, setting up rooms and serving drinks": where it was, and then what was done. */
const WORKED_IN =
  /^(?:i )?work(?:ed|ing)? (as (?:part|a member) of|in|on|at|with|within|alongside|under|for) ([^,;:.]{3,70}?)(?:,| and was| where i was) (?:mainly |also )?((?!including)[a-z]+ing\b[^;:]*?)(\.?)$/i;
/** "in a fast paced environment on the deli counter": every place is said to be one. */
const BUSY =
  /^(?:an? )?(?:very |highly )?(?:fast[- ]paced|busy|high[- ]pressure|high[- ]volume)(?:,? [\w-]+)? (?:environment|setting)\b(?: (on|at|in|within) )?/i;

/** What was done in front, and where it was done after it. Undefined where no verb is sure. */
export function withPlaceAfterDeeds(text: string, isCurrent: boolean): string | undefined {
  const [, preposition = '', where = '', deeds = '', end = ''] = WORKED_IN.exec(text) ?? [];
  // "Worked in the area of setting up mills": that is the work, and no place.
  if (deeds === '' || /\b(?:if|when|which|who|I)\b/.test(deeds) || /\barea of\b|[a-z]ing\b/i.test(where))
    return undefined;
  const form = isCurrent && !/^(?:i )?worked/i.test(text) ? 'base' : 'past';
  const done = convertVerbs(withLastJoined(deeds), 'gerund', form, true);
  if (done === undefined) return undefined;
  const busy = BUSY.exec(where);
  const place = busy ? where.slice(busy[0].length) : where;
  const at = busy ? (busy[1] ?? '') : preposition;
  const told = place === '' || at === '' ? '' : ` ${at.toLowerCase()} ${place}`;
  return `${capitalized(done)}${told}${end}`;
}

/** "slicing, serving customers": the last two of a list of deeds. */
const withLastJoined = (deeds: string): string =>
  / and /.test(deeds) ? deeds : deeds.replace(/, (\p{L}+ing\b[^,]*)$/u, (_, last: string) => ` and ${last}`);

/** "Worked on the migration to microservices, specifically I wrote the billing service". */
const OWN_PART =
  /^(?:i )?(?:worked|helped|was involved|took part) (?:on|with|in) ([^,;:.]{3,70}?),? (?:(?:and )?(?:my part|my role|my job) (?:was|being) (?:to )?|(?:specifically|where|in which|mainly|mostly|on which) I (?:also )?)([a-z]+)\b([^;:]*?)(\.?)$/i;

/** The own part in front, and what it was part of after it. Undefined where no verb is sure. */
export function withOwnPartFirst(text: string): string | undefined {
  const [, whole = '', verb = '', told = '', end = ''] = OWN_PART.exec(text) ?? [];
  const past = verbIn('past', verb.toLowerCase()) ? verb : verbIn('gerund', verb.toLowerCase())?.past;
  if (past === undefined) return undefined;
  const [deed = '', ...more] = told.split(/(?=, | and it | which )/);
  return `${capitalized(past)}${deed} as part of ${whole}${more.join('')}${end}`;
}
