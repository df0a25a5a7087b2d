import type { Phrase } from './phrases.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';

/** Nouns for documents, rights and measures whose names continue with "of": "deeds of variation", "range of motion". */
const HEAD =
  /^(?:deed|transfer|scope|source|notice|bill|letter|certificate|statement|schedule|delegation|extension|power|proof|chain|memorandum|article|head|term|declaration|duty|right|grant|breach|continuity|plan|point|range|freedom|standard|code|heads|call-off|bond|contract|warrant|burden|letters|proofs|assignment|table|rate|cost|date|abatement|rule|loss|history|degree|method|mode|quality|time|unit)$/;
/** Nouns that form a name only with a word of `NAMED` at its end: "range of motion", but not "range of colors". */
const EVERYDAY =
  /^(?:right|point|range|standard|rule|date|rate|degree|time|unit|mode|table|head|quality|loss|method|term|cost|plan|source|letter)$/;
const NAMED =
  /^(?:motion|sale|care|concept|custody|work|practice|law|term|reference|credit|account|death|birth|attorney|variation|quantity|equity|fund|lading|conformity|origin|goods|good|material|information|contract|way|authority|payment|delay|absence|service|entry|measure|life|interest)$/;
const MAX_WORDS = 4;

/** Finds names that consist of a noun, "of" and further nouns without an article, even if the dictionary lacks them. */
export function* ofCompounds(text: string, tokens: Token[]): Generator<Phrase> {
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const head = tokens[at]!;
    if (tokens[at + 1]!.key !== 'of' || !HEAD.test(head.key) || !/^\p{L}\p{Ll}/u.test(head.raw)) continue;
    const isSpaced = (left: number): boolean => text.slice(tokens[left]!.end, tokens[left + 1]!.start) === ' ';
    if (!isSpaced(at) || !isSpaced(at + 1)) continue;
    let last = at + 1;
    while (last + 1 < tokens.length && last - at < MAX_WORDS && (last === at + 1 || isSpaced(last))) {
      const { key, raw } = tokens[last + 1]!;
      const isNamed = NAMED.test(key);
      if (FUNCTION_WORDS.has(key) || /^\d/.test(raw) || /ly$/.test(key)) break;
      if (!isNamed && (FILLERS.has(key) || DOING_WORDS.has(key))) break;
      last += 1;
    }
    if (last === at + 1 || (EVERYDAY.test(head.key) && !NAMED.test(tokens[last]!.key))) continue;
    yield { first: at, last };
    at = last;
  }
}
