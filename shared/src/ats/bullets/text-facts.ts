import { memoize } from '../../text/memoize.js';
import { cleanLine } from '../../text/text.js';
import { isMeaningful, substanceOf, wordCount, wordingOf, wordsOf } from '../../text/count-words.js';
import { phraseFinder } from '../../text/find-phrases.js';
import { readOpening } from './opening.js';
import { hasResult } from './results.js';
import { specificsOf } from './specifics.js';
import { BUZZWORDS, FIRST_PERSON, isPresentOnly, PLACEHOLDER } from '../../english/wording.js';

/**
 * Facts about one text, from which the rules derive points. Words are counted and compared without digits, so adding a
 * figure never lowers the score.
 */
export interface TextFacts {
  text: string;
  /** Distinct words of the text. Two texts with the same words count as duplicates. */
  gist: string;
  /** Number of words; an estimate for scripts without spaces, such as Japanese. */
  length: number;
  /** Number of distinct words, so that repeating a word earns no points. */
  substance: number;
  /** Number of distinct words after the bullet's opening words, so that a longer opening earns no points. */
  coreLength: number;
  /** Whether the text is long enough to be more than a name or a heading. */
  isMeaningful: boolean;
  /** Whether the text describes work, for which two words can be enough: "Answered phones". */
  describesWork: boolean;
  hasFigure: boolean;
  hasResult: boolean;
  /** Concreteness of the text, from 0 to 1. */
  specifics: number;
  verb: string | undefined;
  /** Whether the text begins with a verb for the applicant's own work ("built"), not mere involvement ("helped"). */
  opensWithOwnWork: boolean;
  /** Whether the text begins with words for mere involvement ("helped with") or for a duty ("responsible for"). */
  opensWeakly: boolean;
  isPresent: boolean;
  usesFirstPerson: boolean;
  hasBlank: boolean;
  hasOddCharacters: boolean;
  buzzwords: readonly string[];
}

/** Matches characters that parsers lose: emoji, private-use and replacement characters, and ligatures such as "ﬁ". */
const ODD_CHARACTERS = /\p{Emoji_Presentation}|\p{Co}|[\ufb00-\ufb06\ufffd]/u;
const buzzwordsIn = phraseFinder(BUZZWORDS);

export const hasOddCharacters = (text: string): boolean => ODD_CHARACTERS.test(text);

export const readText = memoize((typed: string): TextFacts => {
  const text = cleanLine(typed);
  const words = wordsOf(text);
  const wording = wordingOf(words);
  const opening = readOpening(words);
  const coreLength = substanceOf(text, words.slice(opening.length));
  const withFigure = hasFigure(text);
  // An amount alone, as in "Saved $40,000", is not a result, because it does not state what was saved.
  const isResult = coreLength >= 2 && hasResult(text, words, wording, opening, withFigure);
  return {
    text,
    gist: [...new Set(words)].join(' '),
    length: wordCount(text, words),
    substance: substanceOf(text, words),
    coreLength,
    isMeaningful: isMeaningful(coreLength),
    describesWork: isMeaningful(coreLength) || (coreLength > 0 && opening.length > 0),
    hasFigure: withFigure,
    hasResult: isResult,
    specifics: specificsOf(words.slice(opening.length), withFigure),
    verb: opening.verb,
    opensWithOwnWork: opening.isOwn,
    opensWeakly: !opening.isOwn && opening.weak > 0,
    isPresent: isPresentOnly(words[0] ?? ''),
    usesFirstPerson: FIRST_PERSON.test(text),
    hasBlank: PLACEHOLDER.test(text),
    hasOddCharacters: hasOddCharacters(text),
    buzzwords: buzzwordsIn(words, wording),
  };
});

const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const YEAR = /^(?:19|20)\d\d$/;
/**
 * Matches the text before a number that is not an amount: "S3", "Q4" and "ISO 9001" are names, and "since 2019" is a
 * date.
 */
const NAME_BEFORE =
  /(?:\p{L}|(?:\p{Lu}{2}|Python|Windows|Office|Analytics|Angular|Section|Title|Level|Grade|Stage|Phase|Class|Type|Form|Studio)[ -])$/u;
const AMOUNT_AROUND = { before: /[$€£¥]\s?$/u, after: /^\s?(?:%|percent\b)/u };
/** Matches spelled-out numbers from four upward. "One" is often a pronoun, and "two" or "three" proves little. */
const NUMBER_WORD =
  /(?<!\p{L})(?:four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|doubling|tripled|tripling|twice)(?!\p{L})/iu;

function hasFigure(text: string): boolean {
  if (NUMBER_WORD.test(text)) return true;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, index - 12), index);
    const after = text.slice(index + number.length, index + number.length + 9);
    if (AMOUNT_AROUND.before.test(before) || AMOUNT_AROUND.after.test(after)) return true;
    if (!NAME_BEFORE.test(before) && !YEAR.test(number)) return true;
  }
  return false;
}
