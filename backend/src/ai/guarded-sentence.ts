import { factGuard, guardedLine, type GuardedLine } from '@shortlist/shared/writing/fact-guard';

/**
 * A line of a model as it may be shown. In other languages than English capitals do not tell names, and a blank in
 * English would stand out: there, what is sure to be invented takes the line with it.
 */
export function guardedSentence(sources: readonly string[], sentence: string, isEnglish: boolean): GuardedLine {
  if (isEnglish) return guardedLine(sources, sentence);
  const flags = factGuard(sources, sentence).filter(({ kind }) => kind === 'number' || kind === 'tool');
  return { text: flags.length === 0 ? sentence : null, flags };
}
