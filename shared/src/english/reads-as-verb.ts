import { isAlsoNoun } from './verb-forms.js';
import { beginsObject, firstWord, isPeople } from '../text/words.js';

/**
 * Returns whether the next words show that a base form is a verb: they do in "Stock the shelves", but not in "Stock
 * accuracy 99.4%".
 */
export const readsAsVerb = (word: string, after: string): boolean =>
  !isAlsoNoun(word, 'base') || beginsObject(after) || isPeople(firstWord(after));
