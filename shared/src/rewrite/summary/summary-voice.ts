import { convertVerbs } from '../../english/convert-verbs.js';
import { withCapital } from '../reading/tidy.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { firstWord, lowered } from '../../text/words.js';

/**
 * Grammatical person of a summary: `first` is "I keep", `implied` is "Keep" without "I", `third` is "Keeps". `none`
 * means that no verb reveals the person, and `mixed` that there are several.
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

/** Matches a noun that shows that the word before it is not a verb: "Pass rate". */
const MEASURE = /^\p{L}+ (?:rate|score|time|level|average|target)s?\b/u;

/**
 * Converts a bullet to a sentence in the given grammatical person: "Train nurses" becomes "Trains nurses" or "I train
 * nurses".
 */
export function inVoice(bullet: string, voice: Voice): string {
  if (MEASURE.test(bullet)) return bullet;
  const isPast = verbIn('past', firstWord(bullet)) !== undefined;
  if (voice === 'first') return isPast || verbIn('base', firstWord(bullet)) ? `I ${lowered(bullet)}` : bullet;
  // "Cut" in "Cut costs" may be in the past tense.
  if (isPast || voice === 'implied' || voice === 'mixed') return bullet;
  const converted = convertVerbs(lowered(bullet), 'base', 'third', true);
  return converted === undefined ? bullet : withCapital(converted);
}
