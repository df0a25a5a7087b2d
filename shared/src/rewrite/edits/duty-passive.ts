import { isOneVerbPhrase } from '../reading/one-verb-phrase.js';
import { workOf } from '../../english/noun-work.js';
import { pastOfParticiple, verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';

const WORK = String.raw`((?:the )?[\p{L}\d][^.;:]{3,110}?)`;
/**
 * Matches work described as a duty or as done by the author: "Inspection was my main duty", "Minute taking was done by
 * me".
 */
const WAS_DUTY = new RegExp(
  `^${WORK} (?:was|were|is(?= (?:one|part|also|my)\\b)) (?:(?:one of |part of |also )?my (?:main |daily |other )?(?:tasks?|jobs?|duty|duties|responsibility|responsibilities|role)|(?:all )?(?:done|carried out|performed|completed|undertaken)(?: by (?:me|myself)(?! and (?:my|the|a|our|another|[0-9])(?![a-z])))?)(?![a-z]| by )(.*)$`,
  'iu',
);
/** Matches additional work in the passive voice: "…, inspections and discipline issues were handled too". */
const HANDLED_TOO =
  /(?:,? and|,) ((?:the )?[a-z][^,.;:]{3,60}?) (?:was|were) (?:all )?(handled|done|completed|carried out|dealt with|managed|covered) (?:too|also|as well|by me(?: too| as well)?)(\.?)$/i;

/**
 * Converts "Inspection was my main duty" to "Carried out inspection", and "Minute taking was done by me" to "Took
 * minutes". Returns undefined if a coworker may have done the work.
 */
export function withDutyDone(text: string, isCurrent: boolean): string | undefined {
  const too = HANDLED_TOO.exec(text);
  if (too && verbIn('past', firstWord(text))) {
    const [whole, what = '', verb = '', end = ''] = too;
    return `${text.slice(0, -whole.length)}, and ${verb.toLowerCase() === 'done' ? 'did' : verb.toLowerCase()} ${what}${end}`;
  }
  const [, work = '', rest = ''] = WAS_DUTY.exec(text) ?? [];
  if (
    work === '' ||
    /\b(?:I|we|they|he|she|was|were|which|who|that|this|it)\b/i.test(work) ||
    verbIn('past', firstWord(work)) ||
    !isNamedWork(work)
  )
    return undefined;
  const form = isCurrent ? 'base' : 'past';
  const deed = workOf(work, form) ?? `${isCurrent ? 'carry out' : 'carried out'} ${lowered(work)}`;
  const beside = withDeed(rest, form);
  const whole = `${capitalized(deed)}${beside}`;
  return isOneVerbPhrase(whole) ? whole : undefined;
}

const isNamedWork = (work: string): boolean =>
  /(?:ing|[^s]tion|sion|ment|checks|maintenance|servicing|repairs|analysis|deliver(?:y|ies)|reviews?|reports?)\b/i.test(
    work,
  );

/**
 * Converts an action after "and" to the given verb form: ", and writing up reports" becomes ", and wrote up reports".
 */
const withDeed = (rest: string, form: 'base' | 'past'): string =>
  rest
    .replace(/^(,? and )(?:also )?([a-z]+ing) (?=[a-z\d])/i, (whole, and: string, gerund: string) => {
      const verb = verbIn('gerund', gerund.toLowerCase());
      return verb ? `${and}${verb[form]} ` : whole;
    })
    .replace(/^(,? and )I (?:also )?([a-z]+)\b/i, (whole, and: string, word: string) =>
      pastOfParticiple(word) === word || verbIn('base', word) ? `${and}${word}` : whole,
    );
