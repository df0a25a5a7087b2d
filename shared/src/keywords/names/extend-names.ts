import type { Dictionary } from '../posting/dictionary.js';
import { COMPLETES_A_NAME, extendsName } from './duty-phrases.js';
import type { NameFound } from './find-names.js';
import { isHyphened, type Phrase } from './phrases.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';

const MAX_WORDS = 4;
const WITHIN_PHRASE = /^[ \t\u00a0-]$/;
/** Matches words with a typical ending of nouns: "bereavement" in "bereavement counseling", but not "sensible". */
const LIKE_A_NOUN = /^\p{Ll}+(?:ment|ance|ence|tion|ity|age|ics|ogy|ure|ship|ist|ism|ware)s?$/u;
const ACRONYM = /^[A-Z]{3,6}$/;
/** Words between a name and "system" that are part of the name: "automation" in "building automation system". */
const OF_SYSTEMS = /^(?:management|automation|order|control|information|record|booking|ticketing|alarm|reservation)$/;
const NO_MODIFIER = /(?:ly|\d)$/;

/** Returns whether a name consists of several lower-case words, and therefore is not the name of a tool or a law. */
const isHardName = ({ name, first, last }: NameFound): boolean =>
  last > first && name.skill.kind === 'hard' && !/\p{Lu}/u.test(name.written);

/**
 * Extends a name by the words that belong to it: "counseling" to "nutritional counseling", "cash flow" to "cash flow
 * forecasts".
 */
export function extended(
  text: string,
  tokens: Token[],
  each: NameFound,
  isTaken: boolean[],
  dictionary: Dictionary,
): Phrase {
  let { first, last } = each;
  const endsInThing = (): boolean => {
    const next = tokens[last + 1];
    const isSystem = next?.key === 'system' && OF_SYSTEMS.test(tokens[last]!.key);
    if (!next || isTaken[last + 1] || (!extendsName(next) && !isSystem)) return false;
    return text.slice(tokens[last]!.end, next.start) === ' ';
  };
  const isPlainWord =
    first === last && /^\p{Ll}[\p{Ll}-]*$/u.test(each.name.written) && each.name.skill.kind === 'hard';
  if (!isPlainWord) {
    const next = tokens[last + 1];
    const isOfAcronym =
      first === last &&
      ACRONYM.test(each.name.written) &&
      next &&
      /^\p{Ll}/u.test(next.raw) &&
      COMPLETES_A_NAME.test(next.key);
    const isLonger = isOfAcronym
      ? !isTaken[last + 1] && WITHIN_PHRASE.test(text.slice(tokens[last]!.end, next.start))
      : isHardName(each) && endsInThing();
    return isLonger ? { first, last: last + 1 } : { first, last };
  }
  const isModifier = (at: number): boolean => {
    const { key, raw } = tokens[at]!;
    if (isTaken[at]) return false;
    if (ACRONYM.test(raw) || (!FUNCTION_WORDS.has(key) && isHyphened(text, tokens, at))) return true;
    if (FUNCTION_WORDS.has(key) || NO_MODIFIER.test(key)) return false;
    if (FILLERS.has(key) || DOING_WORDS.has(key)) return false;
    return (dictionary.words.has(key) || LIKE_A_NOUN.test(raw)) && (at > 0 || !/^\p{Lu}/u.test(raw));
  };
  const meets = (at: number): boolean => WITHIN_PHRASE.test(text.slice(tokens[at]!.end, tokens[at + 1]!.start));
  while (first > 0 && last - first + 1 < MAX_WORDS && isModifier(first - 1) && meets(first - 1)) first -= 1;
  const next = tokens[last + 1];
  if (
    first === each.first &&
    next &&
    !isTaken[last + 1] &&
    meets(last) &&
    (dictionary.heads.has(next.key) || extendsName(next)) &&
    /^\p{Ll}/u.test(next.raw)
  )
    last += 1;
  return { first, last };
}
