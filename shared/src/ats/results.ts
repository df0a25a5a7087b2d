import { phraseFinder } from './find-phrases.js';
import { actionVerb } from './wording.js';

/** Verbs that name what came of the work rather than the work. */
const RESULT_VERBS = new Set(
  `accelerate achieve attain boost cut decrease double earn eliminate exceed generate grow halve improve increase lift lower
   maximize minimize outsell prevent raise recover reduce restore save shrink simplify speed streamline surpass
   triple win`.split(/\s+/),
);
const phrasesIn = phraseFinder([
  'resulting in',
  'leading to',
  'led to',
  'so that',
  'which',
  'saving',
  'saved',
  'reducing',
  'cutting',
  'increasing',
  'improving',
  'raising',
  'bringing',
  'allowing',
  'enabling',
  'without',
  'ahead of',
  'under budget',
  'on time',
  'on budget',
  'on schedule',
  'promoted',
  'award',
]);
const CHANGE = /%|\bby (?:a |an |about |over |nearly |almost )?(?:\p{Nd}|[$€£]|half|third|quarter|two)/iu;

/** Whether a bullet says what came of the work: a change, an amount by which, a consequence. English only. */
export const tellsResult = (text: string, words: readonly string[], wording: string): boolean =>
  RESULT_VERBS.has(actionVerb(words[0] ?? '') ?? '') ||
  phrasesIn(words, wording).length > 0 ||
  (wording.includes(' from ') && wording.includes(' to ')) ||
  CHANGE.test(text);
