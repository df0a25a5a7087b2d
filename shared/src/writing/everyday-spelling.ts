import { capitalized } from './words.js';
import { CASED_NAMES, MISSPELLINGS } from './vocabulary/misspellings.js';

const WORD = /\p{L}[\p{L}'’]*/gu;
/** Addresses and file names are spelled as they are. */
const ADDRESS = /[@/]|\.\p{L}|\p{L}_\p{L}/u;
/** "abt 25 jobs", "approx 80 calls": short for words that a reader should not have to guess. */
const SHORT_FORMS: readonly [short: RegExp, long: string][] = [
  [/\babt\.? (?=\d)/gi, 'about '],
  [/\bw\/o (?=\p{L})/giu, 'without '],
  [/(?<= )w\/ (?=\p{L})/giu, 'with '],
  [/(?<=\d )yrs?\b\.?(?! old\b)/gi, 'years'],
  [/(?<=\d )mths\b\.?/gi, 'months'],
  [/(?<=\d )hrs\b\.?(?!\/)/gi, 'hours'],
  [/(?<=\d )mins\b\.?/gi, 'minutes'],
];
/** "a after-school club"; not "a one-off" or "a European". */
const A_BEFORE_VOWEL = /\ba (?=hour\b|(?!one|once|eu|ewe)[aeio]\p{Ll}{2})/gu;
/** "residents and there families". */
const THERE_OF =
  /\b(and|of|in|with|for|to) there (?=(?:families|family|own|needs|customers?|clients?|homes?|children|parents|carers|work|staff|teams?)\b)/gi;
/** "PO's", "CNA's" where nothing is owned: before a sign, a word of connection or the end. */
const PLURAL_OF_SHORT =
  /\b([A-Z]{2,5})['’]s(?=$|[,.;:)]|\s(?:and|or|for|in|on|at|to|with|from|per|a|who|that|were|was)\b)/g;

/** The text with well-known slips of spelling mended, names written with their capitals, and short forms written out. */
export function spelled(text: string): string {
  let result = text.replaceAll(WORD, (word, at: number) => {
    const right = MISSPELLINGS.get(word.toLowerCase()) ?? CASED_NAMES.get(word);
    if (right === undefined || isPartOfAddress(text, at, word.length)) return word;
    return /^\p{Lu}/u.test(word) ? capitalized(right) : right;
  });
  for (const [short, long] of SHORT_FORMS) result = result.replace(short, long);
  result = result.replace(THERE_OF, '$1 their ');
  result = result.replace(A_BEFORE_VOWEL, 'an ');
  return result.replace(PLURAL_OF_SHORT, '$1s');
}

function isPartOfAddress(text: string, at: number, length: number): boolean {
  const from = text.lastIndexOf(' ', at) + 1;
  const to = text.indexOf(' ', at + length);
  const token = text.slice(from, to < 0 ? undefined : to);
  // "24/7", "and/or" and "clean/tidy" are words beside each other.
  return ADDRESS.test(token.replace(/^\p{L}+\/\p{L}+[,.;]?$/u, ''));
}
