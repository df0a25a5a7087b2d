import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';

/**
 * What the rules need to know of one bullet. Words are counted and compared without their digits, so that a figure
 * can only ever add to a bullet's worth.
 */
export interface BulletFacts {
  path: string;
  job: number;
  isCurrent: boolean;
  text: string;
  /** Lower-case words, digits left out. */
  words: string[];
  /** The words as one text, with a space on either side, so that a search finds whole words. */
  wording: string;
  /** Words, or their like in scripts that do not part them. */
  length: number;
  hasFigure: boolean;
}

/** The bullets of all jobs that say something. */
export function bulletFacts(data: ResumeData): BulletFacts[] {
  return data.experience.flatMap((job, index) =>
    job.bullets
      .map((bullet, number): BulletFacts => {
        const text = cleanLine(bullet);
        const words = wordsOf(text);
        return {
          path: `experience.${index}.bullets.${number}`,
          job: index,
          isCurrent: job.current,
          text,
          words,
          wording: wordingOf(words),
          length: wordCount(text, words),
          hasFigure: /\p{Nd}/u.test(text),
        };
      })
      .filter(({ words }) => words.length > 0),
  );
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
/** Two characters of a script without spaces are about one word. */
const UNSPACED_WORD = 2;

/** Words in lower case without digits and signs at their ends. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\p{Nd}/gu, '')
    .split(/[\s,;:()[\]{}"“”/|–—]+/u)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '');

export const wordingOf = (words: string[]): string => ` ${words.join(' ')} `;

/** Number of words, also for scripts that do not part them. */
export function wordCount(text: string, words = wordsOf(text)): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced === 0
    ? words.length
    : wordsOf(text.replace(UNSPACED, ' ')).length + Math.ceil(unspaced / UNSPACED_WORD);
}
