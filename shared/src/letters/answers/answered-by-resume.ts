import { cleanLine, withPeriod } from '../../text/text.js';
import { wordCount } from '../../text/count-words.js';
import { contentOf } from '../notes/posting-overlap.js';

const TIMES_ASKED =
  /\b(?:which|what) (?:(?:week)?days|shifts|hours)\b|\byour availability\b|\bwhen you (?:can|could|are able to) (?:work|start)\b|\bavailable\b/i;
const START_ASKED = /\bstart\b/i;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek(?:day|end)s?\b/i;
const FREE = /\b(?:free|available)\b/i;
const START = /\b(?:available|start)\b[^.]{1,30}\b(?:from|immediately|in)\b/i;
const MAX_SENTENCE = 200;

/**
 * Returns the sentence of the summary that answers a question about working times: "During semester I am free on
 * Mondays." Returns '' if there is none.
 */
export function timesInSummary(question: string, summary: string): string {
  if (!TIMES_ASKED.test(question)) return '';
  const isAnswer = (sentence: string): boolean =>
    FREE.test(sentence) && (START_ASKED.test(question) ? START.test(sentence) : WEEKDAY.test(sentence));
  const found = cleanLine(summary)
    .split(/(?<=[.!?])\s/)
    .find((sentence) => sentence.length <= MAX_SENTENCE && isAnswer(sentence));
  if (found === undefined) return '';
  if (/^(?:free|available)\b/i.test(found)) return withPeriod(`I am ${found.charAt(0).toLowerCase()}${found.slice(1)}`);
  return /\bI(?: am|['’]m| can| could)\b/.test(found) ? withPeriod(found) : '';
}

const STORY_ASKED = /\b(?:time|situation|moment|example|mistake|problem)\b/i;
/** Each pattern matches words that mean the same in a story about a mistake, such as "found" and "noticed". */
const ALIKE: readonly RegExp[] = [
  /^(?:discov|found|find|notic|spot|uncove|identi|detect|catch|caught)/,
  /^(?:mistak|error|wrong|incorr|fault|discre)/,
  /^(?:payrol|underp|overpa|wage|salary|salari)/,
  /^(?:fix|correc|solve|resolv|repair)/,
];
const MIN_SHARED = 2;
const MIN_SHARE = 0.6;
const MIN_WORDS = 12;

/** Returns whether a single sentence of the letter tells the story that a question asks for, including a figure. */
export function isStoryTold(question: string, sentences: readonly string[]): boolean {
  if (!STORY_ASKED.test(question)) return false;
  const [story = ''] = question.replace(/^.*?\bwhen you\b/i, '').split(/,? and (?:what|how|why)\b/i, 1);
  const wanted = conceptsOf(story);
  return sentences.some((sentence) => {
    const told = conceptsOf(sentence);
    const shared = [...wanted].filter((concept) => told.has(concept)).length;
    const isWhole = wordCount(sentence) >= MIN_WORDS && /\p{Nd}/u.test(sentence);
    return isWhole && shared >= MIN_SHARED && shared >= wanted.size * MIN_SHARE;
  });
}

const conceptsOf = (text: string): Set<string> =>
  new Set(
    contentOf(text).map((word) => {
      const group = ALIKE.findIndex((alike) => alike.test(word));
      return group === -1 ? word : `group ${group}`;
    }),
  );
