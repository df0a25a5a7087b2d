import { actionVerb } from '../../english/wording.js';

export interface Opening {
  /** Base form of the verb that opens the bullet. */
  verb: string | undefined;
  /** Whether the verb describes the applicant's own work ("built") rather than mere involvement ("helped"). */
  isOwn: boolean;
  /** Number of words before the description of the work: two for "responsible for" or "I successfully". */
  weak: number;
  /**
   * Number of opening words up to and including the verb, so that "responsible for managing" is rated like "managed".
   */
  length: number;
}

/**
 * Verbs that express involvement rather than work, such as "helped" and "assisted". All these verbs are rated equally,
 * so replacing "helped" with "assisted" gains no points.
 */
const WEAK_WORDS = new Set(
  `aid aids aided aiding assist assists assisted assisting attend attends attended attending contribute contributes contributed
   contributing deal deals dealt dealing engage engages engaged engaging get gets got getting give gives gave giving go goes
   went going handle handles handled handling help helps helped helping involve involves involved involving participate
   participates participated participating partake partook partaking support supports supported supporting take takes took
   taking try tries tried trying use uses used using utilize utilizes utilized utilizing utilise utilises utilised utilising
   work works worked working do does did doing have has had having be is are am was were been being`.split(/\s+/),
);
/** Sorted by length, longest first, so that the longest matching phrase is found. */
const WEAK_PHRASES: readonly (readonly string[])[] = [
  'accountable for',
  'able to',
  'charged with',
  'duties',
  'duties include',
  'duties included',
  'duties involved',
  'duties were',
  'entrusted with',
  'in charge of',
  'key member of',
  'lent a hand with',
  'made contributions to',
  'made sure',
  'member of',
  'my duties',
  'part of',
  'played a part in',
  'played a role in',
  'provided assistance in',
  'provided assistance to',
  'provided assistance with',
  'provided help to',
  'provided help with',
  'provided support for',
  'provided support in',
  'provided support to',
  'responsibilities',
  'responsibilities include',
  'responsibilities included',
  'responsible for',
  'responsible of',
  'served as part of',
  'tasked to',
  'tasked with',
  'tasks included',
  'used to',
  'various',
]
  .map((phrase) => phrase.split(' '))
  .sort((a, b) => b.length - a.length);
/** Words between a weak verb and the work: "with" in "helped with packing", "part in" in "took part in packing". */
const AFTER_WEAK = new Set(
  'able as asked assigned at charge for given in involved member of on part required responsibility responsible tasked to with'.split(
    ' ',
  ),
);
/** Adjectives such as "skilled", which look like verbs in the past tense. */
const NO_VERBS = new Set(
  `advanced assorted based certified dedicated detailed experienced gifted limited licensed mixed motivated qualified related
   required seasoned skilled talented trusted unlimited varied`.split(/\s+/),
);
const PAST = /^[a-z]{3,}ed$/;
const GERUND = /^[a-z]{2,}ing$/;
const ADVERB = /^[a-z]{3,}ly$/;
/** Filler words in "Duties included, but were not limited to, …". */
const NOT_ONLY = new Set('but were are was not limited to'.split(' '));
const MAX_WORDS = 5;

/** @param words words of the bullet in lower case, from `wordsOf` */
export function readOpening(words: readonly string[]): Opening {
  let start = words[0] === 'i' || words[0] === 'we' ? 1 : 0;
  if (ADVERB.test(words[start] ?? '')) start += 1;
  const first = words[start] ?? '';
  const phrase = WEAK_PHRASES.find((each) => each.every((word, place) => words[start + place] === word));
  if (phrase) {
    let length = start + phrase.length;
    while (NOT_ONLY.has(words[length] ?? '')) length += 1;
    return weakOpening(words, undefined, length);
  }
  if (WEAK_WORDS.has(first)) {
    let length = start + 1;
    while (length < start + MAX_WORDS && AFTER_WEAK.has(words[length] ?? '')) length += 1;
    return weakOpening(words, actionVerb(first), length);
  }
  const verb = actionVerb(first) ?? (PAST.test(first) && !NO_VERBS.has(first) ? first : undefined);
  return {
    verb,
    isOwn: verb !== undefined,
    weak: start,
    length: start + (verb !== undefined || GERUND.test(first) ? 1 : 0),
  };
}

/**
 * Returns whether the word after a weak opening phrase is a verb for the work: "managing" in "Responsible for
 * managing", "manage" in "was asked to manage".
 */
const isWork = (words: readonly string[], at: number): boolean =>
  GERUND.test(words[at] ?? '') || (words[at - 1] === 'to' && BEFORE_VERB.has(words[at - 2] ?? ''));
const BEFORE_VERB = new Set('able asked assigned helped required tasked used'.split(' '));

const weakOpening = (words: readonly string[], verb: string | undefined, weak: number): Opening => ({
  verb,
  isOwn: false,
  weak,
  length: weak + (isWork(words, weak) ? 1 : 0),
});
