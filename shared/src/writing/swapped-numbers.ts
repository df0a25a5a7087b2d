import { stemOf, tokensOf } from '../ats/tokens.js';
import type { Fact } from './fact.js';
import { numberFacts } from './number-facts.js';
import { perSource, type Source } from './source.js';
import { isVerb } from './verb-forms.js';
import { isPreposition, wordSet } from './words.js';

const PART = /[.;:,!?\n•]|\s(?:and|or|but|while)\s/iu;
/** Characters on either side of a number that may say what it counts. */
const REACH = 160;
/** No résumé has more numbers that count something; around each of them the text is read again. */
const MOST_COUNTS = 1_000;
const JOINING = wordSet(
  'a an the of all our my their his her its new more than over up about nearly almost some per each every by was were is are',
);

/**
 * Numbers that the source has, but for something else: "12 nurses and 40 beds" told as "12 beds". Only where the source
 * gives that thing another number, and never speaks of it with this one.
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

/** Which things a source gives a number for, and which numbers a thing. */
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

/** Numbers with the things that they count: what follows, or for a share what its part of the sentence speaks of. */
export const countedThings = (text: string): Count[] =>
  numberFacts(text)
    .filter(({ key }) => !/^(?:19|20)\d\d$/.test(key))
    .slice(0, MOST_COUNTS)
    .map((fact) => ({
      fact,
      key: fact.key,
      things: /^\d+(?:\.\d+)?$/.test(fact.key)
        ? thingsAfter(text.slice(fact.end, fact.end + REACH))
        : around(text, fact),
    }));

/** Stems of what stands next, up to a preposition or the end of the part. */
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
