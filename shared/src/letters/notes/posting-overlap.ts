import { verbIn } from '../../english/verb-forms.js';
import { stemOf, tokensOf } from '../../text/tokens.js';
import { wordSet } from '../../text/words.js';

/** Words that are too common to show that a qualification or task is related to a job description, such as "work". */
const GENERAL = wordSet(`
  certificate certified certification certificates level course training trained licence license registration diploma award first full part time work
  works working worked year years month months week weeks day days hour hours the and for with from that this have has had was were are not our your
  you all new old one two three four five six about over under also into out who what when where which will would can could them they their there
  then than only just some most more many much good well other others each every per team staff people place role job jobs school college university
  company experience skills able help helped helping make made using used use take took keep kept get got give gave run ran set ups came come went
  open opened close closed join joined number end start started still back down off day night shift area local
`);
const MIN_LENGTH = 3;
/** Related words share at least this many initial letters: "anesthesia" and "anesthetic". */
const SHARED = 6;

/**
 * Returns the words of a text that are not general vocabulary, shortened so that related words become equal: "anesth"
 * for "anesthetic".
 */
export const contentOf = (text: string): string[] =>
  tokensOf(text.replace(/[/-]/g, ' '))
    .filter((token) => token.length >= MIN_LENGTH && !GENERAL.has(token) && !/^\d+$/.test(token))
    .map((token) => stemOf(verbIn('past', token)?.base ?? token).slice(0, SHARED));

/** Returns a function that counts the distinct words that a text shares with the job description. */
export function overlapWith(posting: string): (text: string) => number {
  const known = new Set(contentOf(posting.slice(0, MAX_CHARACTERS)));
  return (text) => new Set(contentOf(text).filter((word) => known.has(word))).size;
}
const MAX_CHARACTERS = 20_000;
