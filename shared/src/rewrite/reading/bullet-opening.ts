import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { isWork } from '../../english/work-names.js';
import { afterFirstWord, beginsObject, firstWord, isPeople, isPreposition, wordSet } from '../../text/words.js';

export type BulletOpening = 'verb' | 'noun' | 'unsure';

/** Words that count as verbs at the start of a bullet, although they can also be nouns, such as "order". */
export const VERBS_IN_FRONT = wordSet(`
  answer attend check complete contact order cover design handle help lead monitor plan process review schedule support test train transport update use present
  tutor coach mentor make look pick drive serve run deal clean
`);
const NO_NOUN = wordSet(`
  and also but or so when while as if because after before i i'm i’m was were is are am been being had has have did does would could
  always often usually sometimes never currently previously there here it this that these those not no now then who which what all some
`);
/** Words that look like past-tense verbs but describe a state: "based", "skilled". */
const STATES = wordSet(
  'based skilled experienced certified licensed dedicated committed motivated focused qualified versed',
);
const WORK_NAME =
  /^\p{L}+ (?:and \p{L}+ )?(?:coordination|management|recruitment|preparation|maintenance|administration|supervision|planning|training|control)$/iu;

export function openingOf(text: string, isCurrent: boolean): BulletOpening {
  const word = firstWord(text);
  const rest = afterFirstWord(text);
  const next = firstWord(rest);
  if (/^serve as /i.test(text)) return 'unsure';
  if (/^(?:work|care|deal|look|talk) (?:with|for|after|to|alongside)\b/i.test(text)) return 'verb';
  if (
    word === '' ||
    (NO_NOUN.has(word) && !text.startsWith('IT ')) ||
    STATES.has(word) ||
    isPreposition(word) ||
    word.endsWith('ly')
  )
    return 'unsure';
  // "Volunteer coordination" is a noun phrase, because the last word names an activity.
  if (WORK_NAME.test(text)) return 'noun';
  const [base, past] = [verbIn('base', word), verbIn('past', word)];
  const isPlainVerb = beginsObject(rest) || isPeople(next) || VERBS_IN_FRONT.has(word);
  if (base && isAlsoNoun(word, 'base')) {
    if (
      word !== 'handle' &&
      !(past && describesObject(rest)) &&
      isWork(next) &&
      /ing$|^(?:checks|counts|rounds|control|duties|work|entry|recs|prep|care)$/.test(next)
    )
      return 'noun';
    return isPlainVerb || (past && !isCurrent) ? 'verb' : 'unsure';
  }
  if (base || past || (/^[a-z]{2,}ed$/.test(word) && next !== '')) return 'verb';
  if (/^[a-z]{2,}ing$/.test(word)) return isList(text, word) || isWork(next) ? 'noun' : 'unsure';
  // The first word is a plural noun in "Checks and repairs", but a verb in "leads on policy".
  if (verbIn('third', word)) return isList(text, word) && !isVerbAlone(secondOf(text)) ? 'noun' : 'unsure';
  const isClause = verbIn('past', next) || (verbIn('third', next) && !isWork(next));
  return beginsObject(rest) || isClause || /^(?:to|him|them|it|up|out)$/.test(next) ? 'unsure' : 'noun';
}

/** Returns whether the first word after a verb describes the next one: "waiting" in "Cut waiting times". */
function describesObject(rest: string): boolean {
  const second = firstWord(afterFirstWord(rest));
  return /ing$/.test(firstWord(rest)) && second !== '' && !isPreposition(second) && !/^(?:and|or)$/.test(second);
}

const isVerbAlone = (word: string): boolean => verbIn('third', word) !== undefined && !isAlsoNoun(word, 'third');
const secondOf = (text: string): string =>
  firstWord(text.replace(/^\p{L}+(?:,\s(?:and\s)?|\s(?:and|&)\s)/u, '').toLowerCase());

const isList = (text: string, word: string): boolean => /^(?:,\s|\s(?:and|&)\s)/.test(text.slice(word.length));
