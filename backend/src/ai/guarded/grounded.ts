import { stemOf, tokensOf } from '@shortlist/shared/text/tokens';

/** Minimum number of letters in a compared word. Most shorter words, such as "and", occur in every text. */
const MIN_LETTERS = 4;
/**
 * Minimum share of a text's words that must occur in its sources. Paraphrases exceed this share; a text that obeys
 * a prompt injection stays near zero.
 */
const MIN_SHARE = 0.25;

/** Scripts without spaces between words, in which characters are compared instead of words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const stemsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => {
    if (WITHOUT_SPACES.test(token)) return [...token];
    return token.length < MIN_LETTERS ? [] : [stemOf(token)];
  });

const knownStems = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Caches the stems, because every sentence of a text is checked against the same sources. */
function stemsOfAll(sources: readonly string[]): ReadonlySet<string> {
  const stems = knownStems.get(sources) ?? new Set(stemsOf(sources.join('\n')));
  knownStems.set(sources, stems);
  return stems;
}

/**
 * Returns whether a text is about the subject of its sources. The fact guard finds invented names and numbers; this
 * check finds sentences of everyday words that are unrelated to the user.
 */
export function isGrounded(sources: readonly string[], text: string): boolean {
  const stems = [...new Set(stemsOf(text))];
  const known = stemsOfAll(sources);
  return stems.filter((stem) => known.has(stem)).length >= stems.length * MIN_SHARE;
}
