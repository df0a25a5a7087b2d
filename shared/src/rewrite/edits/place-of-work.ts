import { convertVerbs, withLastGerundJoined } from '../../english/convert-verbs.js';
import { verbIn } from '../../english/verb-forms.js';
import { capitalized } from '../../text/words.js';

const WORKED_IN =
  /^(?:i )?work(?:ed|ing)? (as (?:part|a member) of|in|on|at|with|within|alongside|under|for) ([^,;:.]{3,70}?)(?:,| and was| where i was) (?:mainly |also )?((?!including)[a-z]+ing\b[^;:]*?)(\.?)$/i;
/** Matches a cliché that precedes the workplace: "in a fast paced environment on the deli counter". */
const BUSY =
  /^(?:an? )?(?:very |highly )?(?:fast[- ]paced|busy|high[- ]pressure|high[- ]volume)(?:,? [\w-]+)? (?:environment|setting)\b(?: (on|at|in|within) )?/i;

/**
 * Converts "Worked on the till, serving 90 customers" to "Served 90 customers on the till". Returns undefined if a verb
 * is ambiguous.
 */
export function withPlaceAfterDeeds(text: string, isCurrent: boolean): string | undefined {
  const [, preposition = '', where = '', deeds = '', end = ''] = WORKED_IN.exec(text) ?? [];
  // "Worked in the area of setting up mills" names work rather than a workplace.
  if (deeds === '' || /\b(?:if|when|which|who|I)\b/.test(deeds) || /\barea of\b|[a-z]ing\b/i.test(where))
    return undefined;
  const form = isCurrent && !/^(?:i )?worked/i.test(text) ? 'base' : 'past';
  const done = convertVerbs(withLastGerundJoined(deeds), 'gerund', form, true);
  if (done === undefined) return undefined;
  const busy = BUSY.exec(where);
  const place = busy ? where.slice(busy[0].length) : where;
  const at = busy ? (busy[1] ?? '') : preposition;
  const suffix = place === '' || at === '' ? '' : ` ${at.toLowerCase()} ${place}`;
  return `${capitalized(done)}${suffix}${end}`;
}

const OWN_PART =
  /^(?:i )?(?:worked|helped|(?:was )?involved|took part) (?:on|with|in) ([^,;:.]{3,70}?),? (?:(?:and )?(?:my part|my role|my job) (?:was|being) (?:to )?|(?:specifically|where|in which|mainly|mostly|on which) I (?:also )?)([a-z]+)\b([^;:]*?)(\.?)$/i;

/** Matches involvement and, after a comma, the author's own action: "Involved in the move, I organized the removal". */
const INVOLVED_THEN =
  /^(?:i )?(?:was )?(?:involved|took part|participated) (?:in|with) ([^,;:.]{3,70}), (?:I |(?=[a-z]+ (?:\d|the |a |an |all )))([a-z]+)\b([^;:.]*)(\.?)$/i;

/**
 * Converts "Worked on the migration, specifically I wrote the billing service" to "Wrote the billing service as part of
 * the migration". Returns undefined if the verb is ambiguous.
 */
export function withOwnPartFirst(text: string): string | undefined {
  const [, project = '', verb = '', parts = '', end = ''] = OWN_PART.exec(text) ?? INVOLVED_THEN.exec(text) ?? [];
  const past = verbIn('past', verb.toLowerCase()) ? verb : verbIn('gerund', verb.toLowerCase())?.past;
  if (past === undefined) return undefined;
  const [deed = '', ...more] = parts.split(/(?=, | and it | which )/);
  return `${capitalized(past)}${deed} as part of ${project}${more.join('')}${end}`;
}
