import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { LIMITS, type ResumeData } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/resume/text';
import { contentScore } from '@shortlist/shared/writing/entry-score';
import { isEnglishText } from '@shortlist/shared/writing/is-english';
import { guardedSentence } from './guarded-sentence.js';
import { isGrounded } from './grounded.js';

export type GuardedSummary = Pick<RewriteSummaryView, 'summary' | 'flags' | 'reasons'>;

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u;
const BLANK = /\s?\[how (?:many|much)\?\]/g;

/**
 * The sentences of a model's summary that say what the person's résumé says: numbers that it does not give become
 * blanks, other inventions take their sentence with them; flags say which.
 *
 * @param sources what the summary may draw on
 * @returns null where too little is left, or where the résumé would be worse with it
 */
export function guardedSummary(data: ResumeData, sources: readonly string[], written: string): GuardedSummary | null {
  const flags: RewriteSummaryView['flags'] = [];
  const isEnglish = isEnglishText(written);
  const whole = cleanLine(written);
  const isSound = guardedSentence(sources, whole, isEnglish).flags.length === 0;
  const kept = whole.split(SENTENCE_END).flatMap((sentence) => {
    const guarded = isSound ? { text: sentence, flags: [] } : guardedSentence(sources, sentence, isEnglish);
    if (guarded.text !== null && !isGrounded(sources, sentence)) {
      flags.push({ line: 0, text: sentence, message: 'Your resume says nothing of this; the sentence is left out.' });
      return [];
    }
    const isKept = guarded.text !== null;
    for (const { text } of guarded.flags)
      flags.push({
        line: 0,
        text,
        message: isKept
          ? `The model wrote “${text}”, a number that your resume does not give; a blank stands in its place.`
          : `The model wrote “${text}”, which your resume does not say; the sentence is left out.`,
      });
    return guarded.text === null ? [] : [guarded.text];
  });
  const summary = kept.join(' ');
  // A blank is there to be filled in: it is not what the summary is judged by.
  const filled = { ...data, summary: { text: summary.replace(BLANK, '') } };
  if (summary === '' || summary.length > LIMITS.textLength || contentScore(filled) < contentScore(data)) return null;
  return { summary, flags, reasons: summary === data.summary.text ? [] : ['Written from your own resume'] };
}
