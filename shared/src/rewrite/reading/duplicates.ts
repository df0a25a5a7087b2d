import { stemOf, tokensOf } from '../../text/tokens.js';
import { lostFacts } from '../../facts/facts.js';
import { firstWord, wordSet } from '../../text/words.js';

const FUNCTION_WORDS = wordSet(
  'a an the and or of to in on at for with by from as into over per via all our my their its this that these those which who was were is are be',
);
/**
 * Minimum number of meaningful words in a bullet that counts as contained in another. With fewer, the overlap may be
 * chance.
 */
const MIN_MEANINGFUL = 3;

const telling = (text: string): Set<string> =>
  new Set(
    tokensOf(text)
      .filter((token) => !FUNCTION_WORDS.has(token))
      .map(stemOf),
  );

const isSame = (a: string, b: string): boolean => tokensOf(a).join(' ') === tokensOf(b).join(' ');

/** Returns whether `other` contains all facts and meaningful words of `text`. */
export function isContainedIn(text: string, other: string, isEnglish: boolean): boolean {
  if (tokensOf(text).length > 0 && isSame(text, other)) return true;
  if (!isEnglish || stemOf(firstWord(text)) !== stemOf(firstWord(other))) return false;
  const [words, others] = [telling(text), telling(other)];
  return (
    words.size >= MIN_MEANINGFUL && [...words].every((word) => others.has(word)) && lostFacts(text, other).length === 0
  );
}
