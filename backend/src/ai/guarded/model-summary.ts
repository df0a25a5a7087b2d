import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { LIMITS, type ResumeData } from '@shortlist/shared/resume/resume-data';
import { cleanLine } from '@shortlist/shared/text/text';
import { contentScore } from '@shortlist/shared/rewrite/bullets/entry-score';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { isEnglishText } from '@shortlist/shared/english/is-english';
import { guardedSentence, inventionMessage, sentencesOf } from './guarded-sentence.js';
import { isGrounded } from './grounded.js';

export type GuardedSummary = Pick<RewriteSummaryView, 'summary' | 'flags' | 'reasons'>;

const BLANK = /\s?\[how (?:many|much)\?\]/g;

/**
 * Removes invented facts from a model's summary and flags them. A blank such as "[how many?]" replaces an invented
 * number; a sentence with any other invented fact, such as an employer, is removed.
 * @param sources texts whose facts the summary may use
 * @returns null if too little is left, or the resume's score would drop
 */
export function guardedSummary(
  data: ResumeData,
  sources: readonly string[],
  written: string,
  record: GuardRecord,
): GuardedSummary | null {
  const flags: RewriteSummaryView['flags'] = [];
  const isEnglish = isEnglishText(written);
  const whole = cleanLine(written);
  const isSound = guardedSentence(sources, whole, isEnglish, record).flags.length === 0;
  const kept = sentencesOf(whole).flatMap((sentence) => {
    const guarded = isSound ? { text: sentence, flags: [] } : guardedSentence(sources, sentence, isEnglish, record);
    if (guarded.text !== null && !isGrounded(sources, sentence)) {
      flags.push({ line: 0, text: sentence, message: 'We left out this sentence: your resume does not support it.' });
      return [];
    }
    for (const { text } of guarded.flags)
      flags.push({ line: 0, text, message: inventionMessage(text, guarded.text !== null) });
    return guarded.text === null ? [] : [guarded.text];
  });
  const summary = kept.join(' ');
  // The user replaces blanks such as "[how many?]" later, so the score ignores them.
  const filled = { ...data, summary: { text: summary.replace(BLANK, '') } };
  if (summary === '' || summary.length > LIMITS.textLength || contentScore(filled) < contentScore(data)) return null;
  return { summary, flags, reasons: summary === data.summary.text ? [] : ['Written from your own resume'] };
}
