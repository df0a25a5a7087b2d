import { RESULTS } from './result-phrases.js';

/** A quantity in words, such as "every week", with a function that returns whether a line supports it. */
export interface QuantityPhrase {
  start: number;
  end: number;
  isBlankable: boolean;
  isKnownBy: (line: { text: string; numbers: ReadonlySet<string> }) => boolean;
}

const shareBetween =
  (least: number, most: number) =>
  ({ numbers }: { numbers: ReadonlySet<string> }): boolean =>
    [...numbers].some((key) => {
      const value = /^(\d+(?:\.\d+)?)%$/.exec(key)?.[1];
      return value !== undefined && Number(value) >= least && Number(value) <= most;
    });
const countBetween =
  (least: number, most: number) =>
  ({ numbers }: { numbers: ReadonlySet<string> }): boolean =>
    [...numbers].some((key) => {
      const value = Number(/^[$€£]?(\d+(?:\.\d+)?)$/.exec(key)?.[1] ?? NaN);
      return value >= least && value <= most;
    });
const mentions =
  (evidence: RegExp) =>
  ({ text }: { text: string }): boolean =>
    evidence.test(text);

type Known = QuantityPhrase['isKnownBy'];
const any =
  (...tests: Known[]): Known =>
  (line) =>
    tests.some((test) => test(line));

const QUANTITIES: readonly [words: RegExp, isKnown: Known, isBlankable?: true][] = [
  [
    /\b(?:twice|double|doubled|doubling|two ?fold)\b/gi,
    any(
      mentions(
        /\b(?:twice|doubl|two-?fold|2x|2 times|two times|(?:2|two) (?:\p{L}+ ){0,2}(?:a|per|each|every) (?:day|week|month|year|shift)|2 shifts)/iu,
      ),
      shareBetween(100, 100),
      mentions(/\b2x\b|100 ?%/),
    ),
  ],
  [
    /\b(?:three times|thrice|triple|tripled|tripling|threefold)\b/gi,
    mentions(/\b(?:three times|thrice|tripl|three-?fold|3x|3 times|200 ?%)/i),
  ],
  [
    /\b(?:most|majority|bulk(?= of))\b(?! of all| recent| recently|-recent| important| proud| relevant| of my (?:working|career))/gi,
    any(mentions(/\b(?:most|majority|main|mainly|mostly)\b/i), shareBetween(51, 99)),
  ],
  [/\b(?:two|2)[ -]thirds\b/gi, any(mentions(/two[ -]thirds/i), shareBetween(63, 70))],
  [/\bthree[ -]quarters\b/gi, any(mentions(/three[ -]quarters/i), shareBetween(71, 79))],
  [/(?<!two[ -])\b(?:a|one) third\b/gi, any(mentions(/\bthird\b/i), shareBetween(28, 40))],
  [/(?<!three[ -])\b(?:a|one|by a) quarter\b/gi, any(mentions(/\bquarter\b/i), shareBetween(21, 30))],
  [/\b(?:a|one) fifth\b/gi, any(mentions(/\bfifth\b/i), shareBetween(17, 24))],
  [/\b(?:a|one) tenth\b/gi, any(mentions(/\btenth\b/i), shareBetween(8, 13))],
  [
    /(?<!\b(?:and a|upper|lower|top|bottom|other|first|second|better) )\b(?:half|halved|halving|halves)\b(?!-| of my| of (?:a|the) (?:two|pair|couple)| day| term| a (?:million|dozen|day|year))/gi,
    any(mentions(/\bhal(?:f|v)/i), shareBetween(45, 58)),
  ],
  [
    /\b(?:few|several|many|couple of|two or three|three or four) dozen\b|\bdozens\b/gi,
    any(mentions(/dozen/i), countBetween(20, 200)),
  ],
  [/\b(?:a few|several|many)? ?hundreds?\b/gi, any(mentions(/hundred/i), countBetween(100, 5_000))],
  [/\b(?:a few|several|many)? ?thousands?\b/gi, any(mentions(/thousand|\dk\b/i), countBetween(1_000, 900_000))],
  [
    /\b(?:scores|countless|innumerable|a multitude|a host|masses|tons|loads) of\b|\bcountless\b/gi,
    mentions(/\b(?:scores|countless|many|numerous|loads|lots)\b/i),
  ],
  [/\b(?:a )?handful of\b/gi, any(mentions(/handful|few/i), countBetween(2, 7))],
  [/\b(?:a )?couple of\b/gi, any(mentions(/couple|two|pair|both/i), countBetween(2, 2))],
  [/\b(?:dozen)\b/gi, any(mentions(/dozen/i), countBetween(11, 13))],
  [
    /\b(?:record|unprecedented)(?=\s(?:time|low|high|number|sales|result|year|month|speed))/gi,
    mentions(/\brecord|highest|lowest|best/i),
  ],
  [
    /\b(?:never(?! (?:to|quite|been one|mind))|always|without fail|without exception|zero|not (?:one|a single)|no single)\b/gi,
    mentions(/\b(?:never|always|zero|no|not|none|nil|every|each|all|without|0|100 ?%|perfect|free)\b/i),
  ],
  [/\b(?:entire|whole|entirety)\b/gi, mentions(/\b(?:entire|whole|all|full|every|overall|total|complete)/i)],
  [
    /\b(?<!\b(?:above|after|in|at|first of|it|them) |, )all\b(?! (?:of (?:this|that|these|my|which)|round|around|aspects|kinds|sorts|types|day|night|about|along|the (?:way|while|more|same)|my|your)\b)/gi,
    mentions(/\b(?:all|every|each|full|whole|entire|total|complete|any|both|everything)\b/i),
  ],
  [
    /\b(?<!\bin )(?:every|each)(?! other\b)\b(?! (?:to|against|with|on|from|one|time|separately|checked|employer|job|role|post|of (?:these|those|my|them|which)|one of (?:these|those|my)|case))/gi,
    mentions(
      /\b(?:every|each|all|per|a|an|always|any|daily|weekly|monthly|nightly|hourly|yearly|annual|quarterly|fortnightly|individual|in (?:one|two|three|four|five|six|\d))\b|\/|\b(?:night|day|week|month|year)ly\b/i,
    ),
  ],
];

const OFTEN: readonly [words: RegExp, evidence: RegExp][] = [
  [/\bno(?= \p{L}{4,}s\b)/giu, /\b(?:no|none|zero|not|never|without|free|nil|0)\b/i],
  [
    /(?<!\b(?:most|all|rest|end|part|time|start|half|parts|much|middle|each|every|day|days|one)\s)\bof the (?:month|year|quarter|season)\b/gi,
    /of the (?:month|year|quarter|season)/i,
  ],
  [
    /\b(?:most|many) (?:days|weeks|months|nights|shifts|mornings)\b/gi,
    /\b(?:most|daily|every|each|regular|usual|weekly|many)/i,
  ],
  [
    /\b(?:on (?:my|your|his|her|their) own|by (?:myself|yourself|himself|herself)|alone|single-?handed(?:ly)?|unaided)\b/gi,
    /alone|\bown\b|solo|\bsole|independent|myself|without|unsuperv|single|self/i,
  ],
  [
    /\bevery (?:other|second|third) (?:day|week|month|year|shift|weekend|night)\b/gi,
    /\b(?:every (?:other|second|third)|alternat|fortnight|bi-?weekly|bi-?monthly|in (?:2|3|two|three)\b)/i,
  ],
  [
    /\b(?:daily(?! (?:work|life|bread|business))|every day|each day|per day|a day|day in,? day out|every single day|every shift|each shift|per shift|a shift)\b/gi,
    /\b(?:daily|day|days|shift|shifts|night|nights|24\/7|everyday)\b/i,
  ],
  [
    /\b(?:full|whole|entire|half a?|working) (?:working )?day\b(?! of)/gi,
    /\b(?:full|whole|entire|half|working)[ -](?:working )?day|\bday a week|\b(?:7|8|seven|eight) hours/i,
  ],
  [
    /\b(?:fewer|less)\b(?! than)/gi,
    /\b(?:fewer|less|reduc|cut|down|drop|fell|fall|decreas|lower|from\b.{1,40}\bto\b)/i,
  ],
  [/\b(?:nightly|every night|each night|per night|a night)\b/gi, /\b(?:night|nights|nightly|evening|shift)/i],
  [
    /\b(?:hourly|every hour|each hour|per hour|an hour|round the clock|around the clock)\b/gi,
    /\b(?:hour|hours|hourly|24\/7|24 hour|p\/h|ph)\b/i,
  ],
  [
    /\b(?:weekly|fortnightly|every week|each week|per week|a week|every fortnight)\b/gi,
    /\b(?:week|weeks|weekly|wks?|fortnight|fortnightly|p\/w|pw|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  ],
  [/\b(?:monthly|every month|each month|per month|a month)\b/gi, /\b(?:month|months|monthly|month-end|p\/m|pm|pcm)\b/i],
  [/\b(?:quarterly|every quarter|each quarter|per quarter)\b/gi, /\bquarter/i],
  [
    /\b(?:yearly|annual|annually|every year|each year|per year|a year|per annum)\b/gi,
    /\b(?:year|years|yearly|annual|annually|annum|p\.?a\.?|yr)\b/i,
  ],
  [
    /\b(?:every|each|most|all) (?:mornings?|evenings?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/gi,
    /morning|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday/i,
  ],
];

const BLANKABLE =
  /^(?:(?:a |one )?(?:third|quarter|fifth|tenth|half)|two[ -]thirds|three[ -]quarters|(?:(?:a few|few|several|many) )?(?:dozens?|hundreds?|thousands?))$/i;

/** Returns the quantities that a text expresses without digits, such as "dozens" and "every week". */
export function quantitiesIn(text: string): QuantityPhrase[] {
  const counted = QUANTITIES.flatMap(([words, isKnownBy]) =>
    [...text.matchAll(words)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      isBlankable: BLANKABLE.test(found.trim()),
      isKnownBy,
    })),
  );
  const often = [...OFTEN, ...RESULTS].flatMap(([words, evidence]) =>
    [...text.matchAll(words)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      isBlankable: false,
      isKnownBy: mentions(evidence),
    })),
  );
  return [...often, ...counted];
}
