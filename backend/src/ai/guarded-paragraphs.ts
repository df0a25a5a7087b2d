import type { CoverLetterView } from '@shortlist/shared/contract/ai';
import { cleanLine } from '@shortlist/shared/resume/text';
import type { GuardRecord } from '@shortlist/shared/writing/guard-record';
import { isEnglishText } from '@shortlist/shared/writing/is-english';
import { isGrounded } from './grounded.js';
import { guardedSentence, inventionMessage, sentencesOf } from './guarded-sentence.js';

type Flags = CoverLetterView['flags'];

export interface GuardedParagraphs {
  paragraphs: string[];
  /** `line` is the paragraph's place in `paragraphs`. */
  flags: Flags;
}

/** What remains must be most of what was written; else it has lost its thread. */
const LEAST_SHARE = 0.6;
/** Characters of them all; no letter is as long, and each sentence is looked at. */
const MOST_WRITTEN = 6_000;
/** What letters are made of besides facts: to tell courtesy from sentences that have nothing to do with the person. */
const COURTESY = `
  would like love glad happy pleased welcome talk speak discuss meet conversation interview chance opportunity about more hear learn share with your
  team company organization position role opening application applying apply resume letter work working experience background skills help bring
  offer contribute could what thank time consideration reading forward hearing sincerely believe think where same this that these have which because
`;

/**
 * A model's paragraphs as far as they say what the sources say: numbers that these do not give become blanks, other
 * inventions take their sentence with them; flags say which.
 *
 * @param sources what the text may draw on
 * @param record the same by where it stands
 * @returns null where too little is left, or where it is no letter by its length
 */
export function guardedParagraphs(
  sources: readonly string[],
  written: readonly string[],
  record: GuardRecord,
): GuardedParagraphs | null {
  const whole = written.join('\n');
  if (whole.length > MOST_WRITTEN) return null;
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
      flags.push({ line, text, message: 'This is not in your resume, so the paragraph was left out.' });
    else if (text !== '') paragraphs.push(text);
  }
  const isEnough = paragraphs.join(' ').length >= written.join(' ').length * LEAST_SHARE;
  const last = paragraphs.length - 1;
  return isEnough && last >= 0
    ? { paragraphs, flags: flags.map((flag) => ({ ...flag, line: Math.min(flag.line, last) })) }
    : null;
}
