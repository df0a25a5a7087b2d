const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
/** Number of characters that count as one word in scripts without spaces. */
const UNSPACED_WORD = 2;

/** Splits a text into words in lower case. Digits, and punctuation at the ends of words, are removed. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\p{Nd}/gu, '')
    .split(/[\s,;:()[\]{}"“”/|–—]+/u)
    .map((word) => (BARE.test(word) ? word : word.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '')))
    .filter((word) => word !== '');

/** Matches words that contain nothing to remove. Most words match, which saves time. */
const BARE = /^[a-z]+$/;

export const wordingOf = (words: string[]): string => ` ${words.join(' ')} `;

/** Counts the words of a text. In scripts without spaces, the number is an estimate. */
export function wordCount(text: string, words: readonly string[] = wordsOf(text)): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced === 0
    ? words.length
    : wordsOf(text.replace(UNSPACED, ' ')).length + Math.ceil(unspaced / UNSPACED_WORD);
}

/** Function words such as "the", which a sentence may need more than once. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at by for from in into of on or per that the to was were which with'.split(' '),
);

/** Minimum number of words after an opening such as "Led". A bullet with fewer words counts as a name or heading. */
const MIN_WORDS = 3;

export const isMeaningful = (coreLength: number): boolean => coreLength >= MIN_WORDS;

/** Number of times that a text may use the same word before each further use is subtracted from the count. */
const USES_OF_A_WORD = 2;

/**
 * Counts each word that is not a function word once, and adds at most as many function words. Subtracts one for each
 * use of a word beyond `USES_OF_A_WORD`, so that padding a text never helps.
 */
export function substanceOf(text: string, words: readonly string[] = wordsOf(text)): number {
  const uses = new Map<string, number>();
  let [small, tooMany] = [0, 0];
  for (const word of words) {
    if (SMALL_WORDS.has(word)) {
      small += 1;
      continue;
    }
    const use = (uses.get(word) ?? 0) + 1;
    uses.set(word, use);
    if (use > USES_OF_A_WORD) tooMany += 1;
  }
  const distinct = [...uses.keys()];
  const count = distinct.length === words.length ? wordCount(text, words) : wordCount(distinct.join(' '), distinct);
  return count + Math.min(small, count) - tooMany;
}
