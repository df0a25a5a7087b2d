import { phraseFinder } from '../../text/find-phrases.js';
import { wordingOf, wordsOf } from '../../text/count-words.js';
import { BUZZWORDS } from '../../english/wording.js';

/** Matches sentences about what the applicant wants ("Looking for a role …"). They do not describe work. */
const WISH =
  /\b(?:looking for|seeking|in search of|where i can|opportunity to|opportunities to|hoping to|would like to|references)\b/i;
/**
 * Matches private facts, such as age or family. Career services, and equal-treatment guidance in the UK and the US,
 * advise against including them.
 */
const PRIVATE =
  /\b(?:i am \d\d|aged \d\d|years old|born|date of birth|married|divorced|single (?:mother|father|parent)|(?:two|three|four|five|\d) children|religion|christian|muslim|hindu|jewish|nationality|hobbies|spare time|non-?smoker|good health|i (?:like|love|enjoy) (?:football|music|reading|watching|cooking|travel)|my last job)\b/i;
const SENTENCE_END = /(?<=[.!?])\s/;
const buzzwordsIn = phraseFinder(BUZZWORDS);

const sentencesOf = (summary: string): string[] => summary.split(SENTENCE_END);

function isPraise(sentence: string): boolean {
  const words = wordsOf(sentence);
  return !/\p{Nd}/u.test(sentence) && buzzwordsIn(words, wordingOf(words)).length > 0;
}

/**
 * Returns the sentences of a summary that describe work, without wishes, self-praise and private facts. English only.
 */
export const sentencesAboutWork = (summary: string): string =>
  sentencesOf(summary)
    .filter((sentence) => !WISH.test(sentence) && !PRIVATE.test(sentence) && !isPraise(sentence))
    .join(' ');

/** Returns whether a summary contains private facts. English only. */
export const hasPrivateFacts = (summary: string): boolean => PRIVATE.test(summary);
