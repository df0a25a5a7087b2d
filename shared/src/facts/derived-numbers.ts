import type { Fact } from './fact.js';
import { rootOf } from '../english/word-roots.js';

/** Quantities in words, each with the numbers that it equals: 90 (minutes) and 1.5 (hours) for "hour and a half". */
const EXPRESSIONS: readonly [words: RegExp, keys: readonly string[], unit?: string][] = [
  [/\bhalf(?:[ -]an)?[ -]hours?\b/i, ['30'], 'minute'],
  [/\bquarter of an hour\b/i, ['15'], 'minute'],
  [/\bhour and a half\b/i, ['90', '1.5'], 'minute'],
  [/\bfortnight|\bbi-?weekly|\bevery (?:other|second)\b|\balternate\b/i, ['2', '14'], 'week'],
  [
    /\btwice\b|\bboth\b|\bpair\b|\bcouple\b|\b(?:a|one|another) (?:colleague|coworker|co-worker|partner|mate)\b/i,
    ['2'],
  ],
  [/\b(?:two|2) (?:other |more )?(?:colleagues|coworkers|co-workers|partners|mates)\b/i, ['3']],
  [/\b(?:three|3) (?:other |more )?(?:colleagues|coworkers|co-workers|partners|mates)\b/i, ['4']],
  [/\bthrice\b|\btriple\b/i, ['3']],
  [/\bquarterly\b/i, ['4', '3']],
  [/\b(?:noon|midday|midnight)\b/i, ['12']],
  [/\b(?:under|over)[- ](?:fives|5s)\b/i, ['5']],
  [/\b(?:under|over)[- ](?:threes|3s)\b/i, ['3']],
];
/** Matches words such as "rose" and "cut". Differences and percentages are derived only from lines with such a word. */
const CHANGE =
  /\b(?:from|to|was|were|down|up|before|now|instead|until|went|fell|rose|grew|cut|reduced|increased|increase|improved|dropped|raised)\b|->|→/i;
/** Maximum number of figures in a line for which differences are derived. A line with more figures is a list. */
const MAX = 6;
/** Maximum rounding error, in percentage points, of a figure such as "about 40%". */
const ROUNDED = 1.6;
const HOUR = 60;
const MAX_HOURS = 12;

/** Returns the numbers that a line implies: 10 and 20% for "cut errors from 50 to 40", 120 for "2 hours". */
export function derivedNumbers(text: string, numbers: readonly Fact[]): string[] {
  const keys = EXPRESSIONS.flatMap(([words, values]) => (words.test(text) ? values : []));
  for (const { key, end } of numbers) {
    const value = Number(key);
    const unit = /^\s?-?(\p{L}+)/u.exec(text.slice(end, end + 12))?.[1] ?? '';
    if (/^h(?:ou)?rs?$/i.test(unit) && value <= MAX_HOURS) keys.push(String(value * HOUR));
    if (/^min(?:ute)?s?$/i.test(unit) && value % HOUR === 0) keys.push(String(value / HOUR));
  }
  keys.push(...insideRanges(text, numbers));
  if (numbers.length > MAX || !CHANGE.test(text)) return keys;
  const measured = numbers
    .map(({ key }) => /^([$€£¥₹]?)(\d+(?:\.\d+)?)(%?)$/.exec(key))
    .filter((match) => match !== null);
  for (const [index, [, money = '', first, percent = '']] of measured.entries())
    for (const [, otherMoney = '', second, otherPercent = ''] of measured.slice(index + 1)) {
      const [from, to] = [Number(first), Number(second)];
      if (money !== otherMoney || percent !== otherPercent || from === to) continue;
      const difference = String(Math.round(Math.abs(to - from) * 100) / 100);
      keys.push(money + difference + percent, difference, ...sharesOf(from, to));
    }
  return keys;
}

/** Matches the text between the two numbers of a range, such as "-" in "6-8" and "to" in "6 to 8". */
const RANGE = /^\s?(?:-|–|to|or|and)\s?$/i;
const MAX_RANGE = 12;

function insideRanges(text: string, numbers: readonly Fact[]): string[] {
  return numbers.slice(1).flatMap((last, index) => {
    const first = numbers[index]!;
    const [from, to] = [Number(first.key), Number(last.key)];
    const isRange = RANGE.test(text.slice(first.end, last.start)) && to > from && to - from <= MAX_RANGE;
    return isRange && Number.isInteger(from)
      ? Array.from({ length: Math.ceil(to - from) - 1 }, (_, step) => String(from + step + 1))
      : [];
  });
}

/**
 * Returns the stems of the units to which the numbers in a text can be converted: "minute" if the text mentions hours.
 */
export const derivedUnits = (text: string): string[] => [
  ...EXPRESSIONS.flatMap(([words, , unit]) => (unit !== undefined && words.test(text) ? [rootOf(unit)] : [])),
  ...(/\bh(?:ou)?rs?\b/i.test(text) ? [rootOf('minute')] : []),
  ...(/\bmin(?:ute)?s?\b/i.test(text) ? [rootOf('hour')] : []),
];

/** Returns a change as percentages and as a factor: "66%" and "67%" for 3 to 5, "2x" for 50 to 100. */
function sharesOf(from: number, to: number): string[] {
  if (from === 0 || to === 0) return [];
  const share = (Math.abs(to - from) / from) * 100;
  const five = Math.round(share / 5) * 5;
  const shares = [
    Math.floor(share),
    Math.round(share),
    Math.ceil(share),
    ...(Math.abs(five - share) <= ROUNDED ? [five] : []),
  ];
  const times = Math.max(from, to) / Math.min(from, to);
  return [
    ...shares.filter((each) => each > 0).map((each) => (each === 100 ? '2x' : `${each}%`)),
    ...(Math.abs(times - Math.round(times)) < 0.15 ? [`${Math.round(times)}x`] : []),
  ];
}
