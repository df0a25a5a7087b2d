import type { BulletAnswer, BulletQuestion } from './bullet-answers.js';
import { afterDutyOpener } from '../../english/openers.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';
import { headOf, ROLE } from '../reading/noun-phrase.js';
import { VERBS_IN_FRONT } from '../reading/bullet-opening.js';
import { inSentence } from '../reading/tidy.js';

/** Matches words and endings that occur in sentences but not in lists of tasks: "was", "sometimes". */
const SENTENCE =
  /\b(?:went|came|rose|fell|grew|dropped|was|were|is|are|has|had|have|put|i|me|myself|sometimes|also)\b|^(?!\p{L}+ing )\p{L}+ (?:up|down|out|off|on|over|back|away)\b|(?<!\b(?:inc|incl|approx|avg|etc|no|e\.g|i\.e))[.;!?]\s/iu;
export const isSentence = (text: string): boolean => {
  // "PM on lifts" begins with an abbreviation, not with a verb as "Turn on lights" does.
  const [main = ''] = text.replace(/^\p{Lu}{2,} /u, '').split(/,? (?:which|that|who|when)\b/i, 1);
  return SENTENCE.test(main);
};

/** Matches a bullet that names a license or certificate and needs no verb: "Forklift certificate, valid until 2027". */
export const QUALIFICATION =
  /^(?:[\w/+-]+ ){1,4}(?:licen[cs]e|certificate|certification|card|qualification|registration|ticket)(?:,| \(| valid| held| until|\.?$)/i;

/** Matches an action in the past tense after the first item: "Maths lead since 2022, led two sessions". */
const LATER_DEED =
  /(?:,|\sand) (?:also )?(?:led|ran|did|made|took|kept|won|set up|wrote|taught|[a-z]{3,}ed) (?:the|an?|all|my|our|\d|two|three|four|five|six|[a-z]+s)\b/i;
/**
 * Matches signs that a text is not a list of tasks: "collaborating with", "such as", or a number with ")" at the start.
 */
const NO_LIST =
  /^(?:was|were|am|i)\b|^(?:collaborat|work|liais|communicat|support|assist|help)\w* |^serv\w* as |^\w+ing, \w+ing and \w+ing [a-z]+ (?:on|in|at|for|of) |^(?:\w+ing|\w+ed) .*\b(?:including|such as)\b|^\W|^\d+\)|:/i;
/**
 * Matches an amount or a result, such as "around 90 cheeses" or "no deficiencies". No question is asked then, because
 * an answer would move the amount or result to the end of the bullet.
 */
const TELLS_AMOUNT =
  /\b(?:around|about|over|up to|nearly|approx\.?|roughly) \d|\bno [a-z]+(?:s|ncy|ies)\b|\d (?:[a-z]+ )?(?:daily|weekly|monthly|(?:a|per) (?:day|week|month|shift))\b|\b\d+ (?:pts|patients|residents|children|pupils|students|customers|guests|staff|people)\b/i;
const MIN_LISTED_ITEMS = 3;
const MIN_COMMAS_OF_TASKS = 3;
/** Maximum number of words in the first item. A longer one is a sentence. */
const MAX_FIRST_WORDS = 8;
/** Maximum number of words in a list: a longer text is a sentence or already states details. */
const MAX_LIST_WORDS = 24;
/**
 * Maximum number of words in a list after "Responsible for". It may be longer than other lists, because it is not a
 * sentence.
 */
const MAX_DUTY_WORDS = 34;

/**
 * Asks which of several tasks matters most: "milking, feeding calves, fencing and repairs", "Took data, lunch duty, bus
 * duty". Returns undefined if a later item begins with a verb of its own, as in "Held viewings, negotiated offers".
 */
export function listQuestion(text: string): BulletQuestion | undefined {
  // "See 8 to 10 patients a day" already states how many.
  if (/^(?:see|saw) \d/i.test(text)) return undefined;
  const work = withoutDutyOpener(text);
  const list = withCommas(work).replace(/ sometimes\.?$/, '');
  const items = list.split(/, (?:and |or |also )?| and /);
  const isList =
    items.length >= MIN_LISTED_ITEMS &&
    list.replace(/\([^()]*\)/g, '').split(', ').length > fewestCommas(list, list !== work) &&
    list.split(/\s+/).length <= (work === text ? MAX_LIST_WORDS : MAX_DUTY_WORDS);
  if (
    !isList ||
    isSentence(list.replaceAll(', also ', ', ')) ||
    LATER_DEED.test(list) ||
    QUALIFICATION.test(list) ||
    (list === work && NO_LIST.test(list)) ||
    TELLS_AMOUNT.test(list) ||
    (list === work && items[0]!.split(' ').length > MAX_FIRST_WORDS) ||
    ROLE.test(` ${headOf(items[0]!)}`) ||
    items.slice(1).some((item) => beginsWithVerb(item) || /^(?:in|on|at|with|for|from|to|by) /i.test(item))
  )
    return undefined;
  const names = items.filter((item) => /^\p{Lu}/u.test(item));
  if (names[0] === items[0] && names.length > items.length * MIN_SHARE_OF_NAMES) return toolQuestion(work);
  const answer: BulletAnswer = {
    label: 'I know which one',
    bullet: `[main task]; also ${inSentence(work.replaceAll(', also ', ', '))}`,
    blanks: [{ blank: '[main task]', label: 'Main task with a number', example: 'Served 60 customers a day' }],
  };
  return { about: 'scope', text: 'Which of these was your main task, and how many or how often?', answers: [answer] };
}

/**
 * Returns the minimum number of commas in a list of tasks. With fewer, the items may be objects of one action:
 * "Repaired electrical, brake and engine systems", "Tuning of pianos for homes, schools and churches".
 */
function fewestCommas(list: string, isSeparated: boolean): number {
  const opensWithVerb = beginsWithVerb(list) || verbIn('past', firstWord(list)) || /^\p{L}+ed /iu.test(list);
  const listsObjects = !isSeparated && /^[^,]* (?:of|for|with|at|in|to|from|on) /.test(list);
  // "Calendaring court dates, deadlines and sessions" lists objects; "milking cows, feeding calves" lists tasks.
  const listsNouns = /^\p{L}+ing [^,]/iu.test(list) && !/(?:, |\band )\p{L}+ing\b/iu.test(list);
  return opensWithVerb || listsObjects || listsNouns ? MIN_COMMAS_OF_TASKS : 1;
}

/** Replaces the separators of a list with commas: "laundry; beds; meals", "loading / signatures / paperwork". */
const withCommas = (list: string): string =>
  /^[^;:]+(?:; [^;:]+){2,}$/.test(list)
    ? list.replaceAll('; ', ', ')
    : /^[^/:]+(?: \/ [^/:]+){2,}$/.test(list)
      ? list.replaceAll(' / ', ', ')
      : list;

/** Minimum share of items with a capital letter in a list of tools, such as "Java, Spring Boot, Postgres". */
const MIN_SHARE_OF_NAMES = 0.7;

function toolQuestion(tools: string): BulletQuestion {
  const answer: BulletAnswer = {
    label: 'In my own words',
    bullet: `[what you did] with ${tools}`,
    blanks: [{ blank: '[what you did]', label: 'What you did', example: 'Built 4 services' }],
  };
  return { about: 'ownership', text: 'What did you do with these?', answers: [answer] };
}

/** Removes "Responsible for" and "Duties included". Keeps "It is my job to", because a verb follows it. */
function withoutDutyOpener(text: string): string {
  const duty = afterDutyOpener(text);
  const opener = text.slice(0, text.length - (duty?.length ?? 0));
  return duty !== undefined && /\b(?:for|of|included?|including)\s+$/i.test(opener) ? duty : text;
}

/**
 * Returns whether a text begins with a verb: "liaise", "make party trays", but not "oil changes" or "prescribed burns".
 */
export const beginsWithVerb = (text: string): boolean => {
  const word = firstWord(text);
  return (
    !/^[a-z]+ (?:up|down|out|off)$/i.test(text) &&
    ((verbIn('base', word) !== undefined && (!isAlsoNoun(word, 'base') || VERBS_IN_FRONT.has(word))) ||
      /^(?:ran|led|did|made|took|kept|won|wrote|taught|worked|helped)$/.test(word))
  );
};
