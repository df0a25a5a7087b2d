import { TECHNICAL_SKILLS } from '../resume/skill-groups.js';
import { cleanLine, cleanLines } from '../resume/text.js';

export type FactKind = 'number' | 'name' | 'tool' | 'degree';

/** Something that can be true or false of a person, where it stands in a text. */
export interface Fact {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
  /** To compare by: the same fact in another notation has the same key. */
  key: string;
}

const NUMBER =
  /(?<![\p{L}\p{N}])[$€£¥]?\s?\d[\d,.\u00A0]*\d*(?:\s?(?:%|percent\b|per cent\b|k\b|m\b|bn\b|b\b|million\b|billion\b|thousand\b))?/giu;
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  twenty: '20',
  thirty: '30',
  fifty: '50',
  hundred: '100',
  hundreds: 'hundreds',
  thousands: 'thousands',
  millions: 'millions',
  doubled: '2x',
  tripled: '3x',
  halved: '0.5x',
};
const UNITS: readonly [RegExp, string][] = [
  [/per\s?cent/, '%'],
  [/thousand/, 'k'],
  [/million/, 'm'],
  [/billion|bn/, 'b'],
];
const DEGREE =
  /(?<![\p{L}\p{N}])(?:(bachelor(?:['’]?s)?|b\.?sc|b\.?a|b\.?eng|b\.?s\.?n?)|(master(?:['’]?s)?(?= (?:degree|of|in))|m\.?sc|m\.?b\.?a|m\.?eng)|(ph\.?d|doctorate|doctor of)|(associate(?:['’]?s)? degree)|(diploma)|(certified|licen[sc]ed))(?![\p{L}\p{N}])/giu;
const LEVELS = ['bachelor', 'master', 'doctor', 'associate', 'diploma', 'certified'];
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#&/'’-]*[\p{L}\p{M}\p{N}+#]|\p{L}/gu;
/** Skills by everyday words are told from these by a capital only. */
const EVERYDAY = new Set(
  'go r c make spark express rest node less swift ray spring chef vault notion linear sketch stripe slack unity remix helm scheme assembly access shell excel aurora phoenix ansible puppet play shiny sas lua dart ruby rust julia oracle sentry insomnia eclipse confluence miro looker drizzle electron ionic apollo astro flux hive realm solid maui axum gin koa deno bun celery flask lambda consul envoy synapse metabase anaconda serverless'.split(
    ' ',
  ),
);
const TOOLS = new Set(TECHNICAL_SKILLS.filter((skill) => !skill.includes(' ') && !EVERYDAY.has(skill)));

/** Numbers, names, tools and degrees of a text. A word with a capital that begins a sentence is a name only if it looks like one. */
export function factsOf(text: string): Fact[] {
  return [...numbers(text), ...degrees(text), ...words(text)];
}

const factAt = (kind: FactKind, text: string, start: number, key: string): Fact => ({
  kind,
  text,
  start,
  end: start + text.length,
  key,
});

function numbers(text: string): Fact[] {
  const digits = [...text.matchAll(NUMBER)].map((match) => {
    const found = match[0].trim().replace(/[.,]+$/, '');
    return factAt('number', found, match.index + match[0].indexOf(found), numberKey(found));
  });
  const spelled = [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const key = Object.hasOwn(NUMBER_WORDS, match[0].toLowerCase()) && NUMBER_WORDS[match[0].toLowerCase()];
    return key ? [factAt('number', match[0], match.index, key)] : [];
  });
  return [...digits, ...spelled];
}

function numberKey(found: string): string {
  let key = found.toLowerCase();
  for (const [unit, sign] of UNITS) key = key.replace(unit, sign);
  return key.replace(/[\s,\u00A0]/g, '').replace(/\.0+(?!\d)/, '');
}

const degrees = (text: string): Fact[] =>
  [...text.matchAll(DEGREE)].map((match) => {
    const level = match.slice(1).findIndex((group) => group !== undefined);
    return factAt('degree', match[0], match.index, `degree:${LEVELS[level]}`);
  });

function words(text: string): Fact[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const word = match[0];
    const key = keyOf(word);
    if (TOOLS.has(word.toLowerCase())) return [factAt('tool', word, match.index, key)];
    if (degrees(word).length > 0 || !/\p{Lu}/u.test(word) || /^I(?:['’]\w+)?$/.test(word)) return [];
    const isStart = /(?:^|[.!?:;•\n]\s*|["“(]\s*)$/u.test(text.slice(0, match.index));
    const looksLikeName = /[\p{Lu}\p{N}+#]/u.test(word.slice(1));
    return !isStart || looksLikeName ? [factAt('name', word, match.index, key)] : [];
  });
}

/** To compare words by, however they are written. */
export const keyOf = (word: string): string =>
  cleanLine(word)
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/\.(?=\p{L}\b)/gu, '');

/**
 * Everything that a text holds, to look facts up in: also words that are no name where they stand. Read as it was
 * typed and as it is set: a presentation form may hold a space, and so be one word here and two there.
 */
export function knownKeys(text: string): ReadonlySet<string> {
  return new Set(
    [text, asSet(text)].flatMap((form) => [
      ...factsOf(form).map(({ key }) => key),
      ...[...form.matchAll(WORD)].map(([word]) => keyOf(word)),
    ]),
  );
}

const asSet = (text: string): string => cleanLines(text).join('\n');

/** Facts of the first text that are missing from the second. */
export function lostFacts(before: string, after: string): Fact[] {
  const known = knownKeys(after);
  return factsOf(asSet(before)).filter(({ key }) => !known.has(key));
}
