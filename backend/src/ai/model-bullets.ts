import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { wordCount } from '@shortlist/shared/ats/count-words';
import { LIMITS, type Experience } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/resume/text';
import { entryScore } from '@shortlist/shared/writing/entry-score';
import { lostFacts } from '@shortlist/shared/writing/facts';
import type { Flag as GuardFlag, GuardedLine } from '@shortlist/shared/writing/fact-guard';
import { bulletRecord } from '@shortlist/shared/writing/guard-record';
import { isEnglishText } from '@shortlist/shared/writing/is-english';
import { bulletQuestion } from '@shortlist/shared/writing/bullet-question';
import { rewriteBullets } from '@shortlist/shared/writing/rewrite-bullets';
import { guardedSentence } from './guarded-sentence.js';
import { isGrounded } from './grounded.js';
import type { RewrittenBullets } from './prompts/rewrite-bullets.js';

type Line = RewriteBulletsView['lines'][number];
type Flag = RewriteBulletsView['flags'][number];

export type GuardedBullets = Pick<RewriteBulletsView, 'bullets' | 'lines' | 'flags'>;

/** What a model made of one bullet, once it was looked at. */
interface Judged {
  /** Null where it must not be shown. */
  text: string | null;
  withBlank?: string;
  /** What is wrong with it. */
  found: Omit<Flag, 'line'>[];
}

/**
 * The model's lines, as far as they say what the person said, beside the bullets they are for. A line that adds, loses
 * or worsens something gives way to that of the fixed rules, and a flag says so; no bullet is dropped or moved.
 *
 * @param job with the bullets that were asked about, none of them empty
 * @returns null where nothing of the model's answer could be used
 */
export function guardedBullets(job: Experience, { lines: answered }: RewrittenBullets): GuardedBullets | null {
  const written = new Map(answered.map(({ number, text }) => [number - 1, cleanLine(text)]));
  const isEnglish = isEnglishText([job.role, ...job.bullets].join(' '));
  const flags: Flag[] = [];
  let used = 0;
  // Line by line, each only where the whole does not lose by it.
  let now: readonly string[] = job.bullets;
  const asked = (line: Line): Line => {
    const question = isEnglish ? bulletQuestion(line.after, job.current) : undefined;
    return question ? { ...line, question } : line;
  };
  const lines = job.bullets.map((before, index): Line => {
    const { text, withBlank, found } = judged(job, before, written.get(index), isEnglish);
    const takes = (candidate: string): boolean => {
      const next = now.with(index, candidate);
      if (candidate.length > LIMITS.bulletLength) return false;
      const gain = entryScore(job, next) - entryScore(job, now);
      // Other words that win nothing are no suggestion, unless they are fewer.
      if (gain < 0 || (gain === 0 && candidate !== before && wordCount(candidate) >= wordCount(before))) return false;
      now = next;
      return true;
    };
    flags.push(...found.map((flag) => ({ line: index, ...flag })));
    const blank = withBlank !== undefined && withBlank.length <= LIMITS.bulletLength ? { withBlank } : {};
    if (text !== null && takes(text)) {
      used += 1;
      return { before: [before], after: text, reasons: text === before ? [] : ['Reworded'], ...blank };
    }
    if (blank.withBlank !== undefined) used += 1;
    const [ruled] = rewriteBullets({ ...job, bullets: [before] }).lines;
    // The rules part a bullet that is too long; here each line stays one.
    if (ruled && !ruled.after.includes('\n') && takes(ruled.after)) return { ...ruled, before: [before], ...blank };
    return { before: [before], after: before, reasons: [], ...blank };
  });
  return used === 0 ? null : { bullets: lines.map(({ after }) => after), lines: lines.map(asked), flags };
}

/** What a model's line adds to the bullet it is for. */
export const addedToBullet = (job: Experience, before: string, text: string): GuardFlag[] =>
  guardedBullet(job, before, text, isEnglishText([job.role, ...job.bullets].join(' '))).flags;

const guardedBullet = (job: Experience, before: string, text: string, isEnglish: boolean): GuardedLine =>
  guardedSentence(
    [job.role, job.company, job.location, job.startDate, job.endDate, before, ...job.bullets],
    text,
    isEnglish,
    bulletRecord(job, before),
  );

/** A number of another bullet is as much invented here as any other: what it counted was something else. */
function judged(job: Experience, before: string, text: string | undefined, isEnglish: boolean): Judged {
  if (text === undefined || text === '') return { text: null, found: [] };
  if (!isGrounded([before], text)) {
    const message = 'The model changed the meaning of your bullet. This line uses fixed rules instead.';
    return { text: null, found: [{ text, message }] };
  }
  const lost = lostFacts(before, text).filter(({ kind }) => isEnglish || kind === 'number' || kind === 'tool');
  const guarded = guardedBullet(job, before, text, isEnglish);
  if (guarded.text === null || lost.length > 0)
    return {
      text: null,
      found: [
        ...guarded.flags.map((flag) => ({
          text: flag.text,
          message: `The model wrote “${flag.text}”, which is not in your text. This line uses fixed rules instead.`,
        })),
        ...lost.map((fact) => ({
          text: fact.text,
          message: `The model left “${fact.text}” out of your bullet. This line uses fixed rules instead.`,
        })),
      ],
    };
  if (guarded.text === text) return { text, found: [] };
  return {
    // A blank is never taken unasked.
    text: null,
    withBlank: guarded.text,
    found: guarded.flags.map((flag) => ({
      text: flag.text,
      message: `The model wrote “${flag.text}”, a number that is not in your text. A blank replaces it.`,
    })),
  };
}
