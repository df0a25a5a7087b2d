import { convertVerbs } from './convert-verbs.js';
import { workOfNouns } from './noun-work.js';
import { inForm, isVerb, verbIn, type VerbForm } from './verb-forms.js';
import { first, fromGerund, fromNominal, fromProgressive, work, type Rest } from './work-as-verbs.js';
import { capitalized, firstWord, isPeople, lowered } from '../text/words.js';

/** Converts a verb phrase after "to": "Responsible to inspect the rooms" becomes "Inspected the rooms". */
const fromBase: Rest = (rest, form) =>
  convertVerbs(lowered(rest).replace(/( and|,) (?:also )?to (?=[a-z]+ )/g, '$1 '), 'base', form, true) ??
  // The verb after "It is my job to" already has the right form.
  (form === 'base' && verbIn('base', firstWord(rest)) ? lowered(rest) : undefined);

/** Converts a role and its tasks: "A cashier serving 200 customers" becomes "Served 200 customers as a cashier". */
const asWorker: Rest = (rest, form) => {
  const [, worker = '', doing = '', end = ''] = /^(an? [a-z][\w -]{2,40}?),? (\w+ing [^;:]*?)(\.?)$/i.exec(rest) ?? [];
  const done = doing === '' ? undefined : convertVerbs(doing, 'gerund', form, true);
  // Inserts the role before the first comma or at the end: "Did 90 drops a day as a driver, with proof by handheld".
  return done && `${done.replace(/(?=,)|$/, ` as ${worker}`)}${end}`;
};

const teamPart: Rest = (rest) => {
  const [, done] = /^(?:an?|the)\s+(?:[\w-]+\s+)?team (?:that|which|who)\s+(\S.*?)\.?$/i.exec(rest) ?? [];
  return done && verbIn('past', firstWord(done)) && !/[,;.]/.test(done) ? `${done} as part of a team` : undefined;
};

/** Converts the achievement of a group: "3 people who ran the shelter" becomes "ran the shelter as one of 3 people". */
const asOneOf: Rest = (rest) => {
  const [, group = '', doing = ''] =
    /^((?:\d+|two|three|four|five|six|only \w+) \w+) (?:who|that) (.+)$/i.exec(rest) ?? [];
  return doing === '' || !verbIn('past', firstWord(doing))
    ? undefined
    : doing.replace(/(?=,)|\.?$/, (end) => ` as one of ${group}${end}`);
};

/**
 * Converts a position to a verb phrase: "Hand receipt holder for the platoon" becomes "Served as hand receipt holder
 * for the platoon".
 */
const asHolder: Rest = (rest, form) =>
  /^(?:an? |the )?(?:[\w-]+ ){0,3}(?:holder|lead|captain|treasurer|secretary|chair|president|deputy) (?:for|of|on|at) /i.test(
    rest,
  )
    ? `${inForm('serve', form)} as ${lowered(rest)}`
    : undefined;

/**
 * Converts a role whose tasks are not stated: "Used as charge nurse on nights" becomes "Served as charge nurse on
 * nights".
 */
const asServed: Rest = (rest, form) => `${inForm('serve', form)} as ${lowered(rest)}`;

/**
 * Converts a gerund after "do": "Do the locking and unlocking of 5 buildings" becomes "locked and unlocked 5
 * buildings".
 */
const fromDoing: Rest = (rest, form) => {
  const [, doing = ''] = /^(?:do|carry out|perform) the (\w+ing(?: and \w+ing)? of .+)$/i.exec(rest) ?? [];
  return doing === ''
    ? undefined
    : convertVerbs(doing.replace(/^(\w+ing(?: and \w+ing)?) of /, '$1 '), 'gerund', form, true);
};

const asDoing: Rest = (rest, form) => fromProgressive(`doing ${rest}`, form);

/** Matches a noun for work that is carried out, and up to four words before it: "post-mortem inspection". */
const CARRIED_OUT =
  /^(?:the |all )?(?:[\w-]+ (?:and )?){0,4}?(?:inspections?|checks|tests|testing|surveys|audits|assessments|repairs|maintenance|patrols|installations|risk assessments)\b/i;

/** Converts "was doing post-mortem inspection of cattle" to "carried out post-mortem inspection of cattle". */
const asCarriedOut: Rest = (rest, form) =>
  CARRIED_OUT.test(rest) ? `${inForm('carry', form)} out ${lowered(rest)}` : undefined;

const HOW =
  '(?:(?:also|mainly|primarily|solely|directly|fully|ultimately|mostly|actively|closely|heavily|often|regularly)\\s+)?';
const BE = `(?:(was|were|am|is|are|been|being)\\s+)?${HOW}`;
const OPENERS: readonly [opener: RegExp, rest: Rest][] = [
  [
    /^(?:my |the )?(?:main |daily )?(?:duties|responsibilities|tasks) (?:were|are) (?:mainly |mostly )?to\s+/i,
    fromBase,
  ],
  [new RegExp(`^${BE}(?:respons[ai]ble|accountable) (?:for|of):?\\s+`, 'i'), work],
  [
    /^(?:(?:my|the|key|main|job|daily|primary|typical)\s+)*(?:duties|responsibilities|tasks)(?:\s*[:–-]\s*|\s+(?:(were)|are|includ(?:ed?|es|ing)|involved?)(?:,?\s+but (?:were|are|was|is)? ?not limited to)?(?:\s*[:,])?\s+)/i,
    work,
  ],
  [
    /^(?:the )?(?:duties|responsibilities|tasks) of the (?:post ?holder|role|job|position|employee) (?:include[ds]?|are|were)\s+/i,
    work,
  ],
  [/^(?:was |were )?given the (?:task|job|responsibility|role) of\s+/i, work],
  [
    /^(?:my\s+|the\s+)?(?:day[- ]to[- ]day\s+|main\s+|current\s+)?(?:job|role|work) (?:involve[ds]|include[ds]|was(?: to)?|entail(?:ed|s))\s+/i,
    first(work, fromBase),
  ],
  [new RegExp(`^${BE}(?:tasked|charged|entrusted) with\\s+`, 'i'), work],
  [new RegExp(`^${BE}in charge (?:of|for(?= (?:the )?\\w+(?:ing|ion|ment|ance)\\b))\\s+`, 'i'), work],
  [new RegExp(`^(?:(was)\\s+)?part of\\s+`, 'i'), teamPart],
  [/^(?:worked|working|employed|was employed|hired) as\s+/i, asWorker],
  [/^(?:i )?was one of\s+/i, asOneOf],
  [
    /^(?:i )?was\s+(?=an?\s|(?!\w+ed\s)(?:[\w-]+\s+){0,3}(?:holder|lead|captain|treasurer|secretary|chair|president|deputy)\s)/i,
    first(asWorker, asHolder),
  ],
  [/^(?:was )?(?:utili[sz]ed|used|deployed) as\s+/i, asServed],
  [/^(?:was|were) able to\s+/i, fromBase],
  [/^(?:i )?(?:(was|were)\s+)?(?:tasked|assigned|required|asked) to\s+/i, fromBase],
  [/^(?:it (?:was|is) my (?:job|task|role|duty)|my (?:job|task|role) (?:was|is)) to\s+/i, first(fromDoing, fromBase)],
  [/^(?:i )?(?:was|were) doing\s+(?:the\s+)?(?=[\w-]+ )/i, first(asCarriedOut, asDoing)],
  [/^(?:i )?(?:was|were) (?=[a-z]{3,}ing\s)/i, fromProgressive],
  [/^(?:i )?have been (?=[a-z]{3,}ing\s)/i, fromProgressive],
  [
    /^(?:i )?am (?:also |currently )?(?!(?:willing|hoping|looking|being|going|trying|seeking) )(?=[a-z]{3,}ing\s)/i,
    fromProgressive,
  ],
  [/^currently (?:i(?:['’]m| am) )?(?=[a-z]{3,}ing\s)/i, fromGerund],
  [/^what i (?:did|do)(?: here)? (?:was|is)(?: to)?\s+/i, fromBase],
  [/^(?:had|used|have|need) to\s+/i, fromBase],
  [/^must (?:also |always )?(?=[a-z]+\s)/i, fromBase],
  [
    /^the (?:post ?holder|employee|incumbent|role ?holder) (?:(?:was|is|will be) (?:expected|required|responsible) (?:to|for)|will|must|shall|should|would)\s+(?:also )?(?!(?:be|have|hold)\b)/i,
    first(fromBase, work),
  ],
  [
    /^you (?:will|must|shall|should)\s+(?:also )?(?:be (?:required|expected|asked) to |need to |have to )?(?!be\b)/i,
    fromBase,
  ],
  [/^(?:was |were )?responsible to\s+/i, fromBase],
  [/^to\s+(?=[a-z]+\s)/i, fromBase],
  [/^(?:(?:very )?successfully )?managed to\s+/i, fromBase],
  [/^(?:would|could) (?:often |also |usually |regularly |typically |normally |generally )?(?=[a-z]+\s)/i, fromBase],
  [/^(?:experience|experienced) (?:in|with|of)\s+(?=\w+ing\b)/i, work],
  [
    /^(?:various |general |other |many |all )?(?:[a-z]+ ){0,2}(?:duties|tasks),? (?:such as|including|includes?|like)(?: but not limited to)?\s+/i,
    work,
  ],
  [
    /^(?:(?:my|the)\s+)?(?:main\s+|key\s+|primary\s+|daily\s+)?(?:task|duty|responsibility|role|job) (?:was|is)\s+(?:mainly |mostly |primarily |also |basically )?(?:to\s+)?/i,
    first(work, fromBase),
  ],
  [/^(?:had|have) (?:the )?responsibility (?:of|for)\s+/i, work],
  [/^(?:(?:had|given|held|took)\s+)?(?:overall\s+)?responsibility for\s+/i, work],
  [
    /^perform(?:s|ed)? (?:any |all )?other duties(?: as (?:assigned|required|needed))?,? (?:such as|including)\s+/i,
    work,
  ],
];

/** Openers such as "helped with", after which it is unclear how much of the work the user did. */
const PART_OPENERS: readonly RegExp[] = [
  new RegExp(`^${BE}(?:involved|engaged) (?:in|with)\\s+`, 'i'),
  /^(?:took|take|taking|played) (?:an? )?(?:active )?part in\s+/i,
  /^participat(?:ed|es?|ing) in\s+/i,
  /^contribut(?:ed?|es|ing) (?:to|towards)\s+/i,
  /^help(?:ed|ing|s)? out (?=(?:on|at|in) )/i,
  /^(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?) (?:out )?(?:with|in|on)\s+(?:the\s+(?=\w+ing\b))?/i,
  /^help(?:ed|ing|s)?(?: to)?\s+/i,
  /^work(?:ed|ing|s)? on\s+/i,
];

/** Parts of a bullet that states only involvement in work, such as "helped to move the checkout". */
export interface PartInWork {
  /**
   * The work as a verb phrase in lower case: "moved the checkout to Kubernetes". Undefined if the verb is uncertain.
   */
  done: string | undefined;
  /** Text that follows an opener such as "helped to", as typed. */
  rest: string;
}

/** Matches a workplace, team or time after "worked on": "the ward", "a crew", "nights". */
const PLACE =
  /^(?:[\w-]+\s+){0,5}?(?:units?|wards?|floors?|farms?|sites?|lines?|shifts?|desks?|ships?|rigs?|boats?|vessels?|campus|base|reception|teams?|crews?|board|call|commission|weekends?|nights?|holidays?|own|behalf|time|ranch|estate|roofs?|set|stage|premises|department)\b/i;

const PERSON =
  /^(?:(?:the|my|our|an?)\s+(?:[\w-]+\s+)?)?(?:manager|supervisor|chef|teacher|boss|owner|lead|head|doctor|nurse|director|team|department|partner|foreman|landlord|solicitor|accountant)s?\b/i;

/**
 * Parses a bullet whose opener states only involvement ("helped to", "worked on"). Returns undefined for all other
 * bullets.
 */
export function partInWork(text: string, isCurrent: boolean): PartInWork | undefined {
  for (const opener of PART_OPENERS) {
    const found = opener.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = text.slice(found.length);
    if (/^work/i.test(found) && PLACE.test(rest)) return undefined;
    // "Helping customers" and "assisting patients" describe the work itself, not involvement in the work of others.
    if (
      PERSON.test(rest) ||
      /^(?:one|two|three|four|five|\d+) [a-z]/i.test(rest) ||
      isPeople(firstWord(rest.replace(/^(?:the|our|new|other)\s+/i, '')))
    )
      return undefined;
    const form: VerbForm = isCurrent && !/^(?:was|were|\w+ed|took)\b/i.test(found) ? 'base' : 'past';
    const bare = rest.replace(/^to\s+/i, '');
    const done =
      fromGerund(bare, form) ??
      fromNominal(bare, form) ??
      (/^help/i.test(found) && verbIn('base', firstWord(bare))
        ? convertVerbs(lowered(bare), 'base', form, true)
        : undefined);
    return { done, rest };
  }
  return undefined;
}

/**
 * Returns the text after an opener such as "responsible for" or "duties included", or undefined if there is no opener.
 */
export function afterDutyOpener(text: string): string | undefined {
  const found = OPENERS.map(([opener]) => opener.exec(text)?.[0]).find((each) => each !== undefined);
  return found === undefined ? undefined : text.slice(found.length);
}

/** Matches the words between a duty and its result: the comma in "Buying packaging, achieved savings of 11%". */
const DEED_BESIDE =
  /,? (?:and )?(?:I )?(?:also )?(?=(achieved|saved|reduced|cut|increased|raised|won|made|improved|grew|delivered|brought) [^;:]{0,90}\d)/i;

/** Matches the conjunction and the "I" after a duty: ", plus I" in "Feeding 600 pigs, plus I log the medicines". */
const AUTHOR = /,?\s(?:and|plus|but)\s(?:also\s)?I\s(?:also\s)?(?=([a-z]+)\s)/i;
/** Matches the "and" before a figure that changed: "rearing calves and losses dropped from 9% to 4%". */
const CHANGE_BESIDE =
  /,? and (?=(?:the |our )?[a-z]+(?: [a-z]+){0,2} (?:went|dropped|fell|rose|grew|came down|increased|decreased|improved) [^;:]{0,40}\d)/i;

function splitDeeds(duty: string, work: (part: string) => string | undefined): string | undefined {
  const change = CHANGE_BESIDE.exec(duty);
  if (change) {
    const result = work(duty.slice(0, change.index));
    return result && `${result} and ${duty.slice(change.index + change[0].length)}`;
  }
  const found = AUTHOR.exec(duty) ?? DEED_BESIDE.exec(duty);
  if (!found || (found[1]!.toLowerCase() !== 'did' && !isVerb(found[1]!.toLowerCase()))) return undefined;
  const result = work(duty.slice(0, found.index));
  return result && `${result} and ${duty.slice(found.index + found[0].length)}`;
}

const TOLD_IN_PAST = /\b(?:was|were|had|given|held|took|used|worked|managed|could|would|required|asked|assigned)\b/i;

/**
 * Replaces a weak opener with a strong verb: "Responsible for ordering stock" becomes "Ordered stock". Returns
 * undefined if there is no opener, or if no verb certainly has the same meaning.
 */
export function withStrongOpener(text: string, isCurrent: boolean): string | undefined {
  for (const [opener, rest] of OPENERS) {
    const [found, be] = opener.exec(text) ?? [];
    if (found === undefined) continue;
    const form: VerbForm =
      !isCurrent || /^(?:was|were|been)$/i.test(be ?? '') || TOLD_IN_PAST.test(found) ? 'past' : 'base';
    const duty = text.slice(found.length);
    // In "Managing and responsible for …", it is unclear which objects belong to which verb.
    if (/\b(?:responsible for|in charge of|tasked with)\b/i.test(duty)) continue;
    const result = rest(duty, form) ?? splitDeeds(duty, (part) => rest(part, form));
    return result === undefined ? undefined : capitalized(result);
  }
  return fromBareNoun(text, isCurrent ? 'base' : 'past');
}

/** Converts a text that begins with a noun: "Preparation of monthly reports" becomes "Prepared monthly reports". */
function fromBareNoun(text: string, form: 'base' | 'past'): string | undefined {
  const often = /^(daily|weekly|monthly|regular)\s+(?=\w+(?:ing|ion|ment|ance) of\s)/i.exec(text)?.[0] ?? '';
  const bare = text.slice(often.length);
  const gerund = /^(?:the )?\w+ing(?:(?:, | and )\w+ing)* of\s/i.test(bare) ? fromGerund(bare, form) : undefined;
  const result =
    gerund ?? fromNominal(bare, form) ?? (isAlreadyWork(bare) ? undefined : workOfNouns(lowered(bare), form));
  if (result === undefined) return undefined;
  const end = result.endsWith('.') ? '.' : '';
  const adverb = often === '' ? '' : ` ${often.trim().toLowerCase().replace('regular', 'regularly')}`;
  return capitalized(`${end === '' ? result : result.slice(0, -1)}${adverb}${end}`);
}

/** Returns whether a text begins with a gerund ("Managing") or a past form ("managed"), which other rules convert. */
const isAlreadyWork = (text: string): boolean =>
  verbIn('gerund', firstWord(text)) !== undefined || verbIn('past', firstWord(text)) !== undefined;
