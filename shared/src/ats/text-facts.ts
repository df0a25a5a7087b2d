import { remembered } from '../remembered.js';
import { cleanLine } from '../resume/text.js';
import { saysSomething, substanceOf, wordCount, wordingOf, wordsOf } from './count-words.js';
import { hasFigure } from './figures.js';
import { phraseFinder } from './find-phrases.js';
import { tellsResult } from './results.js';
import { actionVerb, BUZZWORDS, FIRST_PERSON, isPresentOnly, PLACEHOLDER, WEAK_OPENERS } from './wording.js';

/**
 * What the rules need to know of one text, wherever it stands. Words are counted and compared without their digits, so
 * that a figure can only ever add to a text's worth.
 */
export interface TextFacts {
  text: string;
  /** Its different words: texts that share them tell the same thing twice. */
  gist: string;
  /** Words, or their like in scripts that do not part them. */
  length: number;
  /** The same, with words that are said again left out: saying one over and over makes nothing longer. */
  substance: number;
  /** Whether it is more than a name or a heading. */
  saysSomething: boolean;
  hasFigure: boolean;
  tellsResult: boolean;
  /** Base form of the action verb that it opens with. */
  verb: string | undefined;
  isPresent: boolean;
  opensWeakly: boolean;
  saysI: boolean;
  hasBlank: boolean;
  hasOddCharacters: boolean;
  buzzwords: readonly string[];
}

/** Seen by people, lost by parsers: emoji, private-use letters and ligature code points. */
const ODD_CHARACTERS = /\p{Emoji_Presentation}|\p{Co}|[\ufb00-\ufb06\ufffd]/u;
const WEAK_STARTS = WEAK_OPENERS.map((phrase) => ` ${phrase} `);
const WEAK_FIRST_WORDS = new Set(WEAK_OPENERS.map((phrase) => phrase.split(' ')[0]!));
const buzzwordsIn = phraseFinder(BUZZWORDS);

export const hasOddCharacters = (text: string): boolean => ODD_CHARACTERS.test(text);

export const readText = remembered((typed: string): TextFacts => {
  const text = cleanLine(typed);
  const words = wordsOf(text);
  const wording = wordingOf(words);
  const substance = substanceOf(text, words);
  const first = words[0] ?? '';
  return {
    text,
    gist: [...new Set(words)].join(' '),
    length: wordCount(text, words),
    substance,
    saysSomething: saysSomething(substance),
    hasFigure: hasFigure(text),
    tellsResult: tellsResult(text, words, wording),
    verb: actionVerb(first),
    isPresent: isPresentOnly(first),
    opensWeakly: WEAK_FIRST_WORDS.has(first) && WEAK_STARTS.some((phrase) => wording.startsWith(phrase)),
    saysI: FIRST_PERSON.test(text),
    hasBlank: PLACEHOLDER.test(text),
    hasOddCharacters: hasOddCharacters(text),
    buzzwords: buzzwordsIn(words, wording),
  };
});
