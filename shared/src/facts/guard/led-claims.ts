import { stemOf, tokensOf } from '../../text/tokens.js';
import { factAt, type Fact } from '../fact.js';
import { perSource, type Source } from '../source.js';
import { isPreposition, wordSet } from '../../text/words.js';

const LED =
  /(?:^|(?<=[.;:,!?•\n]\s{0,3})|(?<=\b(?:and|who|has|have|that|successfully|then|also|or)\s))(?:led|leads?|leading|spearhead(?:ed|s|ing)?|headed|heads|direct(?:ed|s|ing)|founded|pioneer(?:ed|s|ing)|invented|over(?:saw|sees?|seeing)|manag(?:ed|es?|ing)|supervis(?:ed|es?|ing)|own(?:ed|s)|owning)(?=\s)(?!\s(?:to|through|into|me|from|up)\s)/gimu;
const IN_CHARGE =
  /\b(?:led|leads?|leading|leader|leadership|head|heads|headed|heading|spearhead|direct|found|pioneer|invent|oversaw|oversee|manag|supervis|own|respons|charge|ran\b|runs?\b|running|chair|captain|coordinat|co-ordinat|organi[sz]|mentor|train|taught|teach|task|dut(?:y|ies)|entrust|accountable|set up|started|launched|built|initiat|control|handl|administ)\w*/i;

/**
 * Verbs such as "managed". Any line about a leading role supports them, unless every line about the same work says only
 * that the user helped.
 */
const BROAD = /^(?:manag|direct|own)/i;
const ONLY_A_PART = /\b(?:help|assist|support|particip|contribut|part of|worked (?:on|with)|involved|shadow|observ)/i;
/** Number of characters searched after a verb such as "led" for the work or team that the user led. */
const REACH = 160;
const SMALL_WORDS = wordSet('a an the all of our my their new whole entire team');

/**
 * Flags "Led the migration" if the source says only that the user helped with the migration. A line about the same work
 * must support the claim; if no line is about that work, any line may.
 */
export function unprovenLead(source: Source, text: string): Fact[] {
  const lines = linesOf(source);
  return [...text.matchAll(LED)].flatMap((match) => {
    const verb = match[0];
    const things = thingsIn(text.slice(match.index + verb.length, match.index + REACH).split(/[.,;:\n]|\sand\s/)[0]!);
    const about = lines.filter((line) => things.some((thing) => line.things.has(thing)));
    const isBorneOut = (about.length > 0 ? about : lines).some(({ isInCharge }) => isInCharge);
    const isDoubted = !BROAD.test(verb) || about.length === 0 || about.every(({ isOnlyAPart }) => isOnlyAPart);
    const isAnywhere = lines.some(({ isInCharge }) => isInCharge);
    return isBorneOut || (!isDoubted && isAnywhere) ? [] : [factAt('claim', verb, match.index, verb)];
  });
}

const RAN =
  /\b(?:ran|runs?|running)\s(?=(?:the|a|an|our|my|its|all|every)\s(?:\p{L}{1,20}\s){0,3}(?:projects?|program(?:me)?s?|campaigns?|schemes?|teams?|departments?|wards?|sites?|kitchens?|offices?|services?|events?|trials?|rollouts?|migrations?|launch(?:es)?)\b)/giu;

/** Flags "Ran the project" if every line about the project says only that the user helped. */
export function unprovenRunning(source: Source, text: string): Fact[] {
  const lines = linesOf(source);
  return [...text.matchAll(RAN)].flatMap(({ 0: verb, index }) => {
    const things = thingsIn(text.slice(index + verb.length, index + REACH).split(/[.,;:\n]|\sand\s|\swhen\s/)[0]!);
    const about = lines.filter((line) => things.some((thing) => line.things.has(thing)));
    const isHelp = about.length > 0 && about.every(({ isOnlyAPart, isInCharge }) => isOnlyAPart && !isInCharge);
    return isHelp ? [factAt('claim', verb.trim(), index, verb)] : [];
  });
}

const linesOf = perSource((text) =>
  text.split(/[\n;]|(?<=[.!?])\s/).map((line) => ({
    things: new Set(thingsIn(line, Infinity)),
    isInCharge: IN_CHARGE.test(line),
    isOnlyAPart: ONLY_A_PART.test(line),
  })),
);

const thingsIn = (text: string, most = 4): string[] =>
  tokensOf(text)
    .filter((token) => !SMALL_WORDS.has(token) && !isPreposition(token) && !/^\d/.test(token))
    .slice(0, most)
    .map(stemOf);
