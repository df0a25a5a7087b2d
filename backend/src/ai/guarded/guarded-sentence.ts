import { factGuard, guardedLine, type GuardedLine } from '@shortlist/shared/facts/guard/fact-guard';
import { applyFactCheck } from '@shortlist/shared/facts/guard/fact-check';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';

/**
 * Removes invented facts from a model's sentence. In English, a blank such as "[how many?]" replaces an invented
 * number; a sentence with any other invented fact is removed. In other languages, a sentence is removed only if it
 * contains an invented number or tool or fails the fact check, because capital letters do not mark names in every
 * language.
 */
export function guardedSentence(
  sources: readonly string[],
  sentence: string,
  isEnglish: boolean,
  record?: GuardRecord,
): GuardedLine {
  if (isEnglish) return guardedLine(sources, sentence, record);
  const certain = factGuard(sources, sentence).filter(({ kind }) => kind === 'number' || kind === 'tool');
  const flags = record?.factCheck ? applyFactCheck(certain, sentence, record.factCheck) : certain;
  return { text: flags.length === 0 ? sentence : null, flags };
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u;

export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/**
 * Explains to the user why an invented fact was removed.
 * @param isKept true if the sentence was kept, with a blank such as "[how many?]" in place of the fact
 */
export const inventionMessage = (text: string, isKept: boolean): string =>
  isKept
    ? `The language model wrote “${text}”, a number that is not in your resume. A blank replaces it.`
    : `The language model wrote “${text}”, which is not in your resume. The sentence was left out.`;
