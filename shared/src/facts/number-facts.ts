import { factAt, type Fact } from './fact.js';

const CORE = String.raw`\d[\d,.]{0,30}\d|\d`;
const CURRENCY_BEFORE = String.raw`(?:(?:US|AU|CA|NZ|HK|[AC])?[$€£¥₹]|(?:USD|EUR|GBP)\s)\s?`;
const SCALE = String.raw`(?:k|m|mm|bn|b)(?![\p{L}\p{N}])|\s?(?:thousand|million|billion|bn)(?![\p{L}\p{N}])`;
const UNIT = String.raw`\s{0,2}(?:%|percent(?:age points?)?(?!\p{L})|per\scent(?!\p{L})|dollars?(?!\p{L})|euros?(?!\p{L})|pounds(?!\p{L})|USD(?!\p{L})|EUR(?!\p{L})|GBP(?!\p{L}))|x(?![\p{L}\p{N}])|-?fold(?!\p{L})`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(${CURRENCY_BEFORE})?(${CORE})(?:(?<=[$€£¥₹][\\d,.]{0,32})\\s?)?(${SCALE})?(${UNIT})?`,
  'giu',
);

const ONES: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const LARGE: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const SMALL_WORD = [...Object.keys(ONES), ...Object.keys(TENS)].join('|');
const LARGE_WORD = Object.keys(LARGE).join('|');
/**
 * Matches a word that continues a number: "twenty-five" and "one hundred and ten" are one number each, but "between ten
 * and fifteen" contains two.
 */
const NEXT_WORD = String.raw`\sand a half(?:[\s-](?:${LARGE_WORD}))?|[\s-](?:${LARGE_WORD})|(?<=ty)[\s-](?:${Object.keys(ONES).join('|')})|(?<=${LARGE_WORD})[\s-](?:and )?(?:${SMALL_WORD})`;
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])((?:half a |a )?(?:${LARGE_WORD})|(?:${SMALL_WORD}))((?:${NEXT_WORD})*)(?![\\p{L}\\p{M}\\p{N}])(${UNIT})?`,
  'giu',
);

/** Words that express a number or a change, such as "doubled" and "by a third". */
const IN_A_WORD: readonly [words: RegExp, key: string][] = [
  [/\b(?:doubl(?:ed|ing)|two-?fold)\b/gi, '2x'],
  [/\b(?:tripl(?:ed|ing)|three-?fold)\b/gi, '3x'],
  [/\b(?:quadrupl(?:ed|ing)|four-?fold)\b/gi, '4x'],
  [/\bten-?fold\b/gi, '10x'],
  [/\b(?:halv(?:ed|ing)|(?:in|by) half)\b/gi, '50%'],
  [/\bby (?:a|one) third\b/gi, '33%'],
  [/\bby (?:a|one) quarter\b/gi, '25%'],
  [/\bdozens\b/gi, 'dozens'],
  [/\bhundreds\b(?! of thousands)/gi, 'hundreds'],
  [/(?<!\bof )\bthousands\b/gi, 'thousands'],
  [/\b(?:tens|hundreds) of thousands\b/gi, 'hundreds of thousands'],
  [/\bmillions\b/gi, 'millions'],
  [/\bbillions\b/gi, 'billions'],
  [/\b(?:a|one) decade\b/gi, '10'],
  [/\bdecades\b/gi, 'decades'],
];
/** Maps notations of a change to equivalent ones: "0.5x" to "50%". */
const SAME: Readonly<Record<string, string>> = { '0.5x': '50%', '100%': '2x', '200%': '3x', '300%': '4x' };

/**
 * Returns the numbers in a text, in digits or words. The key of a number consists of its value and unit symbol: "$400",
 * "30%".
 */
export function numberFacts(text: string): Fact[] {
  const inDigits = withSharedUnits(
    text,
    [...text.matchAll(NUMBER)].map((match) => {
      const [numeral, before = '', core = '', scale = '', unit = ''] = match;
      const found = numeral.trim();
      const key = keyOf(valueOf(core) * scaleOf(scale), core, before, unit);
      return factAt('number', found, match.index + numeral.indexOf(found), key);
    }),
  );
  const spelled = [...text.matchAll(SPELLED)].flatMap((match) => {
    const [numeral, first = '', others = '', unit = ''] = match;
    const words = `${first}${others}`.toLowerCase();
    // "One of" and "one-on-one" do not state a number.
    return words === 'one' && unit === ''
      ? []
      : [factAt('number', numeral.trim(), match.index, keyOf(spelledValue(words), words, '', unit))];
  });
  const inAWord = IN_A_WORD.flatMap(([words, key]) =>
    [...text.matchAll(words)].map((match) => factAt('number', match[0], match.index, key)),
  );
  // In "2.4 million", the word "million" belongs to the number in digits.
  const isApart = ({ start }: Fact) => !inDigits.some((digits) => start >= digits.start && start < digits.end);
  return [...inDigits, ...[...spelled, ...inAWord].filter(isApart)];
}

/** Applies a unit to both numbers of a range: "from 38 to 71%" contains two percentages, "$34-40" two sums. */
const withSharedUnits = (text: string, facts: readonly Fact[]): Fact[] =>
  facts.map((fact, index) => {
    const { key, start, end } = fact;
    if (!/^\d+(?:\.\d+)?$/.test(key)) return fact;
    const [before, after] = [facts[index - 1], facts[index + 1]];
    if (after?.key.endsWith('%') && SHARING.test(text.slice(end, after.start))) return { ...fact, key: `${key}%` };
    const money = /^[$€£¥₹]/.exec(before?.key ?? '')?.[0];
    return money !== undefined && SHARING.test(text.slice(before!.end, start)) && !COUNTS.test(text.slice(end, end + 2))
      ? { ...fact, key: money + key }
      : fact;
  });
const SHARING = /^\s?(?:to|and|or|-|–|—)\s?$/i;
/** Matches a noun after a number. In "$500 to 12 charities", the noun shows that the numbers are not a range. */
const COUNTS = /^\s(?!(?:an?|per|each|or|to|in|on|for|by|at)\b)\p{L}/u;

function keyOf(value: number, source: string, before: string, unit: string): string {
  const number = Number.isNaN(value) ? source : String(Math.round(value * 1e6) / 1e6);
  const money = /[$€£¥₹]/.exec(before)?.[0] ?? moneyOf(before + unit);
  if (money !== undefined) return money + number;
  const sign = /%|percent|per\s/i.test(unit) ? '%' : /^(?:x|-?fold)$/i.test(unit) ? 'x' : '';
  return SAME[number + sign] ?? number + sign;
}

const moneyOf = (words: string): string | undefined =>
  /dollar|USD/i.test(words) ? '$' : /euro|EUR/i.test(words) ? '€' : /pound|GBP/i.test(words) ? '£' : undefined;

/** Parses a number such as "10,000" or "2,5". Returns NaN for a text with several periods, such as a date. */
const valueOf = (core: string): number =>
  Number(/^\d+,\d{1,2}$/.test(core) ? core.replace(',', '.') : core.replaceAll(',', ''));

function scaleOf(scale: string): number {
  const word = scale.trim().toLowerCase();
  if (word === '') return 1;
  return word === 'k' || word === 'thousand' ? 1e3 : word.startsWith('m') ? 1e6 : 1e9;
}

function spelledValue(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.split(/[\s-]+/)) {
    if (word === 'half') part += 0.5;
    else if (word in LARGE) {
      part = (part || 1) * LARGE[word]!;
      if (LARGE[word]! >= 1e3) [total, part] = [total + part, 0];
    } else part += ONES[word] ?? TENS[word] ?? 0;
  }
  return total + part;
}
