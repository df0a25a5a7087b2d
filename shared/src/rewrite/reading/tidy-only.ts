import { cleanLine } from '../../text/text.js';
import { isEnglishText } from '../../english/is-english.js';

/**
 * Maximum number of characters in all bullets together. A longer text would take too long, because the rules compare
 * each bullet with all others, and it is not a list of achievements anyway.
 */
const MAX_TEXT = 6_000;

export const isTooMuch = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + cleanLine(text).length, 0) > MAX_TEXT;

/** Returns the reason why only language-independent rules apply, or undefined if all rules apply. */
export function tidyOnlyReason(texts: readonly string[]): string | undefined {
  if (isTooMuch(texts)) return 'This text is too long for the writing rules, so it was only cleaned up.';
  if (!isEnglishText(texts.join(' ')))
    return 'The writing rules work in English only, so your text was only cleaned up.';
  return undefined;
}
