import { convertVerbs } from './convert-verbs.js';
import { inForm, verbIn, type VerbForm } from './verb-forms.js';
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

const fromGerund: Rest = (rest, form) => convertVerbs(lowered(rest), 'gerund', form);

function fromNominal(rest: string, form: 'base' | 'past'): string | undefined {
  const [pair, one = '', two = ''] = PAIR.exec(rest) ?? [];
  const verbs = [NOMINALS[one.toLowerCase()], NOMINALS[two.toLowerCase()]];
  if (pair && verbs[0] && verbs[1])
    return `${inForm(verbs[0], form)} and ${inForm(verbs[1], form)} ${rest.slice(pair.length)}`;
  const [single, noun = ''] = SINGLE.exec(rest) ?? [];
  const verb = NOMINALS[noun.toLowerCase()];
  return single && verb ? `${inForm(verb, form)} ${rest.slice(single.length)}` : undefined;
}

/** For a thing that was in somebody's hands: neither more nor less than "responsible for". */
const charge =
  (verb: string): Rest =>
  (rest, form) => {
    if (/^\w+ing\b/i.test(rest)) return undefined;
    const people = isPeople(firstWord(rest)) || isPeople(COUNTED_PEOPLE.exec(rest)?.[1]?.toLowerCase() ?? '');
    if (GROUP.test(rest) || people) return `${inForm('oversee', form)} ${lowered(rest)}`;
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
const toContribution: Rest = (rest, form) => `${inForm('contribute', form)} to ${lowered(rest)}`;

const helped: Rest = (rest, form) => {
  const bare = rest.replace(/^to\s+/i, '');
  const verb = firstWord(bare);
  if (verbIn('base', verb)) {
    const gerunds = convertVerbs(lowered(bare), 'base', 'gerund', /^to\s/i.test(rest));
    return gerunds && `${inForm('contribute', form)} to ${gerunds}`;
  }
  const [, who, what] = /^((?:the\s+|our\s+)?[\w-]+(?:\s+team)?) (?:to\s+)(.+)$/i.exec(rest) ?? [];
  const inDoing = what && convertVerbs(what, 'base', 'gerund', true);
  if (who && inDoing) return `${inForm('support', form)} ${who} in ${inDoing}`;
  return isPeople(firstWord(rest)) && /^\w+\s+(?:with|in|at|on|through|by)\b/i.test(rest)
    ? `${inForm('assist', form)} ${rest}`
    : undefined;
};

const workedWith: Rest = (rest, form) =>
  isPeople(firstWord(rest)) || /^(?:the\s+|an?\s+|other\s+)?(?:[\w-]+\s+)?(?:teams?|departments?|staff)\b/i.test(rest)
    ? `${inForm('collaborate', form)} with ${rest}`
    : undefined;

const teamPart: Rest = (rest) => {
  const [, done] = /^(?:an?|the)\s+(?:[\w-]+\s+)?team (?:that|which|who)\s+(.+?)\.?$/i.exec(rest) ?? [];
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
    /^(?:(?:my|the|key|main|job|daily|primary)\s+)*(?:duties|responsibilities|tasks)\s+(?:(were)|are|includ(?:ed?|es|ing)|involved?)\s*:?\s+/i,
    first(fromGerund, fromNominal, (rest, form) =>
      /^\w+ing\b/i.test(rest) ? undefined : `${inForm('carry', form)} out ${lowered(rest)}`,
    ),
  ],
  [new RegExp(`^${BE}(?:tasked|charged|entrusted) with\\s+`, 'i'), first(fromGerund, fromNominal, charge('handle'))],
  [new RegExp(`^${BE}in charge of\\s+`, 'i'), first(fromGerund, fromNominal, charge('oversee'))],
  [new RegExp(`^${BE}(?:involved|engaged) (?:in|with)\\s+`, 'i'), toContribution],
  [new RegExp(`^(?:(was)\\s+)?part of\\s+`, 'i'), teamPart],
  [/^participated in\s+/i, first(contribution, (rest, form) => `${inForm('take', form)} part in ${lowered(rest)}`)],
  [/^(?:help(?:ed|ing)?|assist(?:ed|ing)?) (?:with|in)\s+(?:the\s+(?=\w+ing\b))?/i, first(contribution, support)],
  [/^help(?:ed|ing|s)?\s+/i, helped],
  [/^work(?:ed|ing)? on\s+/i, toContribution],
  [/^work(?:ed|ing)? with\s+/i, workedWith],
];

/** The bullet with a strong verb in the place of a weak opener; undefined when it has none, or none surely says the same. */
export function withStrongOpener(text: string, isCurrent: boolean): string | undefined {
  for (const [opener, rest] of OPENERS) {
    const [found, be] = opener.exec(text) ?? [];
    if (found === undefined) continue;
    const form: VerbForm =
      !isCurrent || /^(?:was|were|been)$/i.test(be ?? '') || /^(?:helped|assisted|worked|participated)\b/i.test(found)
        ? 'past'
        : 'base';
    const said = rest(text.slice(found.length), form);
    return said === undefined ? undefined : capitalized(said);
  }
  return undefined;
}
