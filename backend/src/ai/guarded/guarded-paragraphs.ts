import type { CoverLetterView } from '@shortlist/shared/contract/ai';
import { cleanLine } from '@shortlist/shared/text/text';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { isEnglishText } from '@shortlist/shared/english/is-english';
import { isGrounded } from './grounded.js';
import { guardedSentence, inventionMessage, sentencesOf } from './guarded-sentence.js';

type Flags = CoverLetterView['flags'];

export interface GuardedParagraphs {
  paragraphs: string[];
  /** The `line` of each flag is an index into `paragraphs`. */
  flags: Flags;
}

/**
 * Minimum share of characters that must remain when invented facts are removed: a shorter remainder would make no
 * sense.
 */
const MIN_SHARE = 0.6;
/**
 * Maximum length of all paragraphs together, in characters. Real cover letters are shorter, and checking each sentence
 * takes time.
 */
const MAX_LENGTH = 6_000;
/**
 * Words from polite sentences in cover letters, such as "would love to discuss". The grounding check treats them as
 * known, because resumes contain no such sentences.
 */
const COURTESY = `
  would like love glad happy pleased welcome talk speak discuss meet conversation interview chance opportunity about more hear learn share with your
  team company organization position role opening application applying apply resume letter work working experience background skills help bring
  offer contribute could what thank time consideration reading forward hearing sincerely believe think where same this that these have which because
`;

/**
 * Removes invented facts from a model's paragraphs and flags them. A blank such as "[how many?]" replaces an invented
 * number; a sentence with any other invented fact, such as an employer, is removed.
 * @param sources texts whose facts the paragraphs may use
 * @param record the facts of the sources, grouped by resume entry
 * @returns null if too little is left or the text is too long
 */
export function guardedParagraphs(
  sources: readonly string[],
  written: readonly string[],
  record: GuardRecord,
): GuardedParagraphs | null {
  const whole = written.join('\n');
  if (whole.length > MAX_LENGTH) return null;
  const isEnglish = isEnglishText(whole);
  const known = [...sources, COURTESY];
  const paragraphs: string[] = [];
  const flags: Flags = [];
  for (const paragraph of written.map(cleanLine).filter(Boolean)) {
    const line = paragraphs.length;
    const sentences = sentencesOf(paragraph).flatMap((sentence) => {
      const guarded = guardedSentence(sources, sentence, isEnglish, record);
      for (const { text } of guarded.flags)
        flags.push({ line, text, message: inventionMessage(text, guarded.text !== null) });
      return guarded.text === null ? [] : [guarded.text];
    });
    const text = sentences.join(' ');
    if (text !== '' && isEnglish && !isGrounded(known, text))
      flags.push({ line, text, message: 'We left out this paragraph: your resume does not support it.' });
    else if (text !== '') paragraphs.push(text);
  }
  const isEnough = paragraphs.join(' ').length >= written.join(' ').length * MIN_SHARE;
  const last = paragraphs.length - 1;
  return isEnough && last >= 0
    ? { paragraphs, flags: flags.map((flag) => ({ ...flag, line: Math.min(flag.line, last) })) }
    : null;
}
