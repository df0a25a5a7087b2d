import type { Fact } from './fact.js';

/** Words beside a number that mark it as rounded, such as "over", "or more" and "nearly". */
const MORE_BEFORE =
  /\b(?:over|(?:more|better) than|above|upwards? of|at least|in excess of|well over|just over|a little over)\s+(?:an?\s)?$/i;
const MORE_AFTER = /^(?:\s?\+|\s+or more\b|\s+plus\b|[ -]odd\b)/i;
const LESS_BEFORE =
  /\b(?:nearly|almost|close to|just under|just short of|approaching|getting on for|not quite|a little under|under|(?:fewer|less) than|up to)\s+(?:an?\s)?$/i;
const ABOUT_BEFORE =
  /\b(?:about|around|roughly|approximately|some|circa|something like|in the region of|or so|close to)\s+(?:an?\s)?$|~\s?$/i;
const ABOUT_AFTER = /^(?:ish\b|\s+(?:or so|or thereabouts)\b)/i;
/** Number of characters searched on either side of a number for a rounding word, such as "about". */
const REACH = 24;
/** Maximum ratio of the exact figure to the rounded one: "more than 200" may mean at most 240. */
const MAX_INCREASE = 1.2;
const LEAST_LESS = 0.85;
const ABOUT = 0.1;
/** Minimum value that may be rounded; smaller numbers must be exact. */
const MIN_ROUNDED = 10;

const PARTS = /^([$€£¥₹]?)(\d+(?:\.\d+)?)(%?)$/;

/**
 * Returns the key of the known figure that a rounded number may mean: 210 for "more than 200", 48 for "nearly 50".
 * Returns undefined if no known figure fits.
 */
export function roundedKey(
  text: string,
  { key, text: whole, start, end }: Fact,
  known: ReadonlySet<string>,
): string | undefined {
  if (known.has(key)) return undefined;
  const [, money, amount, percent] = PARTS.exec(key) ?? [];
  if (amount === undefined) return undefined;
  if (/dozen|decade|score/i.test(whole))
    return nearest(known, Number(amount) * LEAST_LESS, Number(amount) / LEAST_LESS);
  const isWithin = roundingOf(
    text.slice(Math.max(0, start - REACH), start),
    text.slice(end, end + REACH),
    Number(amount),
  );
  if (!isWithin) return undefined;
  return [...known].find((other) => {
    const [, otherMoney, figure, otherPercent] = PARTS.exec(other) ?? [];
    return figure !== undefined && otherMoney === money && otherPercent === percent && isWithin(Number(figure));
  });
}

const nearest = (known: ReadonlySet<string>, least: number, most: number): string | undefined =>
  [...known].find((other) => Number(other) >= least && Number(other) <= most);

function roundingOf(before: string, after: string, amount: number): ((figure: number) => boolean) | undefined {
  if (MORE_BEFORE.test(before) || MORE_AFTER.test(after))
    return (figure) => figure > amount && figure <= amount * MAX_INCREASE;
  if (LESS_BEFORE.test(before)) return (figure) => figure < amount && figure >= amount * LEAST_LESS;
  if (amount >= MIN_ROUNDED && (ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after)))
    return (figure) => Math.abs(figure - amount) <= amount * ABOUT && digitsOf(amount) < digitsOf(figure);
  return undefined;
}

/** Returns the number of digits before the trailing zeros. Round numbers have few such digits. */
function digitsOf(value: number): number {
  const digits = String(value).replace('.', '');
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return end;
}
