import { stemOf, tokensOf } from '@shortlist/shared/ats/tokens';

/** Shorter words hold sentences together and say little. */
const LEAST_LETTERS = 4;
/** Of a text's words, those that its sources must know at least. A paraphrase has more; what somebody slipped in has none. */
const LEAST_SHARE = 0.25;

/** Written without spaces between words: the signs are compared instead. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const stemsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => {
    if (WITHOUT_SPACES.test(token)) return [...token];
    return token.length < LEAST_LETTERS ? [] : [stemOf(token)];
  });

const knownStems = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The same list is looked up sentence by sentence. */
function stemsOfAll(sources: readonly string[]): ReadonlySet<string> {
  const stems = knownStems.get(sources) ?? new Set(stemsOf(sources.join('\n')));
  knownStems.set(sources, stems);
  return stems;
}

/**
 * Whether a text speaks of what its sources speak of. The fact guard finds what is invented by its form, as a name or a
 * number; this finds sentences of everyday words that have nothing to do with the person.
 */
export function isGrounded(sources: readonly string[], text: string): boolean {
  const stems = [...new Set(stemsOf(text))];
  const known = stemsOfAll(sources);
  return stems.filter((stem) => known.has(stem)).length >= stems.length * LEAST_SHARE;
}
