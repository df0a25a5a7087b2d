import { trimmed, type Head, type Token } from './head-tokens.js';
import { couldBePlace, isPlace } from '../lines/places.js';
import { companyScore, schoolScore } from '../lines/vocabulary.js';

/** The two names in the head of an entry (role and employer, or degree and school) and its location. */
export interface Names {
  first: string;
  second: string;
  place: string;
  /** Parts of the head of an entry that fit no field. */
  rest: string[];
}

export interface NameKinds {
  /**
   * Returns a score for how likely a text is to be a role or a degree; `second` does the same for an employer or a
   * school.
   */
  first: (text: string) => number;
  second: (text: string) => number;
}

/**
 * Assigns the parts of entry heads to fields. Examines all heads of a section together, because a section usually lists
 * role and employer (or degree and school) in the same order.
 */
export function assignNames(heads: readonly Head[], kinds: NameKinds): Names[] {
  const parted = heads.map((head) => partHead(head, kinds));
  const leaning = parted.reduce((sum, { names }) => sum + lean(names, kinds), 0);
  return parted.map(({ names, place, rest }) => {
    const [one = '', two = ''] = names;
    const own = lean(names, kinds);
    const isReversed =
      names.length === 1 ? kinds.second(one) > kinds.first(one) : Math.abs(own) >= 3 ? own < 0 : leaning < 0;
    return { first: isReversed ? two : one, second: isReversed ? one : two, place, rest };
  });
}

/**
 * Returns a positive value if a role (or degree) precedes the employer (or school), and a negative one if it follows.
 */
function lean([one = '', two = '']: string[], { first, second }: NameKinds): number {
  if (one === '' || two === '') return 0;
  return first(one) - second(one) + second(two) - first(two);
}

function partHead({ tokens, datesLine }: Head, kinds: NameKinds): { names: string[]; place: string; rest: string[] } {
  const placeAt = isNamesPlaceDates(tokens, datesLine) ? 1 : placeIndex(tokens);
  let place = placeAt < 0 ? '' : tokens[placeAt]!.text;
  let texts = tokens.map(({ text }) => text).filter((_, index) => index !== placeAt);
  const named = texts.length === 1 && place !== '' ? nameBeforePlace(place, kinds) : undefined;
  if (named) {
    texts.push(named.name);
    place = named.place;
  } else if (texts.length === 1) {
    const split = splitOne(texts[0]!, kinds);
    texts = split.names;
    place ||= split.place;
  } else if (place === '') {
    const last = texts.length - 1;
    const split = withoutPlace(texts[last] ?? '') ?? (last > 0 ? nameAndCity(texts[last]!) : undefined);
    if (split) {
      texts[last] = split.name;
      place = split.place;
    }
  }
  const [one, two, ...rest] = texts;
  return { names: [one, two].filter((text) => text !== undefined), place, rest };
}

/** Returns whether a line has the form of the product's plain text exports: "Role, Employer | Place | dates". */
function isNamesPlaceDates([names, place, ...more]: Token[], datesLine: number | undefined): boolean {
  if (!names || !place?.apart || more.length > 0 || names.bold) return false;
  const isBesideDates = names.line === place.line && (datesLine === place.line || datesLine === place.line + 1);
  return isBesideDates && /[,،、]/u.test(names.text) && couldBePlace(place.text);
}

/**
 * Returns the index of the part that is certainly a location. If there is none, returns the last of at least three
 * parts that may be a location.
 */
function placeIndex(tokens: Token[]): number {
  const plain = tokens.findLastIndex(({ text }, index) => (index > 0 || tokens.length > 2) && isPlace(text));
  if (plain >= 0) return plain;
  if (tokens.length < 3) return -1;
  const likely = tokens.findLastIndex(({ text, apart }, index) => index > 1 && apart && couldBePlace(text));
  if (likely >= 0) return likely;
  return tokens.length === 3 && tokens[2]!.apart ? 2 : -1;
}

/** Splits a name from the location after it: "Brightwater, Austin, TX" into "Brightwater" and "Austin, TX". */
function nameBeforePlace(text: string, { first, second }: NameKinds): { name: string; place: string } | undefined {
  const split = withoutPlace(text) ?? nameAndCity(text);
  if (!split) return undefined;
  const isName = text.split(/,\s/).length > 2 || first(split.name) + second(split.name) > 0;
  return isName ? split : undefined;
}

/** Splits a trailing city from a name that is clearly an employer: "Krauss GmbH, München". */
function nameAndCity(text: string): { name: string; place: string } | undefined {
  const [, name, end] = /^([^,]+),\s([^,]+)$/u.exec(text) ?? [];
  const city = end?.trim();
  if (name === undefined || city === undefined || !couldBePlace(city)) return undefined;
  return companyScore(name) + schoolScore(name) > 0 && city.split(' ').length <= 3 ? { name, place: city } : undefined;
}

/** Splits a trailing location from the employer if it is clearly a location: "Acme, Leeds, UK". */
function withoutPlace(text: string): { name: string; place: string } | undefined {
  for (const match of [...text.matchAll(/,\s+|(?<!\s)\s+[–—-]\s+/g)].slice(0, 4)) {
    const place = text.slice(match.index + match[0].length);
    if (isPlace(place)) return { name: text.slice(0, match.index), place };
  }
  return undefined;
}

const SEPARATORS = [/(?<!\s)\s+(?:[–—@-]\s+|(?:at|bei|chez|en|presso|w)\s+(?=\p{Lu}))/gu, /[,、،]\s*/gu];

/** Splits a line with two names at the separator that most likely divides role from employer, or degree from school. */
function splitOne(text: string, kinds: NameKinds): { names: string[]; place: string } {
  const { name, place } = withoutPlace(text) ?? { name: text, place: '' };
  for (const separator of SEPARATORS) {
    let best: { score: number; names: [string, string] } | undefined;
    for (const match of [...name.matchAll(separator)].slice(0, 12)) {
      if (isInBrackets(name, match.index)) continue;
      const names: [string, string] = [
        trimmed(name.slice(0, match.index)),
        trimmed(name.slice(match.index + match[0].length)),
      ];
      if (names.includes('')) continue;
      const score = Math.abs(lean(names, kinds));
      if (!best || score >= best.score) best = { score, names };
    }
    if (best) return { names: best.names, place };
  }
  return { names: [name], place };
}

function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
