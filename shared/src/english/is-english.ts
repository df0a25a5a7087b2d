import { tokensOf } from '../text/tokens.js';
import { guessLanguage } from '../resume/guess-language.js';
import { baseLanguage } from '../resume/languages.js';
import { wordSet } from '../text/words.js';

const ENGLISH = wordSet('the and of to for with in on at by from as was is my that which into');
const OTHERS = wordSet(`
  der die das und mit für von den dem zu im ein eine  les des du et une pour dans avec sur el los las y para con en del por il
  gli della di e per het een van voor met och för att som på og de os em um uma com w z oraz dla od
`);

/** Returns whether a text is in English. The rules for English do not apply to any other text. */
export function isEnglishText(text: string): boolean {
  if (baseLanguage(guessLanguage(text)) !== 'en') return false;
  const tokens = tokensOf(text);
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  return count(OTHERS) <= count(ENGLISH);
}
