import { convertVerbs } from './convert-verbs.js';
import { workOfNouns } from './noun-work.js';
import { inForm, isAlsoNoun, isVerb, verbIn, type VerbForm } from './verb-forms.js';
import { capitalized, firstWord, isPeople, lowered } from './words.js';

/** "the management of": the noun, and the verb that says the same. */
const NOMINALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    administration: 'administer',
    analysis: 'analyze',
    assessment: 'assess',
    collection: 'collect',
    coordination: 'coordinate',
    creation: 'create',
    delivery: 'deliver',
    design: 'design',
    development: 'develop',
    distribution: 'distribute',
    evaluation: 'evaluate',
    execution: 'execute',
    implementation: 'implement',
    inspection: 'inspect',
    installation: 'install',
    maintenance: 'maintain',
    management: 'manage',
    monitoring: 'monitor',
    negotiation: 'negotiate',
    operation: 'operate',
    organisation: 'organise',
    organization: 'organize',
    oversight: 'oversee',
    planning: 'plan',
    preparation: 'prepare',
    processing: 'process',
    production: 'produce',
    recruitment: 'recruit',
    redesign: 'redesign',
    refurbishment: 'refurbish',
    repair: 'repair',
    review: 'review',
    scheduling: 'schedule',
    supervision: 'supervise',
    testing: 'test',
    training: 'train',
  }),
);
const PAIR = /^(?:the\s+)?(\w+) and (?:the\s+)?(\w+) of\s+/i;
const RUNNING =
  /^(?:the\s+)?(?:day[- ]to[- ]day|daily|smooth)\s+(?:running|operations?|management) of\s+(?:the\s+)?(\S.*?)(\.?)$/i;
const SINGLE = /^(?:the\s+)?(\w+) of\s+/i;
const GROUP =
  /^(?:an?\s+|the\s+)?(?:\w+\s+)?(?:team|staff|crew|workforce|squad|(?:cabin|section|group|class|shift|platoon) of \d)\b/i;
const COUNTED_PEOPLE = /^(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten)\s+(?:[\w-]+\s+)?(\w+)/i;

/** What the person did, in a verb; undefined when the words do not say it surely. */
type Rest = (rest: string, form: 'base' | 'past') => string | undefined;

/** What is done with others, as a verb beside other verbs. */
const DEALINGS: ReadonlyMap<string, string> = new Map([
  ['negotiation', 'negotiating'],
  ['liaison', 'liaising'],
  ['communication', 'communicating'],
  ['consultation', 'consulting'],
]);

/** "The ordering of stock" is what "ordering stock" is. */
const fromGerund: Rest = (rest, form) => {
  // "The taking of observations, cannulation and bloods": no one verb takes all of these.
  if (/^(?:the\s+)?(?:taking|making|doing|giving) of [^.;]*,/i.test(rest)) return undefined;
  const bare = lowered(rest).replace(/^(?:the\s+)?((?:\w+ing(?:, | and ))*\w+ing) of\s+/, '$1 ');
  // "The purchasing of packaging": what is done to something is a verb.
  const isOf = bare !== lowered(rest);
  const told = convertVerbs(
    bare
      .replace(/( and )the (\w+ing) of /g, '$1$2 ')
      .replace(
        /((?:,| and) )(negotiation|liaison|communication|consultation) with /gi,
        (_, joint: string, noun: string) => `${joint}${DEALINGS.get(noun.toLowerCase())!} with `,
      ),
    'gerund',
    form,
    isOf,
  );
  return told && withNominals(told, form);
};

/** "… and preparation of trial bundles": the work beside a verb becomes one, too. */
const withNominals = (told: string, form: 'base' | 'past'): string =>
  told.replace(/(,? and )(?:the )?(\w+) of (?=\S)/gi, (whole, and: string, noun: string) => {
    const verb = NOMINALS.get(noun.toLowerCase());
    return verb ? `${and}${inForm(verb, form)} ` : whole;
  });

/** "I was teaching English": a verb beyond doubt. */
const fromProgressive: Rest = (rest, form) =>
  convertVerbs(lowered(rest).replace(/^(\w+ing) of\s+/, '$1 '), 'gerund', form, true);

/** "… and giving clients a plan": the verbs beside the first one take its form. */
const withSameForm = (rest: string, form: 'base' | 'past'): string =>
  rest.replace(
    /(\sand (?:also )?)([a-z]+ing)(?=\s(?:the|a|an|our|all|sure|\d|[a-z]+s\b))/g,
    (whole, and: string, gerund: string) => {
      const verb = verbIn('gerund', gerund);
      return verb ? and + verb[form] : whole;
    },
  );

function fromNominal(rest: string, form: 'base' | 'past'): string | undefined {
  const [pair, one = '', two = ''] = PAIR.exec(rest) ?? [];
  const verbs = [NOMINALS.get(one.toLowerCase()), NOMINALS.get(two.toLowerCase())];
  if (pair && verbs[0] && verbs[1])
    return `${inForm(verbs[0], form)} and ${inForm(verbs[1], form)} ${rest.slice(pair.length)}`;
  const [single, noun = ''] = SINGLE.exec(rest) ?? [];
  const verb = NOMINALS.get(noun.toLowerCase());
  // "Maintenance of building and equipment, vendors and contractors": people are not maintained.
  if (verb && /^(?:maintain|repair|install|operate|process|produce|redesign|test)$/.test(verb))
    if (rest.split(/,\s|\sand\s/).some((item) => isPeople(item.toLowerCase()))) return undefined;
  return single && verb ? `${inForm(verb, form)} ${withSameForm(rest.slice(single.length), form)}` : undefined;
}

/** Places of work that somebody runs. */
const RUN =
  /^(?:the|an?|our|my)\s+(?:[\w'’-]+\s+){0,2}(?:scheme|newsletter|league|club|fair|clinic|station|section|rounds?|programmes?|programs?|counter|desk|bar|kitchen|checkout|stall|stand|shop|store|office|department|rota|register|till)\b/i;
/** "In charge of store with 24 employees": typed without its article. */
const PLACE_RUN =
  /^(?:(?:busy|small|large|flagship|retail|grocery) )?(?:store|shop|department|clinic|kitchen|restaurant|branch)(?= (?:with|of)\b)/i;
/** "Budgeting, forecasting and analysis": names of work, with nothing that it is done to. */
const isActivity = (rest: string): boolean =>
  isAlsoNoun(firstWord(rest), 'gerund') && /^\w+(?:,|$|\s+(?:and|or|for|in)\b)/.test(rest);

/** "The day-to-day running of the shop". */
const running: Rest = (rest, form) => {
  const [, what, end] = RUNNING.exec(rest) ?? [];
  return what === undefined || /[,;:.]| and /.test(what)
    ? undefined
    : `${inForm('run', form)} the ${what} day to day${end ?? ''}`;
};

/** For people and places in somebody's charge. Other things were made, kept, sold or counted, and only their owner knows which. */
const charge: Rest = (rest, form) => {
  const care = /^(?:the\s+)?care of\s+/i.exec(rest);
  if (care) return `${inForm('care', form)} for ${rest.slice(care[0].length)}`;
  if (/^\w+ing\b/i.test(rest) || isActivity(rest)) return undefined;
  const people = isPeople(firstWord(rest)) || isPeople(COUNTED_PEOPLE.exec(rest)?.[1]?.toLowerCase() ?? '');
  if (PLACE_RUN.test(rest)) return `${inForm('run', form)} a ${withSameForm(lowered(rest), form)}`;
  if (RUN.test(rest)) return `${inForm('run', form)} ${withSameForm(lowered(rest), form)}`;
  return GROUP.test(rest) || people || /^(?:\w+\s+)?direct reports\b/i.test(rest)
    ? `${inForm('oversee', form)} ${withSameForm(lowered(rest), form)}`
    : undefined;
};

/** What was to be done, and was: "to inspect the rooms". */
const fromBase: Rest = (rest, form) => convertVerbs(lowered(rest), 'base', form, true);

/** "A cashier serving 200 customers a day", after "worked as". */
const asWorker: Rest = (rest, form) => {
  const [, worker = '', doing = '', end = ''] = /^(an? [a-z][\w -]{2,40}?),? (\w+ing [^;:]*?)(\.?)$/i.exec(rest) ?? [];
  const done = doing === '' ? undefined : convertVerbs(doing, 'gerund', form, true);
  // Before the first comma: "Did 90 drops a day as a driver, with proof by handheld".
  return done && `${done.replace(/(?=,)|$/, ` as ${worker}`)}${end}`;
};

const teamPart: Rest = (rest) => {
  const [, done] = /^(?:an?|the)\s+(?:[\w-]+\s+)?team (?:that|which|who)\s+(\S.*?)\.?$/i.exec(rest) ?? [];
  return done && verbIn('past', firstWord(done)) && !/[,;.]/.test(done) ? `${done} as part of a team` : undefined;
};

/** "3 people who organised the shelter", after "was one of". */
const asOneOf: Rest = (rest) => {
  const [, group = '', doing = ''] =
    /^((?:\d+|two|three|four|five|six|only \w+) \w+) (?:who|that) (.+)$/i.exec(rest) ?? [];
  return doing === '' || !verbIn('past', firstWord(doing))
    ? undefined
    : doing.replace(/(?=,)|\.?$/, (end) => ` as one of ${group}${end}`);
};

/** "Hand receipt holder for the platoon": an office, and not a trade. */
const asHolder: Rest = (rest, form) =>
  /^(?:an? |the )?(?:[\w-]+ ){0,3}(?:holder|lead|captain|treasurer|secretary|chair|president|deputy) (?:for|of|on|at) /i.test(
    rest,
  )
    ? `${inForm('serve', form)} as ${lowered(rest)}`
    : undefined;

/** "Used as charge nurse on nights". */
const asServed: Rest = (rest, form) => `${inForm('serve', form)} as ${lowered(rest)}`;

const first =
  (...ways: Rest[]): Rest =>
  (rest, form) => {
    for (const way of ways) {
      const found = way(rest, form);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** "To do the locking and unlocking of 5 buildings". */
const fromDoing: Rest = (rest, form) => {
  const [, doing = ''] = /^(?:do|carry out|perform) the (\w+ing(?: and \w+ing)? of .+)$/i.exec(rest) ?? [];
  return doing === ''
    ? undefined
    : convertVerbs(doing.replace(/^(\w+ing(?: and \w+ing)?) of /, '$1 '), 'gerund', form, true);
};

/** The work that follows "responsible for". */
const work = first(running, fromGerund, fromNominal, (rest, form) => workOfNouns(rest, form), charge);

const HOW =
  '(?:(?:also|mainly|primarily|solely|directly|fully|ultimately|mostly|actively|closely|heavily|often|regularly)\\s+)?';
const BE = `(?:(was|were|am|is|are|been|being)\\s+)?${HOW}`;
const OPENERS: readonly [opener: RegExp, rest: Rest][] = [
  [new RegExp(`^${BE}(?:respons[ai]ble|accountable) (?:for|of):?\\s+`, 'i'), work],
  [
    /^(?:(?:my|the|key|main|job|daily|primary|typical)\s+)*(?:duties|responsibilities|tasks)(?:\s*[:–-]\s*|\s+(?:(were)|are|includ(?:ed?|es|ing)|involved?)(?:,?\s+but (?:were|are|was|is)? ?not limited to)?(?:\s*[:,])?\s+)/i,
    work,
  ],
  [
    /^(?:my\s+|the\s+)?(?:day[- ]to[- ]day\s+|main\s+|current\s+)?(?:job|role|work) (?:involve[ds]|include[ds]|was(?: to)?|entail(?:ed|s))\s+/i,
    first(work, fromBase),
  ],
  [new RegExp(`^${BE}(?:tasked|charged|entrusted) with\\s+`, 'i'), work],
  [new RegExp(`^${BE}in charge of\\s+`, 'i'), work],
  [new RegExp(`^(?:(was)\\s+)?part of\\s+`, 'i'), teamPart],
  [/^(?:worked|working|employed|was employed|hired) as\s+/i, asWorker],
  [/^(?:i )?was one of\s+/i, asOneOf],
  [
    /^(?:i )?was\s+(?=an?\s|(?!\w+ed\s)(?:[\w-]+\s+){0,3}(?:holder|lead|captain|treasurer|secretary|chair|president|deputy)\s)/i,
    first(asWorker, asHolder),
  ],
  [/^(?:was )?(?:utili[sz]ed|used|deployed) as\s+/i, asServed],
  [/^(?:was|were) able to\s+/i, fromBase],
  [/^(?:(was|were)\s+)?(?:tasked|assigned|required|asked) to\s+/i, fromBase],
  [/^(?:it (?:was|is) my (?:job|task|role|duty)|my (?:job|task|role) (?:was|is)) to\s+/i, first(fromDoing, fromBase)],
  [/^(?:i )?(?:was|were) (?=[a-z]{3,}ing\s)/i, fromProgressive],
  [/^(?:i )?have been (?=[a-z]{3,}ing\s)/i, fromProgressive],
  [/^currently (?:i(?:['’]m| am) )?(?=[a-z]{3,}ing\s)/i, fromGerund],
  [/^what i (?:did|do)(?: here)? (?:was|is)(?: to)?\s+/i, fromBase],
  [/^(?:had|used) to\s+/i, fromBase],
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
    /^(?:(?:my|the)\s+)?(?:main\s+|key\s+|primary\s+|daily\s+)?(?:task|duty|responsibility|role|job) (?:was|is)\s+(?:to\s+)?/i,
    first(work, fromBase),
  ],
  [/^(?:had|have) (?:the )?responsibility (?:of|for)\s+/i, work],
  [/^(?:had|given|held|took)\s+(?:overall\s+)?responsibility for\s+/i, work],
];

/** Openers that say that somebody had a part in the work, but not which. */
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

/** A bullet that says that somebody had a part in some work. */
export interface PartInWork {
  /** The work with a verb, in lower case: "moved the checkout to Kubernetes". Undefined where no verb is sure. */
  done: string | undefined;
  /** What follows the opener, as it was typed. */
  rest: string;
}

/** On a ward, in a team: where somebody worked, and not at what. */
const PLACE =
  /^(?:[\w-]+\s+){0,5}?(?:units?|wards?|floors?|farms?|sites?|lines?|shifts?|desks?|ships?|rigs?|boats?|vessels?|campus|base|reception|teams?|crews?|board|call|commission|weekends?|nights?|holidays?|own|behalf|time|ranch|estate|roofs?|set|stage|premises|department)\b/i;

const PERSON =
  /^(?:(?:the|my|our|an?)\s+(?:[\w-]+\s+)?)?(?:manager|supervisor|chef|teacher|boss|owner|lead|head|doctor|nurse|director|team|department|partner|foreman|landlord|solicitor|accountant)s?\b/i;

/** Reads a bullet that opens with a part in some work ("helped to", "worked on"); undefined for any other. */
export function partInWork(text: string, isCurrent: boolean): PartInWork | undefined {
  for (const opener of PART_OPENERS) {
    const found = opener.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = text.slice(found.length);
    if (/^work/i.test(found) && PLACE.test(rest)) return undefined;
    // To help people is work of its own.
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

/** What follows an opener such as "responsible for" or "duties included"; undefined for a bullet without one. */
export function afterDutyOpener(text: string): string | undefined {
  const found = OPENERS.map(([opener]) => opener.exec(text)?.[0]).find((each) => each !== undefined);
  return found === undefined ? undefined : text.slice(found.length);
}

/** "Buying packaging, achieved savings of 11%": a deed with its figure beside the duty. */
const DEED_BESIDE =
  /,? (?:and )?(?:I )?(?:also )?(?=(achieved|saved|reduced|cut|increased|raised|won|made|improved|grew|delivered|brought) [^;:]{0,90}\d)/i;

/** "Feeding 600 pigs, plus I log the medicines": the duty ends where its author begins. */
const AUTHOR = /,?\s(?:and|plus|but)\s(?:also\s)?I\s(?:also\s)?(?=([a-z]+)\s)/i;
function toldApart(told: string, work: (part: string) => string | undefined): string | undefined {
  const found = AUTHOR.exec(told) ?? DEED_BESIDE.exec(told);
  if (!found || !isVerb(found[1]!.toLowerCase())) return undefined;
  const said = work(told.slice(0, found.index));
  return said && `${said} and ${told.slice(found.index + found[0].length)}`;
}

const TOLD_IN_PAST = /\b(?:was|were|had|given|held|took|used|worked|managed|could|would|required|asked|assigned)\b/i;

/** The bullet with a strong verb in the place of a weak opener; undefined when it has none, or none surely says the same. */
export function withStrongOpener(text: string, isCurrent: boolean): string | undefined {
  for (const [opener, rest] of OPENERS) {
    const [found, be] = opener.exec(text) ?? [];
    if (found === undefined) continue;
    const form: VerbForm =
      !isCurrent || /^(?:was|were|been)$/i.test(be ?? '') || TOLD_IN_PAST.test(found) ? 'past' : 'base';
    const told = text.slice(found.length);
    // "Managing and responsible for …": what belongs to which is not sure.
    if (/\b(?:responsible for|in charge of|tasked with)\b/i.test(told)) continue;
    const said = rest(told, form) ?? toldApart(told, (part) => rest(part, form));
    return said === undefined ? undefined : capitalized(said);
  }
  return fromBareNoun(text, isCurrent ? 'base' : 'past');
}

/** No opener at all, and no verb: "Preparation of monthly reports", "Customer service, stock control". */
function fromBareNoun(text: string, form: 'base' | 'past'): string | undefined {
  const often = /^(daily|weekly|monthly|regular)\s+(?=\w+(?:ing|ion|ment|ance) of\s)/i.exec(text)?.[0] ?? '';
  const bare = text.slice(often.length);
  const gerund = /^(?:the )?\w+ing(?:(?:, | and )\w+ing)* of\s/i.test(bare) ? fromGerund(bare, form) : undefined;
  const said =
    gerund ?? fromNominal(bare, form) ?? (isAlreadyWork(bare) ? undefined : workOfNouns(lowered(bare), form));
  if (said === undefined) return undefined;
  const end = said.endsWith('.') ? '.' : '';
  const adverb = often === '' ? '' : ` ${often.trim().toLowerCase().replace('regular', 'regularly')}`;
  return capitalized(`${end === '' ? said : said.slice(0, -1)}${adverb}${end}`);
}

/** A gerund alone is a matter of tense, not of openers. */
const isAlreadyWork = (text: string): boolean =>
  verbIn('gerund', firstWord(text)) !== undefined || verbIn('past', firstWord(text)) !== undefined;
