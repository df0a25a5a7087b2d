import { convertVerbs } from './convert-verbs.js';
import { inForm, isAlsoNoun, verbIn, type VerbForm } from './verb-forms.js';
import { capitalized, firstWord, isPeople, lowered } from './words.js';

/** "the management of": the noun, and the verb that says the same. */
const NOMINALS: Readonly<Record<string, string>> = {
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
  repair: 'repair',
  review: 'review',
  scheduling: 'schedule',
  supervision: 'supervise',
  testing: 'test',
  training: 'train',
};
const PAIR = /^(?:the\s+)?(\w+) and (\w+) of\s+/i;
const SINGLE = /^(?:the\s+)?(\w+) of\s+/i;
const GROUP = /^(?:an?\s+|the\s+)?(?:\w+\s+)?(?:team|staff|crew|workforce|squad)\b/i;
const COUNTED_PEOPLE = /^(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten)\s+(?:[\w-]+\s+)?(\w+)/i;

/** What the person did, in a verb; undefined when the words do not say it surely. */
type Rest = (rest: string, form: 'base' | 'past') => string | undefined;

/** "The ordering of stock" is what "ordering stock" is. */
const fromGerund: Rest = (rest, form) =>
  convertVerbs(lowered(rest).replace(/^(?:the\s+)?(\w+ing) of\s+/, '$1 '), 'gerund', form);

function fromNominal(rest: string, form: 'base' | 'past'): string | undefined {
  const [pair, one = '', two = ''] = PAIR.exec(rest) ?? [];
  const verbs = [NOMINALS[one.toLowerCase()], NOMINALS[two.toLowerCase()]];
  if (pair && verbs[0] && verbs[1])
    return `${inForm(verbs[0], form)} and ${inForm(verbs[1], form)} ${rest.slice(pair.length)}`;
  const [single, noun = ''] = SINGLE.exec(rest) ?? [];
  const verb = NOMINALS[noun.toLowerCase()];
  return single && verb ? `${inForm(verb, form)} ${rest.slice(single.length)}` : undefined;
}

/** Nobody "handles" these; whoever is responsible for them watches over them. */
const WATCHED =
  /\b(?:growth|success|quality|safety|security|satisfaction|performance|profit\w*|revenues?|targets?|results?|compliance|standards?|efficiency|retention|productivity|morale|well-?being|hygiene|budgets?|running|operations?|departments?|region|territory|direct reports)\b/i;
/** Places of work that somebody runs. */
const RUN = /^(?:the|an?|our|my)\s+(?:\w+\s+){0,2}(?:station|section|counter|desk|bar|kitchen|checkout|stall|stand)\b/i;

/** For a thing that was in somebody's hands: neither more nor less than "responsible for". */
const charge =
  (verb: string): Rest =>
  (rest, form) => {
    const care = /^(?:the\s+)?care of\s+/i.exec(rest);
    if (care) return `${inForm('care', form)} for ${rest.slice(care[0].length)}`;
    if (/^\w+ing\b/i.test(rest) && !isActivity(rest)) return undefined;
    const people = isPeople(firstWord(rest)) || isPeople(COUNTED_PEOPLE.exec(rest)?.[1]?.toLowerCase() ?? '');
    if (RUN.test(rest)) return `${inForm('run', form)} ${lowered(rest)}`;
    if (GROUP.test(rest) || people || WATCHED.test(rest)) return `${inForm('oversee', form)} ${lowered(rest)}`;
    // "Handled cash handling" would be a stammer.
    return /\bhandling\b/i.test(rest)
      ? `${inForm('carry', form)} out ${lowered(rest)}`
      : `${inForm(verb, form)} ${lowered(rest)}`;
  };

/** Having had a part in something stays a part in it. */
const contribution: Rest = (rest, form) => {
  const word = firstWord(rest);
  return verbIn('gerund', word) ? `${inForm('contribute', form)} to ${lowered(rest)}` : undefined;
};
const support: Rest = (rest, form) =>
  /^\w+ing\b/i.test(rest) ? undefined : `${inForm('support', form)} ${lowered(rest)}`;
/** "On a 32-bed ward", "on commission": where and how, but not at what. */
const PLACE =
  /^(?:[\w-]+\s+){0,5}?(?:units?|wards?|floors?|farms?|sites?|lines?|shifts?|desks?|ships?|rigs?|boats?|vessels?|campus|base|reception|teams?|crews?|board|call|commission|weekends?|nights?|holidays?|own|behalf|time|ranch|estate|roofs?|set|stage|premises|department)\b/i;
const OCCASION =
  /\b(?:rotations?|rota|meetings?|events?|activit(?:y|ies)|sessions?|workshops?|discussions?|trainings?)\b/i;
const toContribution: Rest = (rest, form) =>
  OCCASION.test(rest)
    ? `${inForm('take', form)} part in ${lowered(rest)}`
    : `${inForm('contribute', form)} to ${lowered(rest)}`;
const workedOn: Rest = (rest, form) => (PLACE.test(rest) ? undefined : toContribution(rest, form));
/** What could be done, and was. */
const fromBase: Rest = (rest) => convertVerbs(lowered(rest), 'base', 'past', true);
/** "Budgeting, forecasting and analysis": names of work, with nothing that it is done to. */
const isActivity = (rest: string): boolean =>
  isAlsoNoun(firstWord(rest), 'gerund') && /^\w+(?:,|$|\s+(?:and|or|for|in)\b)/.test(rest);

/** "Customers choose": people, and what they do. */
const WHO_DOES =
  /^((?:the\s+|our\s+)?(?:customers|clients|patients|guests|students|pupils|residents|children|users|visitors|members))\s+((?!with|in|at|on|by|to|and|of|from|who)\w+\s.+)$/i;

const helped: Rest = (rest, form) => {
  const bare = rest.replace(/^to\s+/i, '');
  const verb = firstWord(bare);
  if (verbIn('base', verb)) {
    const isSure = /^to\s/i.test(rest) || /^(?:increase|decrease|boost|cut|raise|lower|double|launch)$/.test(verb);
    const gerunds = convertVerbs(lowered(bare), 'base', 'gerund', isSure);
    return gerunds && `${inForm('contribute', form)} to ${gerunds}`;
  }
  const [, who, what] =
    /^((?:the\s+|our\s+)?[\w-]+(?:\s+team)?) (?:to\s+)(\S.*)$/i.exec(rest) ?? WHO_DOES.exec(rest) ?? [];
  const inDoing = what && convertVerbs(what, 'base', 'gerund', true);
  if (who && inDoing) return `${inForm('support', form)} ${who} in ${inDoing}`;
  return isPeople(firstWord(rest.replace(/^(?:the|our)\s+/i, ''))) &&
    /^(?:the\s+|our\s+)?\w+\s+(?:with|in|at|on|through|by)\b/i.test(rest)
    ? `${inForm('assist', form)} ${rest}`
    : undefined;
};

const workedWith =
  (how: string): Rest =>
  (rest, form) =>
    isPeople(firstWord(rest)) || /^(?:the\s+|an?\s+|other\s+)?(?:[\w-]+\s+)?(?:teams?|departments?|staff)\b/i.test(rest)
      ? `${inForm('collaborate', form)}${how} with ${rest}`
      : undefined;

const teamPart: Rest = (rest) => {
  const [, done] = /^(?:an?|the)\s+(?:[\w-]+\s+)?team (?:that|which|who)\s+(\S.*?)\.?$/i.exec(rest) ?? [];
  return done && verbIn('past', firstWord(done)) && !/[,;.]/.test(done) ? `${done} as part of a team` : undefined;
};

const first =
  (...ways: Rest[]): Rest =>
  (rest, form) => {
    for (const way of ways) {
      const found = way(rest, form);
      if (found !== undefined) return found;
    }
    return undefined;
  };

const HOW =
  '(?:(?:also|mainly|primarily|solely|directly|fully|ultimately|mostly|actively|closely|heavily|often|regularly)\\s+)?';
const BE = `(?:(was|were|am|is|are|been|being)\\s+)?${HOW}`;
const OPENERS: readonly [opener: RegExp, rest: Rest][] = [
  [new RegExp(`^${BE}(?:responsible|accountable) for\\s+`, 'i'), first(fromGerund, fromNominal, charge('handle'))],
  [
    /^(?:(?:my|the|key|main|job|daily|primary)\s+)*(?:duties|responsibilities|tasks)(?::\s*|\s+(?:(were)|are|includ(?:ed?|es|ing)|involved?)(?:,?\s+but (?:were|are|was|is)? ?not limited to)?(?:\s*[:,])?\s+)/i,
    first(fromGerund, fromNominal, (rest, form) =>
      /^\w+ing\b/i.test(rest) ? charge('handle')(rest, form) : `${inForm('carry', form)} out ${lowered(rest)}`,
    ),
  ],
  [new RegExp(`^${BE}(?:tasked|charged|entrusted) with\\s+`, 'i'), first(fromGerund, fromNominal, charge('handle'))],
  [new RegExp(`^${BE}in charge of\\s+`, 'i'), first(fromGerund, fromNominal, charge('oversee'))],
  [new RegExp(`^${BE}(?:involved|engaged) (?:in|with)\\s+`, 'i'), toContribution],
  [new RegExp(`^(?:(was)\\s+)?part of\\s+`, 'i'), teamPart],
  [/^(?:was|were) able to\s+/i, fromBase],
  [/^(?:(was|were)\s+)?(?:tasked|assigned|required) to\s+/i, fromBase],
  [
    /^(?:had|given|held|took)\s+(?:overall\s+)?responsibility for\s+/i,
    first(fromGerund, fromNominal, charge('handle')),
  ],
  [
    /^participat(?:ed|es?|ing) in\s+/i,
    first(contribution, (rest, form) => `${inForm('take', form)} part in ${lowered(rest)}`),
  ],
  [/^(?:help(?:ed|ing)?|assist(?:ed|ing)?) (?:with|in)\s+(?:the\s+(?=\w+ing\b))?/i, first(contribution, support)],
  [/^help(?:ed|ing|s)?\s+/i, helped],
  [/^work(?:ed|ing)? on\s+/i, workedOn],
  [/^work(?:ed|ing)? with\s+/i, workedWith('')],
  [/^work(?:ed|ing)? closely with\s+/i, workedWith(' closely')],
];

/** The bullet with a strong verb in the place of a weak opener; undefined when it has none, or none surely says the same. */
export function withStrongOpener(text: string, isCurrent: boolean): string | undefined {
  for (const [opener, rest] of OPENERS) {
    const [found, be] = opener.exec(text) ?? [];
    if (found === undefined) continue;
    const form: VerbForm =
      !isCurrent ||
      /^(?:was|were|been)$/i.test(be ?? '') ||
      /^(?:helped|assisted|worked|participated|had|given|held|took)\b/i.test(found)
        ? 'past'
        : 'base';
    const told = text.slice(found.length);
    // "Managing and responsible for …": what belongs to which is not sure.
    if (/\b(?:responsible for|in charge of|tasked with)\b/i.test(told)) continue;
    const said = rest(told, form);
    return said === undefined ? undefined : capitalized(said);
  }
  return undefined;
}
