import { isOccupation } from '../../facts/occupations.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { readsAsVerb } from '../../english/reads-as-verb.js';
import { tidied } from '../../rewrite/reading/tidy.js';
import { afterFirstWord, beginsObject, firstWord, isPreposition } from '../../text/words.js';

/**
 * Matches an ambiguous first word and the preposition that shows that it is a verb: "Serve as relief nurse", "Care for
 * 6 patients".
 */
export const WITH_PREPOSITION =
  /^(?:(?:serve|act|work) as|deal with|report to|respond to|liaise with|look after|stand in|care for (?:\d|the|our|all|up)|cater (?:for|to)|work (?:closely )?with (?:the|our|a|an|\d))\b/i;
const DUTY = /^(?:responsible for|in charge of|accountable for)\b/i;

/** Ambiguous first words can count as verbs if at least this share of a job's bullets begins with a verb. */
const MOSTLY = 0.6;

/**
 * Returns whether ambiguous first words of a job's bullets, such as "Stock", are verbs in the present tense. True if at
 * least two bullets certainly begin with a present-tense verb. With three or more bullets, also true if one probably
 * does and all begin with a verb, or if two probably do and most begin with a verb.
 */
export function isInPresent(bullets: readonly string[]): boolean {
  const texts = bullets.map((bullet) => tidied(bullet).replace(/^I (?:also )?(?=\p{Ll})/u, ''));
  const certain = texts.filter((text) => {
    const [verb] = leadOf(text);
    return verbIn('base', verb) !== undefined && !isAlsoNoun(verb, 'base');
  });
  if (certain.length >= 2) return true;
  const isPresent = (text: string): boolean => {
    const [verb, after] = leadOf(text);
    return WITH_PREPOSITION.test(text) || (verbIn('base', verb) !== undefined && readsAsVerb(verb, after));
  };
  const isVerbal = (text: string): boolean => {
    const [verb] = leadOf(text);
    return DUTY.test(text) || verbIn('base', verb) !== undefined || verbIn('past', verb) !== undefined;
  };
  const [sure, verbal] = [texts.filter(isPresent).length, texts.filter(isVerbal).length];
  return texts.length > 2 && ((sure > 0 && verbal === texts.length) || (sure > 1 && verbal >= texts.length * MOSTLY));
}

/** Returns the first verb ("fixed" in "Quickly fixed leaks", "led" in "Co-led tours") and the text after it. */
export function leadOf(text: string): [verb: string, after: string] {
  const word = firstWord(text);
  const rest = afterFirstWord(text);
  if (/ly$/.test(word) && verbIn('past', word) === undefined && verbIn('base', word) === undefined)
    return [firstWord(rest), afterFirstWord(rest)];
  return [word.replace(/^(?:co|re|pre)-/, ''), rest];
}

/** Returns whether the first words name a person and contain no verb: "Key person for 6 children", "Room lead". */
export function namesPerson(text: string): boolean {
  const words = text.split(/[\s,.;]+/, MAX_TITLE_WORDS);
  const end = words.findIndex((word) => isPreposition(word.toLowerCase()));
  const title = words.slice(0, end === -1 ? undefined : end).join(' ');
  return !beginsObject(afterFirstWord(text)) && title.includes(' ') && !title.endsWith('s') && isOccupation(title);
}
const MAX_TITLE_WORDS = 5;
