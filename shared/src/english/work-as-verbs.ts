import { convertVerbs } from './convert-verbs.js';
import { workOfNouns } from './noun-work.js';
import { inForm, isAlsoNoun, verbIn } from './verb-forms.js';
import { firstWord, isPeople, lowered } from '../text/words.js';

/** Maps nouns for activities to their verbs: "management" to "manage". */
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
    initiation: 'initiate',
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
    termination: 'terminate',
    adjustment: 'adjust',
    alteration: 'alter',
    assembly: 'assemble',
    automation: 'automate',
    compilation: 'compile',
    decoration: 'decorate',
    deployment: 'deploy',
    erection: 'erect',
    examination: 'examine',
    excavation: 'excavate',
    extraction: 'extract',
    fabrication: 'fabricate',
    integration: 'integrate',
    modification: 'modify',
    procurement: 'procure',
    registration: 'register',
    renewal: 'renew',
    restoration: 'restore',
    retrieval: 'retrieve',
    sterilisation: 'sterilise',
    sterilization: 'sterilize',
    treatment: 'treat',
    validation: 'validate',
    testing: 'test',
    training: 'train',
    allocation: 'allocate',
    calculation: 'calculate',
    calibration: 'calibrate',
    completion: 'complete',
    configuration: 'configure',
    construction: 'construct',
    conversion: 'convert',
    demolition: 'demolish',
    dispatch: 'dispatch',
    documentation: 'document',
    education: 'educate',
    enforcement: 'enforce',
    identification: 'identify',
    interpretation: 'interpret',
    investigation: 'investigate',
    migration: 'migrate',
    promotion: 'promote',
    provision: 'provide',
    reconciliation: 'reconcile',
    removal: 'remove',
    replacement: 'replace',
    resolution: 'resolve',
    selection: 'select',
    storage: 'store',
    submission: 'submit',
    transcription: 'transcribe',
    translation: 'translate',
    transportation: 'transport',
    verification: 'verify',
  }),
);
const PAIR = /^(?:the\s+)?(\w+) and (?:the\s+)?(\w+) of\s+/i;
const TRIPLE = /^(?:the\s+)?(\w+), (\w+),? and (\w+) of\s+/i;
const RUNNING =
  /^(?:the\s+)?(?:day[- ]to[- ]day|daily|smooth)\s+(?:running|operations?|management) of\s+(?:the\s+)?(\S.*?)(\.?)$/i;
const SINGLE = /^(?:the\s+)?(\w+) of\s+/i;
/** Maps adjectives to adverbs: "the safe operation of cranes" becomes "operated cranes safely". */
const MANNERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    safe: 'safely',
    efficient: 'efficiently',
    accurate: 'accurately',
    correct: 'correctly',
    careful: 'carefully',
    secure: 'securely',
    prompt: 'promptly',
    timely: 'on time',
    regular: 'regularly',
    daily: 'daily',
    weekly: 'weekly',
    monthly: 'monthly',
    'end to end': 'end to end',
    'end-to-end': 'end to end',
    manual: 'manually',
    general: '',
    overall: '',
  }),
);
const IN_MANNER = /^(?:the |an? )?([a-z]+(?:[- ]to[- ]end)?)(?: and ([a-z]+))? ((?:[a-z]+) of )([^,;:.]+)(?=[,;:.]|$)/i;
/** Matches a second activity after the object: "of statements and the resolution of queries". */
const AND_OTHER_WORK = /^([^,;:.]+?) and the [a-z]+ of /i;
/** Matches the preposition after an object: "for" in "of parcels for 6 stores". */
const AFTER_OBJECT = / (?:for|at|in|on|across|to|with|from|using|by|within|over|during|throughout) /;

/**
 * Converts an activity described by an adjective: "the safe operation of 3 cranes" becomes "operated 3 cranes safely".
 */
const inManner: Rest = (rest, form) => {
  const [whole = '', adjective = '', second, nominal = '', object = ''] = IN_MANNER.exec(rest) ?? [];
  const manners = [adjective, second].flatMap((word) => (word === undefined ? [] : [MANNERS.get(word.toLowerCase())]));
  if (manners.includes(undefined)) return undefined;
  const manner = manners.filter((word) => word !== '').join(' and ');
  const [, thing = object] = manner === '' ? [] : (AND_OTHER_WORK.exec(object) ?? []);
  if (/ and /.test(thing) && manner !== '') return undefined;
  const at = AFTER_OBJECT.exec(thing)?.index ?? thing.length;
  const told = `${object.slice(0, at)}${manner === '' ? '' : ` ${manner}`}${object.slice(at)}${rest.slice(whole.length)}`;
  return fromNominal(nominal + told, form) ?? fromGerund(nominal + told, form);
};

/** Matches the state of people or places in the user's care: "the safety of up to 200 swimmers". */
const STATE =
  /^(?:the )?(?:safety|security|welfare|wellbeing|well-being|cleanliness|upkeep|comfort)(?: and (?:safety|security|welfare|wellbeing|well-being|cleanliness|upkeep|comfort))? of (?=\S)/i;

/** Matches responsibilities of a single employee: "own caseload of 70 files", "a budget of £2m". */
const MANAGED =
  /^(?:my |an? |the |our )?(?:own )?(?:[\w£$€.,%-]+ ){0,2}(?:caseload|portfolio|budget|territory|sales ledger|purchase ledger|p&l)(?= of |\.?$| for )/i;

const GROUP =
  /^(?:an?\s+|the\s+)?(?:\w+\s+)?(?:team|staff|crew|workforce|squad|(?:cabin|section|group|class|shift|platoon|crew) of \d+)\b/i;
const COUNTED_PEOPLE = /^(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten)\s+(?:[\w-]+\s+)?(\w+)/i;

/**
 * Converts the words after an opener such as "responsible for" to a verb phrase. Returns undefined if the verb is
 * uncertain.
 */
export type Rest = (rest: string, form: 'base' | 'past') => string | undefined;

/** Maps nouns that are followed by "with" to gerunds: "negotiation" to "negotiating". */
const DEALINGS: ReadonlyMap<string, string> = new Map([
  ['negotiation', 'negotiating'],
  ['liaison', 'liaising'],
  ['communication', 'communicating'],
  ['consultation', 'consulting'],
]);

/** Converts "the ordering of stock" to "ordered stock". */
export const fromGerund: Rest = (rest, form) => {
  // No single verb fits all objects of "The taking of observations, cannulation and bloods".
  if (/^(?:the\s+)?(?:taking|making|doing|giving) of [^.;]*,/i.test(rest)) return undefined;
  const bare = lowered(rest).replace(/^(?:the\s+)?((?:\w+ing(?:, | and ))*\w+ing) of\s+/, '$1 ');
  // A gerund before "of" is certainly a verb: "The purchasing of packaging".
  const isOf = bare !== lowered(rest);
  const converted = convertVerbs(
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
  return converted && withNominals(converted, form);
};

/**
 * Converts nouns after a converted verb: "… and preparation of trial bundles" becomes "… and prepared trial bundles".
 */
const withNominals = (converted: string, form: 'base' | 'past'): string =>
  converted.replace(/(,? and )(?:the )?(\w+) of (?=\S)/gi, (match, and: string, noun: string) => {
    const verb = NOMINALS.get(noun.toLowerCase());
    return verb ? `${and}${inForm(verb, form)} ` : match;
  });

/** Converts a progressive form, which is certainly a verb: "teaching" in "I was teaching English" becomes "taught". */
export const fromProgressive: Rest = (rest, form) =>
  convertVerbs(lowered(rest).replace(/^(\w+ing) of\s+/, '$1 '), 'gerund', form, true);

/** Puts gerunds after "and" into the given form: "… and giving clients a plan" becomes "… and gave clients a plan". */
const withSameForm = (rest: string, form: 'base' | 'past'): string =>
  rest.replace(
    /(\sand (?:also )?)([a-z]+ing)(?=\s(?:the|a|an|our|all|sure|\d|[a-z]+s\b))/g,
    (match, and: string, gerund: string) => {
      const verb = verbIn('gerund', gerund);
      return verb ? and + verb[form] : match;
    },
  );

export function fromNominal(rest: string, form: 'base' | 'past'): string | undefined {
  const [pair, one = '', two = ''] = PAIR.exec(rest) ?? [];
  const verbs = [NOMINALS.get(one.toLowerCase()), NOMINALS.get(two.toLowerCase())];
  if (pair && verbs[0] && verbs[1])
    return `${inForm(verbs[0], form)} and ${inForm(verbs[1], form)} ${rest.slice(pair.length)}`;
  const [triple, ...three] = TRIPLE.exec(rest) ?? [];
  const done = three.map((noun) => NOMINALS.get(noun.toLowerCase()));
  if (triple && !done.includes(undefined)) {
    const [first, second, third] = done.map((each) => inForm(each!, form));
    return `${first!}, ${second!} and ${third!} ${rest.slice(triple.length)}`;
  }
  const [single, noun = ''] = SINGLE.exec(rest) ?? [];
  const verb = NOMINALS.get(noun.toLowerCase());
  // In "Maintenance of building and equipment, vendors and contractors", the verb "maintain" does not fit the vendors.
  if (verb && /^(?:maintain|repair|install|operate|process|produce|redesign|test)$/.test(verb))
    if (rest.split(/,\s|\sand\s/).some((item) => isPeople(item.toLowerCase()))) return undefined;
  if (!single || !verb) return undefined;
  const converted = withNominals(`${inForm(verb, form)} ${withSameForm(rest.slice(single.length), form)}`, form);
  // In "preparation of samples and the measure of nitrate", the first verb does not fit the second activity.
  return / and the [a-z]+ of /i.test(converted) ? undefined : converted;
}

/** Matches places and activities that a user can run, such as a shop, a fair or a newsletter. */
const RUN =
  /^(?:the|an?|our|my)\s+(?:[\w'’-]+\s+){0,2}(?:scheme|newsletter|league|club|fair|clinic|station|section|rounds?|programmes?|programs?|counter|desk|bar|kitchen|checkout|stall|stand|shop|store|office|department|room|rota|register|till)\b/i;
/** Matches a workplace without an article: "store" in "In charge of store with 24 employees". */
const PLACE_RUN =
  /^(?:(?:busy|small|large|flagship|retail|grocery) )?(?:store|shop|department|clinic|kitchen|restaurant|branch)(?= (?:with|of)\b)/i;
/** Returns whether the text begins with an "-ing" noun without an object: "Budgeting, forecasting and analysis". */
const isActivity = (rest: string): boolean =>
  isAlsoNoun(firstWord(rest), 'gerund') && /^\w+(?:,|$|\s+(?:and|or|for|in)\b)/.test(rest);

/**
 * Maximum number of words in the name of a workplace. After a longer name, "day to day" reads badly and is left out.
 */
const MAX_RUN_WORDS = 6;

/** Converts "The day-to-day running of the shop" to "Ran the shop day to day". */
const running: Rest = (rest, form) => {
  const [, all = '', end] = RUNNING.exec(rest) ?? [];
  const [what = '', parts] = all.split(/,? (?=including )/, 2);
  if (what === '' || /[;:.]|,(?!\d)| and /.test(what)) return undefined;
  const often = what.split(' ').length > MAX_RUN_WORDS ? '' : ' day to day';
  return `${inForm('run', form)} ${/^an? /i.test(what) ? '' : 'the '}${what}${often}${parts === undefined ? '' : `, ${parts}`}${end ?? ''}`;
};

const withArticle = (group: string): string =>
  /^(?:cabin|section|group|class|shift|platoon|team|crew) of \d/.test(group) ? `a ${group}` : group;

/**
 * Converts a text about people or a workplace in the user's charge: "the safety of 200 swimmers" becomes "looked after
 * the safety of 200 swimmers". Returns undefined for goods, because the user may have made, kept, sold or counted them.
 */
const charge: Rest = (rest, form) => {
  const care = /^(?:the\s+)?(?:(day[- ]to[- ]day|daily)\s+)?care of\s+([^,;:.]+)/i.exec(rest);
  if (care) {
    const often = care[1] === undefined ? '' : ` ${care[1].toLowerCase().replaceAll('-', ' ')}`;
    return `${inForm('care', form)} for ${care[2]!}${often}${rest.slice(care[0].length)}`;
  }
  if (/^\w+ing\b/i.test(rest) || isActivity(rest)) return undefined;
  const people = isPeople(firstWord(rest)) || isPeople(COUNTED_PEOPLE.exec(rest)?.[1]?.toLowerCase() ?? '');
  if (STATE.test(rest) && !/[,;:]/.test(rest))
    return `${inForm('look', form)} after ${withSameForm(lowered(rest), form)}`;
  if (MANAGED.test(rest) && !/,| and (?!\d+ (?:direct reports|people|staff))/.test(rest))
    return `${inForm('manage', form)} ${lowered(rest)}`;
  if (PLACE_RUN.test(rest)) return `${inForm('run', form)} a ${withSameForm(lowered(rest), form)}`;
  if (RUN.test(rest)) return `${inForm('run', form)} ${withSameForm(lowered(rest), form)}`;
  return GROUP.test(rest) || people || /^(?:\w+\s+)?direct reports\b/i.test(rest)
    ? `${inForm('oversee', form)} ${withSameForm(withArticle(lowered(rest)), form)}`
    : undefined;
};

/** Returns a converter that returns the first defined result of the given converters. */
export const first =
  (...ways: Rest[]): Rest =>
  (rest, form) => {
    for (const way of ways) {
      const found = way(rest, form);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Converts the text after "responsible for": "the ordering of stock" becomes "ordered stock". */
export const work = first(running, inManner, fromGerund, fromNominal, (rest, form) => workOfNouns(rest, form), charge);
