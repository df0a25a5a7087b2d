import { asRead, factAt, type Statement } from '../fact.js';

export interface CheckedSentence {
  /**
   * Whether the resume states what the sentence claims. "no claim" means that the sentence claims nothing about the
   * user, as in "I would be glad to talk". "unclear" leaves the decision to the rules.
   */
  finding: 'stated' | 'no claim' | 'not stated' | 'unclear';
  /** The words of the sentence that the resume does not state; empty if it states all of them. */
  missing: string;
}

/** Maps each checked sentence to its result. Sentences that were not checked are absent. */
export type FactCheck = ReadonlyMap<string, CheckedSentence>;

/**
 * Corrects the facts that rules found in a text. Drops all facts in sentences that the resume states, and facts of kind
 * `claim` in sentences that claim nothing about the user. If the resume does not state some words of a sentence, adds
 * these words as a claim. Never drops numbers in digits, because rules recognize them reliably.
 * @param facts in text order
 * @param text English text as returned by `asRead`; the positions of the facts refer to it
 */
export function applyFactCheck(facts: readonly Statement[], text: string, check: FactCheck): Statement[] {
  const sentences = [...check].flatMap(([sentence, result]) => {
    const read = asRead(sentence);
    const start = text.indexOf(read);
    return start < 0 ? [] : [{ ...result, read, start, end: start + read.length }];
  });
  const isCleared = ({ kind, start, end, text: words }: Statement): boolean => {
    if (kind === 'number' && /\d/.test(words)) return false;
    const around = sentences.find((sentence) => sentence.start <= start && end <= sentence.end);
    return around?.finding === 'stated' || (around?.finding === 'no claim' && kind === 'claim');
  };
  const added = sentences
    .filter(({ finding }) => finding === 'not stated')
    .map(({ read, missing, start }) => {
      const words = asRead(missing);
      const place = read.indexOf(words);
      return place < 0 ? factAt('claim', read, start, read) : factAt('claim', words, start + place, words);
    });
  return [...facts.filter((fact) => !isCleared(fact)), ...added].sort((a, b) => a.start - b.start || b.end - a.end);
}
