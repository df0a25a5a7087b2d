import { cleanLine } from '../resume/text.js';
import { isEnglishText } from './is-english.js';

/**
 * More than this is no list of achievements, and the rules compare every bullet with every other. Characters of all
 * texts together.
 */
const MOST_TEXT = 6_000;

/** Whether the rules would take longer than somebody waits. */
export const isTooMuch = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + cleanLine(text).length, 0) > MOST_TEXT;

/** Why the rules of wording may not speak, but only those that are safe in every language; undefined when they may. */
export function whyOnlyTidied(texts: readonly string[]): string | undefined {
  if (isTooMuch(texts)) return 'This text is too long for the writing rules, so it was only cleaned up.';
  if (!isEnglishText(texts.join(' ')))
    return 'The writing rules work in English only, so your text was only cleaned up.';
  return undefined;
}
