import { stemOf, tokensOf } from '../text/tokens.js';
import type { Fact } from './fact.js';
import { numberFacts } from './number-facts.js';
import { perSource, type Source } from './source.js';
import { isVerb } from '../english/verb-forms.js';
import { isPreposition, wordSet } from '../text/words.js';

const PART = /[.;:,!?\n•]|\s(?:and|or|but|while)\s/iu;
/** Number of characters searched on either side of a number for the thing that the number counts. */
const REACH = 160;
/**
 * Maximum number of counts read from a text, such as "12 beds", to limit the processing time. Resumes contain far
 * fewer.
 */
const MAX_COUNTS = 1_000;
const JOINING = wordSet(
  'a an the of all our my their his her its new more than over up about nearly almost some per each every by was were is are',
);

/**
 * Finds numbers that describe something else in the text than in the source: "12 beds" if the source has "12 nurses and
 * 40 beds". Flags a number only if the source states other numbers for the same thing.
 */
export function swappedNumbers(source: Source, text: string): Fact[] {
  const { byNumber, byThing } = pairsOf(source);
  return countedThings(text)
    .filter(({ key, things }) => {
      const [thing] = things;
      const known = byNumber.get(key);
      if (thing === undefined || known === undefined || things.some((each) => known.has(each))) return false;
      return things.some((each) => {
        const numbers = byThing.get(each);
        return numbers !== undefined && !numbers.has(key);
      });
    })
    .map(({ fact }) => fact);
}

const pairsOf = perSource((text) => {
  const [byNumber, byThing] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { key, things } of countedThings(text))
    for (const thing of things) {
      byNumber.set(key, (byNumber.get(key) ?? new Set()).add(thing));
      byThing.set(thing, (byThing.get(thing) ?? new Set()).add(key));
    }
  return { byNumber, byThing };
});

export interface Count {
  fact: Fact;
  key: string;
  things: string[];
}

/**
 * Returns each number with the words that may name the thing that it counts: the words after the number or, for a
 * percentage, all words of the clause.
 */
export const countedThings = (text: string): Count[] =>
  numberFacts(text)
    .filter(({ key }) => !/^(?:19|20)\d\d$/.test(key))
    .slice(0, MAX_COUNTS)
    .map((fact) => ({
      fact,
      key: fact.key,
      things: /^\d+(?:\.\d+)?$/.test(fact.key)
        ? thingsAfter(text.slice(fact.end, fact.end + REACH))
        : around(text, fact),
    }));

/** Returns the stems of the words before the first preposition: those of "late bills" in "late bills from Acme". */
export function thingsAfter(text: string): string[] {
  const part = text.slice(0, REACH).split(PART)[0]!;
  const things: string[] = [];
  for (const token of tokensOf(part).slice(0, 4)) {
    if (isPreposition(token) || /^\d/.test(token)) break;
    if (!JOINING.has(token)) things.push(stemOf(token));
  }
  return things;
}

function around(text: string, { start, end }: Fact): string[] {
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .split(PART)
    .at(-1)!;
  const behind = text.slice(end, end + REACH).split(PART)[0]!;
  return tokensOf(`${before} ${behind}`)
    .filter((token) => !isPreposition(token) && !JOINING.has(token) && !isVerb(token) && !/^\d/.test(token))
    .map(stemOf);
}
