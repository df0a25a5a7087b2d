import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { wordCount } from '@shortlist/shared/text/count-words';
import { LIMITS, type Experience } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/text/text';
import { entryScore } from '@shortlist/shared/rewrite/bullets/entry-score';
import { lostFacts } from '@shortlist/shared/facts/facts';
import type { Flag as GuardFlag, GuardedLine } from '@shortlist/shared/facts/guard/fact-guard';
import type { FactCheck } from '@shortlist/shared/facts/guard/fact-check';
import { bulletRecord } from '@shortlist/shared/facts/guard/guard-record';
import { isEnglishText } from '@shortlist/shared/english/is-english';
import { bulletQuestion } from '@shortlist/shared/rewrite/questions/bullet-question';
import { rewriteBullets } from '@shortlist/shared/rewrite/bullets/rewrite-bullets';
import { openingOf } from '@shortlist/shared/rewrite/reading/bullet-opening';
import { guardedSentence } from './guarded-sentence.js';
import { isGrounded } from './grounded.js';
import type { RewrittenBullets } from '../prompts/rewrite-bullets.js';

type Line = RewriteBulletsView['lines'][number];
type Flag = RewriteBulletsView['flags'][number];

export type GuardedBullets = Pick<RewriteBulletsView, 'bullets' | 'lines' | 'flags'>;

interface CheckedLine {
  /** The accepted text; null if the line was rejected. */
  text: string | null;
  withBlank?: string;
  problems: Omit<Flag, 'line'>[];
}

/**
 * Checks the model's lines against the bullets that they replace. If a line adds or loses a fact or lowers the score,
 * the bullet gets a rule-based rewrite and a flag that explains why. No bullet is dropped or moved.
 * @param job the job with the bullets in the prompt, none of them empty
 * @returns null if no line is usable
 */
export function guardedBullets(
  job: Experience,
  { lines: answers }: RewrittenBullets,
  factCheck?: FactCheck,
): GuardedBullets | null {
  const written = new Map(answers.map(({ number, text }) => [number - 1, cleanLine(text)]));
  const isEnglish = isEnglishText([job.role, ...job.bullets].join(' '));
  const flags: Flag[] = [];
  let used = 0;
  // A line replaces its bullet only if the score of all bullets together does not drop.
  let current: readonly string[] = job.bullets;
  const withQuestion = (line: Line): Line => {
    const question = isEnglish ? bulletQuestion(line.after, job.current) : undefined;
    return question ? { ...line, question } : line;
  };
  const lines = job.bullets.map((before, index): Line => {
    const { text, withBlank, problems } = checkLine(job, before, written.get(index), isEnglish, factCheck);
    const accepts = (candidate: string, isGoodAtSameScore: boolean): boolean => {
      const next = current.with(index, candidate);
      if (candidate.length > LIMITS.bulletLength) return false;
      const gain = entryScore(job, next) - entryScore(job, current);
      if (gain < 0 || (gain === 0 && !isGoodAtSameScore)) return false;
      current = next;
      return true;
    };
    flags.push(...problems.map((flag) => ({ line: index, ...flag })));
    const blank = withBlank !== undefined && withBlank.length <= LIMITS.bulletLength ? { withBlank } : {};
    if (text !== null && accepts(text, isGoodAtSameScore(before, text, job.current))) {
      used += 1;
      return { before: [before], after: text, reasons: text === before ? [] : ['Reworded'], ...blank };
    }
    if (blank.withBlank !== undefined) used += 1;
    const [ruled] = rewriteBullets({ ...job, bullets: [before] }).lines;
    // A rule may split a long bullet into two, but the number of bullets must stay the same.
    if (ruled && !ruled.after.includes('\n') && accepts(ruled.after, true))
      return { ...ruled, before: [before], ...blank };
    return { before: [before], after: before, reasons: [], ...blank };
  });
  return used === 0 ? null : { bullets: lines.map(({ after }) => after), lines: lines.map(withQuestion), flags };
}

/**
 * Maximum number of words by which a line may be longer than its bullet if the line begins with a verb and the bullet
 * does not.
 */
const MAX_ADDED_WORDS = 6;

/**
 * Returns whether a line is worth offering although the score stays the same: it has fewer words than the bullet, or it
 * begins with a verb and the bullet does not.
 */
function isGoodAtSameScore(before: string, text: string, isCurrent: boolean): boolean {
  if (text === before) return true;
  const added = wordCount(text) - wordCount(before);
  const givesVerb = openingOf(before, isCurrent) !== 'verb' && openingOf(text, isCurrent) === 'verb';
  return added < 0 || (givesVerb && added <= MAX_ADDED_WORDS);
}

export const addedToBullet = (job: Experience, before: string, text: string, factCheck?: FactCheck): GuardFlag[] =>
  guardedBullet(job, before, text, isEnglishText([job.role, ...job.bullets].join(' ')), factCheck).flags;

const guardedBullet = (
  job: Experience,
  before: string,
  text: string,
  isEnglish: boolean,
  factCheck?: FactCheck,
): GuardedLine =>
  guardedSentence(
    [job.role, job.company, job.location, job.startDate, job.endDate, before, ...job.bullets],
    text,
    isEnglish,
    bulletRecord(job, before, factCheck),
  );

/** Checks one line of the answer. A number from another bullet counts as invented: it measures another achievement. */
function checkLine(
  job: Experience,
  before: string,
  text: string | undefined,
  isEnglish: boolean,
  factCheck: FactCheck | undefined,
): CheckedLine {
  if (text === undefined || text === '') return { text: null, problems: [] };
  if (!isGrounded([before], text)) {
    const message = 'The language model changed the meaning of your bullet, so built-in rules wrote this line.';
    return { text: null, problems: [{ text, message }] };
  }
  const lost = lostFacts(before, text).filter(({ kind }) => isEnglish || kind === 'number' || kind === 'tool');
  const guarded = guardedBullet(job, before, text, isEnglish, factCheck);
  if (guarded.text === null || lost.length > 0)
    return {
      text: null,
      problems: [
        ...guarded.flags.map((flag) => ({
          text: flag.text,
          message: `The language model wrote “${flag.text}”, which is not in your text, so built-in rules wrote this line.`,
        })),
        ...lost.map((fact) => ({
          text: fact.text,
          message: `The language model left “${fact.text}” out of your bullet, so built-in rules wrote this line.`,
        })),
      ],
    };
  if (guarded.text === text) return { text, problems: [] };
  return {
    // A line with a blank, such as "[how many?]", is offered for editing and never applied automatically.
    text: null,
    withBlank: guarded.text,
    problems: guarded.flags.map((flag) => ({
      text: flag.text,
      message: `The language model wrote “${flag.text}”, a number that is not in your text. A blank replaces it.`,
    })),
  };
}
