import type { GuardRecord } from '@shortlist/shared/writing/guard-record';
import { isEnglishText } from '@shortlist/shared/writing/is-english';
import { guardedSentence, sentencesOf } from './guarded-sentence.js';
import { restored, type Question } from './kinds/kind.js';

/** A passage of an answer that is still being written, without what its sources do not say. */
export function guardedPassage(question: Question, record: GuardRecord, passage: string): string {
  const said = restored(passage, question);
  // A passage alone is too short to tell its language, which is that of the resume.
  const isEnglish = isEnglishText(question.sources.join('\n'));
  return sentencesOf(said)
    .flatMap((sentence) => guardedSentence(question.sources, sentence, isEnglish, record).text ?? [])
    .join(' ');
}
