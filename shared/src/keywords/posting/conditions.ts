import { isNegated } from './negations.js';
import { isPromptInjection } from './prompt-injection.js';
import { linesOf, sentences, type Passage } from './zones.js';

const REQUIRED =
  /\b(?:(?:is|are|be) (?:required|needed|mandatory|essential)|requires?|must (?:have|hold|possess|obtain)|subject to)\b/i;

export const statesCondition = (sentence: string): boolean => REQUIRED.test(sentence);

/**
 * Returns the positions of sentences that state a requirement but belong to no passage: "A TWIC card is required" below
 * the benefits. In such sentences, only credentials are requirements.
 */
export function* conditionsIn(text: string, parts: readonly Passage[]): Generator<{ start: number; end: number }> {
  for (const { start: lineStart, line } of linesOf(text)) {
    if (isPromptInjection(line)) continue;
    for (const { at, text: sentence } of sentences(line)) {
      const [start, end] = [lineStart + at, lineStart + at + sentence.length];
      if (!statesCondition(sentence) || isNegated(sentence)) continue;
      if (!parts.some((part) => part.start < end && start < part.end)) yield { start, end };
    }
  }
}
