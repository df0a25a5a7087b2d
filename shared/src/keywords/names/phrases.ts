import { FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';

/** Consecutive words, given as the indexes of the first and the last token. */
export interface Phrase {
  first: number;
  last: number;
}

const WITHIN_PHRASE = /^[ \t\u00a0-]{0,2}$/;

/** Returns whether a hyphen joins a word to the word before or after it: "two" in "two-hourly checks". */
export const isHyphened = (text: string, tokens: Token[], at: number): boolean =>
  text.charAt(tokens[at]!.end) === '-' && tokens[at + 1]?.start === tokens[at]!.end + 1
    ? true
    : at > 0 && text.charAt(tokens[at]!.start - 1) === '-' && tokens[at - 1]!.end === tokens[at]!.start - 1;

export function phrases(text: string, tokens: Token[]): Phrase[] {
  const found: Phrase[] = [];
  let first = -1;
  for (const [at, token] of tokens.entries()) {
    if (FUNCTION_WORDS.has(token.key) && !isHyphened(text, tokens, at)) {
      if (first !== -1) found.push({ first, last: at - 1 });
      first = -1;
      continue;
    }
    if (first !== -1 && !WITHIN_PHRASE.test(text.slice(tokens[at - 1]!.end, token.start))) {
      found.push({ first, last: at - 1 });
      first = -1;
    }
    if (first === -1) first = at;
  }
  if (first !== -1) found.push({ first, last: tokens.length - 1 });
  return found;
}
