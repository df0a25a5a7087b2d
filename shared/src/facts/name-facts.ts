import { actionVerb } from '../english/wording.js';
import { cleanLine } from '../text/text.js';
import { factAt, type Fact } from './fact.js';
import { EMPLOYERS, TOOLS } from './known-names.js';
import { isVerb } from '../english/verb-forms.js';
import { COMMON_STARTERS, NAMES_LIKE_WORDS } from '../english/starters.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#&/'’-]*[\p{L}\p{M}\p{N}+#]|\p{L}/gu;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/;
const NUMERIC_DATE = /(?<!\d)(?:(0?[1-9]|1[0-2])[/.](?:19|20)\d\d|(?:19|20)\d\d-(0?[1-9]|1[0-2]))(?!\d)/g;
// Matches URLs and email addresses. The lookbehind limits where a match may start, so that a long run of letters is
// scanned only once.
const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;

export const wordKey = (word: string): string => {
  const key = cleanLine(word)
    // Unifies letters with two lower-case forms, such as the Greek sigma.
    .toUpperCase()
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/\.(?=\p{L}\b)/gu, '');
  return MONTH.test(key) ? monthKey(MONTHS.indexOf(key.slice(0, 3)) + 1) : key;
};
const monthKey = (month: number): string => `month:${month}`;

/** Returns the comparison keys of all words, months, addresses and terms such as "class A" in a text. */
export function wordKeys(text: string): string[] {
  return [
    // Digits belong to numbers: the "10" of "10,000" is not a word.
    ...[...text.matchAll(WORD)].map(([word]) => wordKey(word)).filter((key) => !/^[\d.]+$/.test(key)),
    ...[...text.matchAll(NUMERIC_DATE)].map(([, one, two]) => monthKey(Number(one ?? two))),
    ...[...text.matchAll(STEP)].map(([step]) => stepKey(step)),
    ...[...text.matchAll(ADDRESS)].map(([address]) => address.toLowerCase()),
  ];
}

/** Returns the names that are written with capitals. Tools and well-known employers match regardless of case. */
export function nameFacts(text: string): Fact[] {
  const addresses = [...text.matchAll(ADDRESS)].map((match) =>
    factAt('name', match[0], match.index, match[0].toLowerCase()),
  );
  const words = [...text.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const key = wordKey(word);
    if (TOOLS.has(key) || EMPLOYERS.has(key)) return [factAt(kindOf(key), word, match.index, key)];
    if (!/\p{Lu}/u.test(word) || /^I(?:['’]\w+)?$/.test(word)) return [];
    return isSentenceStart(text, match.index) && !looksLikeName(word, key)
      ? []
      : [factAt('name', word, match.index, key)];
  });
  const phrases = [...text.toLowerCase().matchAll(PHRASES)].map((match) =>
    factAt(kindOf(match[0]), match[0], match.index, match[0]),
  );
  const steps = [...text.matchAll(STEP)].map((match) => factAt('name', match[0], match.index, stepKey(match[0])));
  return [...addresses, ...phrases, ...steps, ...words];
}

/** Matches a noun with its letter or number, such as "class A", because a class A license is not a class B license. */
const STEP =
  /\b(?:class|level|years?|grades?|tier|band|stage|phase|type|category|edition)\s(?:[A-H]|\d{1,2})(?![\p{L}\p{N}+#%-]|\.\d)/giu;
const stepKey = (step: string): string =>
  step
    .toLowerCase()
    .replace(/s (?=\S+$)/, ' ')
    .replace(/^(?:year|grade) /, 'year ');

const kindOf = (key: string): 'name' | 'tool' => (EMPLOYERS.has(key) ? 'name' : 'tool');

const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...TOOLS, ...EMPLOYERS].filter((name) => name.includes(' ')).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Number of characters searched before a word for the end of the previous sentence. */
const REACH = 40;

function isSentenceStart(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - REACH), place);
  return /[.!?:;•"“(]\s*$|\n[^\S\n]*$/u.test(before) || (place <= REACH && /^[\s\p{P}\p{S}]*$/u.test(before));
}

/**
 * Returns whether a word at the start of a sentence looks like a name. Its first capital is no evidence, but symbols,
 * digits and further capitals are.
 */
const looksLikeName = (word: string, key: string): boolean =>
  /[\p{Lu}\p{N}+#]/u.test(word.slice(1)) || NAMES_LIKE_WORDS.has(key);

/**
 * Returns the capitalized first words of sentences that may be names: those that are neither verbs nor common at the
 * start of a sentence.
 */
export const startingNames = (text: string): Fact[] =>
  [...text.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const isPlain = /^\p{Lu}/u.test(word) && isSentenceStart(text, match.index) && word.length > 1;
    return isPlain && !isCommon(wordKey(word)) ? [factAt('name', word, match.index, wordKey(word))] : [];
  });

const LOOKS_COMMON =
  /(?:ed|ing|ly|able|ible|ful|ive|al|ous|ant|ent|less|tion|sion|ment|ness|ity|ance|ence|ship|ic|ate|ician|ology|ee)$/;

/** Matches occupations by the ending of the word: "Bookseller", "Shopkeeper". */
const COMPOUND = /[a-z]{3}(?:seller|keeper|maker|worker|master|writer|holder|leader|runner|minder|starter|player)$/;

const isCommon = (key: string): boolean =>
  key
    .split(/[-/]/)[0]!
    .split(/['’]/)
    .some(
      (part) =>
        COMMON_STARTERS.has(part) ||
        isVerb(part) ||
        actionVerb(part) !== undefined ||
        LOOKS_COMMON.test(part) ||
        COMPOUND.test(part),
    );
