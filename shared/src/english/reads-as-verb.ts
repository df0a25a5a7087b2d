import { isAlsoNoun } from './verb-forms.js';
import { beginsObject, firstWord, isPeople } from '../text/words.js';

/** Matches a verb after its subject: "fight broke out". Excludes forms that are also participles, such as "left". */
const FINITE = /^(?:broke|went|came|fell|took|gave|ran|rose|grew|began|got|was|were|is|are|had|has|did)\b/i;

/**
 * Returns whether the next words show that a base form is a verb: "stock" is a verb in "Stock the shelves", but not in
 * "Stock accuracy 99.4%".
 */
export const readsAsVerb = (word: string, after: string): boolean =>
  !FINITE.test(after) && (!isAlsoNoun(word, 'base') || beginsObject(after) || isPeople(firstWord(after)));
