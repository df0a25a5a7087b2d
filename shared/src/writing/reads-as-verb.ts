import { isAlsoNoun } from './verb-forms.js';
import { beginsObject, firstWord, isPeople } from './words.js';

/** Whether a base form is a verb by what follows it: "Stock the shelves" is one, "Stock accuracy 99.4%" has none. */
export const readsAsVerb = (word: string, after: string): boolean =>
  !isAlsoNoun(word, 'base') || beginsObject(after) || isPeople(firstWord(after));
