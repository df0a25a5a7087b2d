import { isAlsoNoun } from './verb-forms.js';
import { beginsObject, firstWord, isPeople } from '../text/words.js';

/**
 * Returns whether the next words make a base form a verb: "Stock the shelves" has one, "Stock accuracy 99.4%" has none.
 */
export const readsAsVerb = (word: string, after: string): boolean =>
  !isAlsoNoun(word, 'base') || beginsObject(after) || isPeople(firstWord(after));
