import { wordCount } from '../../text/count-words.js';
import { PLACEHOLDER } from '../../english/wording.js';
import { improveBullet } from '../../rewrite/bullets/improve-bullet.js';
import { convertVerbs } from '../../english/convert-verbs.js';
import { isEnglishText } from '../../english/is-english.js';
import { readsAsVerb } from '../../english/reads-as-verb.js';
import { tidied } from '../../rewrite/reading/tidy.js';
import { leadOf, namesPerson, WITH_PREPOSITION } from '../notes/present-bullets.js';
import { verbIn } from '../../english/verb-forms.js';
import { beginsObject, lowered, wordSet } from '../../text/words.js';

/**
 * A bullet as a clause that follows its subject: "led 46 people on two shifts". If `subject` is empty, the clause is a
 * whole sentence.
 */
export interface FirstPersonClause {
  subject: 'I' | 'I was' | 'I am' | 'I have been' | '';
  text: string;
  /** Leading verb; callers use it to avoid clauses that begin alike. */
  verb: string;
}

/** Matches phrases for an ongoing state: "since March 2023", "for the last 3 years". */
export const SINCE =
  /\b(?:since (?:\p{Lu}|\d|early |mid|late |the |my |\p{Ll}+ing )|for (?:the )?(?:last|past) (?:\w+ )?(?:years?|months?)\b)/u;

/**
 * Minimum and maximum number of words of a clause, not counting figures. With a figure, two words are enough: "Trained
 * 2 juniors".
 */
const WORDS = { least: 4, withFigure: 2, most: 34 };
const MAX_LENGTH = 280;
const SENTENCE_END = /(?<=[\p{Ll}\p{N})%"”’][.!?])\s+(?=\p{Lu})/u;
/** Abbreviations whose period does not end a sentence. */
const ABBREVIATED = /(?:^|\s)(?:\p{Lu}\p{Ll}{0,3}|etc|approx|vs|no|incl|e\.g|i\.e|\p{L}\.\p{L})\.$/u;
/** Participles for decisions that others made about the user: "Promoted to shift lead". */
const PASSIVE = wordSet(
  'promoted selected chosen nominated appointed elected recognized recognised assigned invited entrusted trusted hired',
);
const AFTER_PASSIVE = /^(?:to|as|for|by|with|from|in|among|twice|one|first)\b/i;
/** Verbs that describe states and have no progressive form: nobody says "I have been owning". */
const STATIVE = wordSet('own hold have know belong need');
/** Matches an action of another person: "Called on by the office to interpret". */
const BY_OTHERS =
  /^\p{L}+ed (?:(?:on|upon|in|out|back) )?by (?:(?:the|my|our|a) )?(?:\p{L}+ )?(?:manager|owner|office|chef|boss|team|director|head|company|school|council|clients?|customers?|staff|colleagues|supervisor|doctors?|teachers?|parents|agency)\b/iu;
/** Matches a verb before a reported statement: "reported that". */
const REPORTED = /^(\p{Ll}+) that\b/u;
/** Words that look like past-tense verbs but describe a state, such as "certified". */
const STATES = wordSet(
  'based known skilled experienced certified licensed licenced dedicated committed motivated focused involved engaged qualified versed awarded required expected seasoned registered',
);

/**
 * Converts a bullet to the first person. Returns undefined if it is uncertain that the bullet begins with an action of
 * the user.
 * @param isPresent whether the job is current and its bullets are in the present tense
 */
export function firstPersonClause(
  bullet: string,
  isCurrent: boolean,
  isPresent: boolean,
): FirstPersonClause | undefined {
  const improved = improveBullet(tidied(bullet), isCurrent).text;
  const [sentence = '', ...others] = improved.split(SENTENCE_END);
  if (others.length > 0 && ABBREVIATED.test(sentence)) return undefined;
  const text = sentence.replace(/(?<![\s.;,:!])[\s.;,:!]+$/, '');
  const words = wordCount(text);
  const isDeed = /\p{Nd}/u.test(text) && !/^\W{0,3}\p{L}+ing\b/iu.test(bullet);
  const least = isDeed ? WORDS.withFigure : WORDS.least;
  if (words < least || words > WORDS.most || text.length > MAX_LENGTH) return undefined;
  if (PLACEHOLDER.test(text) || !isClosed(text) || /[\n?]|https?:/.test(text) || !isEnglishText(text)) return undefined;
  const [verb, after] = leadOf(text);
  if (STATES.has(verb)) return undefined;
  if (PASSIVE.has(verb) && AFTER_PASSIVE.test(after)) return { subject: 'I was', text: lowered(text), verb };
  if (BY_OTHERS.test(text)) return { subject: 'I was', text: lowered(text), verb };
  if (PASSIVE.has(verb) && !beginsObject(after)) return undefined;
  // An unknown word that ends in "-ed" and precedes an object is a verb in the past tense: "decanted 40 samples".
  const isPast =
    verbIn('past', verb) !== undefined ||
    (verb.endsWith('ed') && (beginsObject(after) || /^and \p{Ll}+ed [\p{L}\d]/u.test(after)));
  const isSure = isPast || (isCurrent && isPresentVerb(verb, after, isPresent));
  if (!isSure) return undefined;
  return !isPast && SINCE.test(text) ? lasting(text, verb) : { subject: 'I', text: lowered(text), verb };
}

/** Converts "lead a team since 2020" to "have been leading a team since 2020". */
function lasting(text: string, verb: string): FirstPersonClause | undefined {
  const gerund = convertVerbs(lowered(text), 'base', 'gerund', true);
  return gerund === undefined || STATIVE.has(verb) ? undefined : { subject: 'I have been', text: gerund, verb };
}

function isPresentVerb(verb: string, after: string, isPresent: boolean): boolean {
  if (verbIn('base', verb) === undefined) return false;
  // "Support reported that tickets dropped": the first word is the subject.
  if (verbIn('past', REPORTED.exec(after)?.[1] ?? '') !== undefined) return false;
  if (readsAsVerb(verb, after) || WITH_PREPOSITION.test(`${verb} ${after}`)) return true;
  // "Issue desk, inquiries and PCs" is a list of nouns.
  if (/^\p{L}+,/u.test(after)) return false;
  return isPresent && !namesPerson(`${verb} ${after}`) && !/^(?:of|for|in|at|with|to|from)\b/i.test(after);
}

const isClosed = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;
