import { wordCount } from '../../text/count-words.js';
import { PLACEHOLDER } from '../../english/wording.js';
import { cleanLine } from '../../text/text.js';
import { isEnglishText } from '../../english/is-english.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord, lowered } from '../../text/words.js';
import { SINCE, type FirstPersonClause } from './first-person-clause.js';

const MAX_WORDS = 24;
/**
 * Matches the separator between parts of a bullet, such as a label and a sentence: "Link nurse for falls - falls with
 * harm went from 11 to 4".
 */
const PARTS = /\s[–—-]\s|;\s/u;
const ROSE =
  /^([\p{L}\p{N}][\p{L}\p{N}+%&/’' -]{2,50}?) (?:(up|down) (?=from [$€£]?\p{N})|(?:rose|fell|grew|went|dropped|increased|decreased|improved|climbed) (?=(?:up |down )?(?:from|by|to) [$€£]?\p{N}))/u;
const CHARGE = /^(?:in charge of|responsible for|accountable for) (?!helping|assisting|supporting)(?=\S)/i;
const POINT_OF_CONTACT = /^(?:the )?(first|main|only|key) point of contact for /i;
const OF_TARGET = /^\d[\d.,]*\+?% (?:of|to) (?:quota|target|goal|plan|budget)\b/i;
const NONE = /^(?:no|zero) [\p{L} -]{4,50} in \p{N}/iu;

/**
 * Converts a bullet without a leading verb to a first-person clause if it states a result, a record or a duty: "No
 * accidents in 3 years" to "I have had no accidents in 3 years". Returns undefined for any other bullet. Adds only
 * "am", "was", "have been", "the", "went", "reached" and "have had".
 */
export function verblessClause(bullet: string, isCurrent: boolean): FirstPersonClause | undefined {
  const text = cleanLine(bullet).replace(/(?<![\s.;,:!])[\s.;,:!]+$/, '');
  if (PLACEHOLDER.test(text) || /[()[\]"“”?\n]/.test(text) || !isEnglishText(text)) return undefined;
  const result = text.split(PARTS).find((part) => isResult(part));
  if (result !== undefined) {
    const [, thing = '', way] = ROSE.exec(result) ?? [];
    const clause = way === undefined ? result : `${thing} went ${result.slice(thing.length + 1)}`;
    return { subject: '', text: clause, verb: clause };
  }
  if (wordCount(text) > MAX_WORDS) return undefined;
  const state = !isCurrent ? 'I was' : SINCE.test(text) ? 'I have been' : 'I am';
  if (CHARGE.test(text)) return { subject: state, text: lowered(text), verb: 'be' };
  if (POINT_OF_CONTACT.test(text))
    return {
      subject: state,
      text: text.replace(POINT_OF_CONTACT, (_, which: string) => `the ${which.toLowerCase()} point of contact for `),
      verb: 'be',
    };
  if (OF_TARGET.test(text)) return { subject: 'I', text: `reached ${text}`, verb: 'reach' };
  if (NONE.test(text))
    return { subject: 'I', text: `${isCurrent ? 'have had' : 'had'} ${lowered(text)}`, verb: 'have' };
  return undefined;
}

/** Returns whether a text states a result and has a thing as its subject: "GCSE grade 4+ rose from 58% to 74%". */
function isResult(part: string): boolean {
  const [, subject = ''] = ROSE.exec(part) ?? [];
  const verb = firstWord(subject);
  return (
    subject !== '' &&
    wordCount(part) <= MAX_WORDS &&
    verbIn('past', verb) === undefined &&
    verbIn('gerund', verb) === undefined &&
    !/\b(?:and|but|which|that|I|we|my|our)\b/i.test(subject)
  );
}
