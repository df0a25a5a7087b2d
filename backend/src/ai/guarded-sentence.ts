import { factGuard, guardedLine, type GuardedLine } from '@shortlist/shared/writing/fact-guard';
import type { GuardRecord } from '@shortlist/shared/writing/guard-record';

/**
 * A line of a model as it may be shown. In other languages than English capitals do not tell names, and a blank in
 * English would stand out: there, what is sure to be invented takes the line with it.
 */
export function guardedSentence(
  sources: readonly string[],
  sentence: string,
  isEnglish: boolean,
  record?: GuardRecord,
): GuardedLine {
  if (isEnglish) return guardedLine(sources, sentence, record);
  const flags = factGuard(sources, sentence).filter(({ kind }) => kind === 'number' || kind === 'tool');
  return { text: flags.length === 0 ? sentence : null, flags };
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u;

export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/** @param isKept whether the sentence stands, with a blank in place of what was invented */
export const inventionMessage = (text: string, isKept: boolean): string =>
  isKept
    ? `The model wrote “${text}”, a number that is not in your resume. A blank replaces it.`
    : `The model wrote “${text}”, which is not in your resume. The sentence was left out.`;
