import { openingOf } from '../reading/bullet-opening.js';
import type { BulletAnswer, BulletQuestion } from './bullet-answers.js';

/** Minimum number of words in a story. A shorter bullet contains little more than its main action. */
const MIN_WORDS = 11;
/**
 * Minimum number of words in a bullet of which only the beginning suggests a story, such as "My statements are used as
 * a sample".
 */
const MIN_WORDS_OF_SCENE = 15;
/** Matches the first words of a story: "When the roof leaked", "My mapping showed". */
const SCENE =
  /^(?:when|after|before|once|because|as|while|during|since|in|on|at|there|the|it|this|that|my|we|they|our|i|only|basically|someone|one)\b/i;
/** Matches the author or a group as a later subject: "…, I went through the list". */
const LATER_SUBJECT = /(?:,|[.;]|\s(?:and|but|so|because|when|where)) (?:I|we) [a-z]/;
const AUTHOR = /\b(?:I|we|me|my|us)\b/i;

/**
 * Matches the author as the subject or agent: "I got a van hired", "by me". Does not match a time such as "when I
 * started".
 */
const DEED =
  /(?<!\b(?:when|since|before|until|while|time) )\b(?:I|we) [a-z]|\bby (?:me|us)\b|\bmy (?:own )?(?:part|idea)\b/i;
/** Matches a figure, or a result without one: "so we still went up on time". */
const OUTCOME =
  /\d|\bwent from\b|\b(?:ever )?since\.?$|\bon time\b|\bbecause I (?:[a-z]+ed|did|made|took|kept|got|put|ran)\b|\bso (?:that )?(?:we|they|it|the)\b|\band (?:we|they|it) /;

/** Matches a current figure and an earlier one, without an action: "the ward has 98%, before it was 91". */
const FIGURES_ONLY =
  /^(?:my|our|the) [^,;.\d]*\d[^,;]*,? (?:and )?(?:before|previously) (?:it |that )?(?:was|were) (?:about |only |at )?\d/i;

const ANSWER: BulletAnswer = {
  label: 'I can say it in one line',
  bullet: '[what you did], [what came of it]',
  blanks: [
    { blank: '[what you did]', label: 'What you did, starting with a verb', example: 'Called 400 overdue patients' },
    { blank: '[what came of it]', label: 'What came of it', example: 'bringing 130 back within two months' },
  ],
};

/**
 * Asks for the action and the result of a story, because only its author knows which part matters: "When the roof
 * leaked we lost half the stock room, I got a container …". Returns undefined for a bullet that begins with a verb or
 * states both.
 */
export function storyQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const words = text.split(/\s+/).length;
  if (openingOf(text, isCurrent) === 'verb' || words < MIN_WORDS) return undefined;
  if (
    /^I(?: am|['’]m| have been) (?:an? )?(?:[a-z]+ )?(?:member|registered|certified|qualified|licensed)\b/i.test(text)
  )
    return undefined;
  if (/^(?:was |were )?(?:responsible|accountable) for [a-z]+ing\b/i.test(text)) return undefined;
  // "I was filling the tanks, checking oil …" already states the work.
  if (/^I (?:was|am|have been) (?:also )?[a-z]+ing\b/.test(text)) return undefined;
  if (DEED.test(text) && OUTCOME.test(text)) return undefined;
  const isStory =
    FIGURES_ONLY.test(text) ||
    (words >= MIN_WORDS_OF_SCENE && SCENE.test(text) && AUTHOR.test(text)) ||
    LATER_SUBJECT.test(text);
  return isStory
    ? { about: 'ownership', text: 'In one line: what did you do, and what came of it?', answers: [ANSWER] }
    : undefined;
}
