import { COMMON } from '../../english/common-words.js';
import { NAMED_WORK } from '../../english/vocabulary/named-work.js';
import { ORDINARY_WORDS } from '../../english/vocabulary/ordinary-words.js';
import { SYNONYM_GROUPS } from '../../english/vocabulary/synonym-groups.js';
import { isVerb } from '../../english/verb-forms.js';
import { capitalized, isPeople, isPreposition, wordSet } from '../../text/words.js';

const KNOWN: ReadonlySet<string> = new Set(
  [...ORDINARY_WORDS, ...SYNONYM_GROUPS, ...NAMED_WORK.keys(), ...NAMED_WORK.values()].flatMap(
    (text) => text.toLowerCase().match(/[a-z]+/g) ?? [],
  ),
);
const SMALL = wordSet(`
  a an the and or but if so as than then there their they them he she we you it its our my his her me us who which that this these those all any
  no not is am are was were be been being had has have do does did per via also very most own two three four five six seven eight nine ten
  day days week weeks month months year years shift shifts hours team double decker single school shop store site sites care home homes bus van lorry
  farm fencing repairs truck trucks orders rooms food drinks fares route routes till stock wheelchair accidents accident
`);
/** Maximum length of an unknown word that may be an abbreviation. Such a word keeps its capitals. */
const MAX_ABBREVIATION = 4;
const MIN_WORDS = 4;

const isKnown = (word: string): boolean =>
  SMALL.has(word) ||
  COMMON.has(word) ||
  KNOWN.has(word) ||
  KNOWN.has(word.replace(/(?:s|es|ed|ing|er|ers)$/, '')) ||
  isVerb(word) ||
  isPeople(word) ||
  isPreposition(word);

/**
 * Converts a bullet typed in capitals to lower case. Returns undefined if it contains a long unknown word, which may be
 * a name.
 */
export function inPlainCase(text: string): string | undefined {
  if (/\p{Ll}/u.test(text) || !/^[\x20-\x7e£€’–]+$/.test(text)) return undefined;
  const words = text.match(/[A-Z]+/g) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  let isSure = true;
  const plain = text.replace(/[A-Z][A-Z'’]*/g, (word) => {
    const small = word.toLowerCase();
    if (isKnown(small.split(/['’]/, 1)[0]!)) return small === 'i' ? 'I' : small;
    if (word.length > MAX_ABBREVIATION) isSure = false;
    return word;
  });
  return isSure ? capitalized(plain) : undefined;
}
