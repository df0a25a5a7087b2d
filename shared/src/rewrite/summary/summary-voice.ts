import { readsAsVerb } from '../../english/reads-as-verb.js';
import { namesPerson } from '../../letters/notes/present-bullets.js';
import { withCapital } from '../reading/tidy.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { firstWord, isPreposition, lowered } from '../../text/words.js';

/**
 * Grammatical person of a summary: `first` is "I keep", `implied` is "Keep" without "I", `third` is "Keeps". `none`
 * means that no verb reveals the person, and `mixed` that the verbs differ in person.
 */
export type Voice = 'first' | 'implied' | 'third' | 'mixed' | 'none';

const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu}|I['’ ])/u;

export const sentencesOf = (line: string): string[] => line.split(SENTENCE_END);

export function voiceOf(sentences: readonly string[]): Voice {
  const voices = new Set(sentences.map(voiceOfSentence).filter((voice) => voice !== 'none'));
  if (voices.size > 1) return 'mixed';
  return [...voices][0] ?? 'none';
}

function voiceOfSentence(sentence: string): Voice {
  if (/\bI(?:['’]|\s|$)/.test(sentence)) return 'first';
  const word = firstWord(sentence);
  if (verbIn('past', word)) return 'none';
  if (verbIn('third', word) && !/^(?:clients|customers)$/.test(word)) return 'third';
  return verbIn('base', word) && !isAlsoNoun(word, 'base') ? 'implied' : 'none';
}

/** Matches a first word that is not a verb, because a noun such as "rate" follows: "Pass rate". */
const MEASURE = /^\p{L}+ (?:rate|score|time|level|average|target)s?\b/u;

/**
 * Converts a bullet to a sentence in the given grammatical person: "Train nurses" becomes "Trains nurses" or "I train
 * nurses".
 */
export function inVoice(bullet: string, voice: Voice): string {
  if (MEASURE.test(bullet) || namesPerson(bullet)) return bullet;
  const isPast = verbIn('past', firstWord(bullet)) !== undefined;
  if (voice === 'first') return isPast || verbIn('base', firstWord(bullet)) ? `I ${lowered(bullet)}` : bullet;
  // "Cut" in "Cut costs" may be in the past tense.
  if (isPast || voice === 'implied' || voice === 'mixed') return bullet;
  return withCapital(inThirdPerson(lowered(bullet)));
}

/**
 * Returns whether a present-tense bullet cannot be converted to the third person, because one of its verbs is
 * uncertain.
 */
export const staysInBaseForm = (bullet: string): boolean =>
  !MEASURE.test(bullet) &&
  !namesPerson(bullet) &&
  verbIn('past', firstWord(bullet)) === undefined &&
  verbIn('base', firstWord(bullet)) !== undefined &&
  inVoice(bullet, 'third') === bullet;

/**
 * Matches words such as "around" in "book around 120 appointments". Before a figure, these words are not prepositions.
 */
const BEFORE_FIGURE = /^(?:around|about|over|up to|nearly|almost|roughly|approximately) (?=\p{Nd})/u;
/** Matches several verbs with one object: "admit, transfer and discharge patients". */
const VERB_LIST = /^\p{Ll}+(?:, \p{Ll}+)+,? and \p{Ll}+(?= )/u;
/** Matches a comma or "and" before a word that may be another verb: "and repair" in "Diagnose and repair pumps". */
const JOINT = /(,? and |, )(\p{Ll}+)(?= \S)/gu;

/** Matches an adjective that shows that the word before it is a verb: "late" in "chase late payments". */
const ADJECTIVE_AHEAD =
  /^(?:late|overdue|unpaid|outstanding|missing|damaged|broken|faulty|urgent|weekly|monthly|daily|quarterly|yearly|annual|new|junior|local|small|large|complex|difficult|simple|incoming|outgoing|external|internal|regular|routine|accurate|detailed|basic|safe|healthy|fresh) \p{L}/u;
/** Matches verbs that may also be adjectives in a list of nouns: "clean" in "linen and clean new sheets". */
const ALSO_ADJECTIVE =
  /^(?:clean|clear|direct|live|light|open|perfect|present|complete|separate|double|fit|calm|secure|moderate|lower|slow|dry|warm|cool|empty|correct|level|square)$/;

/**
 * Converts verbs in the present tense to the third person: "diagnose and repair pumps" becomes "diagnoses and repairs
 * pumps". A word that can be a noun counts as a verb only before an object: "chat" in "contacts by phone, chat and
 * email" stays.
 */
function inThirdPerson(text: string): string {
  const verb = firstWord(text);
  const forms = verbIn('base', verb);
  if (forms === undefined) return text;
  const list = VERB_LIST.exec(text)?.[0];
  const verbs = list?.match(/\p{Ll}+/gu)?.filter((word) => word !== 'and') ?? [];
  if (list !== undefined && verbs.every((word) => verbIn('base', word) !== undefined))
    return (
      list.replace(/\p{Ll}+/gu, (word) => (word === 'and' ? word : verbIn('base', word)!.third)) +
      text.slice(list.length)
    );
  const rest = text.slice(verb.length);
  let isUnclear = false;
  const others = rest.replace(JOINT, (joint, before: string, word: string, at: number) => {
    const after = rest.slice(at + joint.length + 1).replace(BEFORE_FIGURE, '');
    // In "Diagnose and repair pumps", both verbs share one object.
    const isVerb =
      (at === 0 && before === ' and ') ||
      (readsAsVerb(word, after) && !(isAlsoNoun(word, 'base') && isPreposition(firstWord(after)))) ||
      (verbIn('base', word) !== undefined && !ALSO_ADJECTIVE.test(word) && ADJECTIVE_AHEAD.test(after));
    // After a comma, "and" probably ends a list of nouns: "contacts by phone, chat and email".
    const mayBeVerb = before !== ', ' && !rest.slice(0, at).includes(',') && verbIn('base', word) !== undefined;
    isUnclear ||= !isVerb && mayBeVerb && !isPreposition(firstWord(after));
    return isVerb ? before + (verbIn('base', word)?.third ?? word) : joint;
  });
  // In "Prepare the budget and present variances", "present" may not be a verb, so all verbs stay unchanged.
  return isUnclear ? text : forms.third + others;
}
