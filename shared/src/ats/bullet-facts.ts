import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { hasFigure } from './figures.js';
import { Remembered } from './remembered.js';
import { tellsResult } from './results.js';

/** What one text says of itself, wherever it stands. */
interface TextFacts {
  text: string;
  /** Lower-case words, digits left out. */
  words: string[];
  /** The words as one text, with a space on either side, so that a search finds whole words. */
  wording: string;
  /** Words, or their like in scripts that do not part them. */
  length: number;
  /** The same, with words that are said again left out: saying one over and over makes nothing longer. */
  substance: number;
  hasFigure: boolean;
  tellsResult: boolean;
}

/**
 * What the rules need to know of one bullet. Words are counted and compared without their digits, so that a figure
 * can only ever add to a bullet's worth.
 */
export interface BulletFacts extends TextFacts {
  path: string;
  job: number;
  isCurrent: boolean;
}

const remembered = new Remembered<TextFacts[]>();

function readText(typed: string): TextFacts {
  const text = cleanLine(typed);
  const words = wordsOf(text);
  const wording = wordingOf(words);
  return {
    text,
    words,
    wording,
    length: wordCount(text, words),
    substance: substanceOf(text, words),
    hasFigure: hasFigure(text),
    tellsResult: tellsResult(text, words, wording),
  };
}

/** The bullets of all jobs that say something. */
export function bulletFacts(data: ResumeData): BulletFacts[] {
  return data.experience.flatMap((job, index) =>
    remembered
      .of(job, job.bullets, () => job.bullets.map(readText))
      .flatMap((facts, number) =>
        facts.words.length === 0
          ? []
          : [{ ...facts, path: `experience.${index}.bullets.${number}`, job: index, isCurrent: job.current }],
      ),
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

/** Words that a sentence needs more than once. */
const SMALL_WORDS = new Set(
  'a an and as at by for from in into of on or per that the to was were which with'.split(' '),
);

/** Number of words that are not said again, and of small ones. */
export function substanceOf(text: string, words = wordsOf(text)): number {
  const told = new Set<string>();
  const kept = words.filter((word) => SMALL_WORDS.has(word) || (!told.has(word) && told.add(word)));
  return kept.length === words.length ? wordCount(text, words) : wordCount(kept.join(' '), kept);
}
