import { remembered } from '../remembered.js';
import { cleanLine } from '../resume/text.js';
import { saysSomething, substanceOf, wordCount, wordingOf, wordsOf } from './count-words.js';
import { hasFigure } from './figures.js';
import { phraseFinder } from './find-phrases.js';
import { readOpening } from './opening.js';
import { tellsResult } from './results.js';
import { specificsOf } from './specifics.js';
import { BUZZWORDS, FIRST_PERSON, isPresentOnly, PLACEHOLDER } from './wording.js';

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
  /** Of that, what is told after the words that only open it: a longer opener says no more. */
  told: number;
  /** Whether it is more than a name or a heading. */
  saysSomething: boolean;
  /** Whether it tells of work, if only in two words: "Answered phones". */
  tellsWork: boolean;
  hasFigure: boolean;
  tellsResult: boolean;
  /** From 0 to 1: whether it names the work itself, or only words that fit any job. */
  specifics: number;
  /** Base form of the verb that it opens with. */
  verb: string | undefined;
  /** Whether it opens with what the person did, and not with a noun or with having had to do with it. */
  opensWithOwnWork: boolean;
  /** Whether it opens with a part in the work or a duty: "helped with", "responsible for". */
  opensWeakly: boolean;
  isPresent: boolean;
  saysI: boolean;
  hasBlank: boolean;
  hasOddCharacters: boolean;
  buzzwords: readonly string[];
}

/** Seen by people, lost by parsers: emoji, private-use letters and ligature code points. */
const ODD_CHARACTERS = /\p{Emoji_Presentation}|\p{Co}|[\ufb00-\ufb06\ufffd]/u;
const buzzwordsIn = phraseFinder(BUZZWORDS);

export const hasOddCharacters = (text: string): boolean => ODD_CHARACTERS.test(text);

export const readText = remembered((typed: string): TextFacts => {
  const text = cleanLine(typed);
  const words = wordsOf(text);
  const wording = wordingOf(words);
  const opening = readOpening(words);
  const told = substanceOf(text, words.slice(opening.length));
  const withFigure = hasFigure(text);
  // A share or an amount alone says nothing of what it is the result of.
  const isResult = told >= 2 && tellsResult(text, words, wording, opening, withFigure);
  return {
    text,
    gist: [...new Set(words)].join(' '),
    length: wordCount(text, words),
    substance: substanceOf(text, words),
    told,
    saysSomething: saysSomething(told),
    // A word said over and over opens nothing, and is no work.
    tellsWork: saysSomething(told) || (told > 0 && opening.length > 0),
    hasFigure: withFigure,
    tellsResult: isResult,
    specifics: specificsOf(words.slice(opening.length), withFigure),
    verb: opening.verb,
    opensWithOwnWork: opening.isOwn,
    opensWeakly: !opening.isOwn && opening.weak > 0,
    isPresent: isPresentOnly(words[0] ?? ''),
    saysI: FIRST_PERSON.test(text),
    hasBlank: PLACEHOLDER.test(text),
    hasOddCharacters: hasOddCharacters(text),
    buzzwords: buzzwordsIn(words, wording),
  };
});
