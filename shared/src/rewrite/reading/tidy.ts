import { isWork } from '../../english/work-names.js';
import { bulletText } from '../../text/text.js';
import { capitalized, firstWord, isPeople, lowered, wordSet } from '../../text/words.js';

const ABBREVIATED = /(?:\b(?:etc|Inc|Ltd|Co|Corp|Jr|Sr|approx|no|vs)|\b(?:\p{L}\.){1,6}\p{L})\.$/iu;
/** Matches names that begin with a lower-case letter: iOS, eBay, npm 10. */
const SMALL_NAME = /^(?:\p{Ll}+[\p{Lu}\p{N}#+/@_]|[\p{L}]+\.\p{L})/u;

/**
 * Removes extra spaces, a bullet character at the start, and repeated punctuation marks. This is safe in every
 * language.
 */
export const tidied = (text: string): string =>
  bulletText(text)
    .replace(/(?<! ) +([,;:!?])(?=\s|$)/g, '$1')
    .replace(/(?<! ) +\.$/, '.')
    .replace(/([,;])\1+/g, '$1')
    .replace(/(?<!\.)\.\.$/, '.')
    .replace(/[,;]$/, '');

/** Capitalizes the first letter of a text, unless it begins with a name such as "iOS". */
export const withCapital = (text: string): string => (SMALL_NAME.test(text) ? text : capitalized(text));

/** Makes all bullets end like the majority of them: with or without a period. */
export function withSameEnds(bullets: readonly string[]): string[] {
  const voters = bullets.filter((text) => endOf(text) !== 'own');
  const stops = voters.filter((text) => endOf(text) === 'stop').length;
  const majority = stops * 2 > voters.length ? 'stop' : 'none';
  return bullets.map((text) => {
    const end = endOf(text);
    if (end === 'own' || end === majority) return text;
    return majority === 'stop' ? `${text}.` : text.slice(0, -1);
  });
}

function endOf(text: string): 'stop' | 'none' | 'own' {
  // A bullet without letters and digits has no ending to change.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'own';
  if (ABBREVIATED.test(text) || /(?:[!?…:]|\.\.)$/u.test(text)) return 'own';
  if (text.endsWith('.')) return /[.!?]\s/.test(text) ? 'own' : 'stop';
  return /[\p{L}\p{N})\]%"”'’]$/u.test(text) && !/[.!?]\s/.test(text) ? 'none' : 'own';
}

/** Words that are not part of a name even before an acronym: "General HR admin". */
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
