import { isWork } from './work-names.js';
import { firstWord, isPeople, lowered, wordSet } from '../text/words.js';

/** Words before an acronym that are no part of a name: "General HR admin". */
const PLAIN = wordSet(
  'general daily weekly monthly annual basic routine various full all any some new other main key internal external local first second third customer client staff office team company site front back end day night ad hoc',
);

/**
 * Lower-cases the first letter of a text for use within a sentence. A name of two words keeps its capital: "Daisy
 * Award".
 */
export const inSentence = (text: string): string => {
  const word = firstWord(text);
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(text) && !PLAIN.has(word) && !isWork(word) && !isPeople(word);
  return isName ? text : lowered(text);
};
