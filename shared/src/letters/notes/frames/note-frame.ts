import { isAlsoNoun, verbIn } from '../../../english/verb-forms.js';
import { firstWord } from '../../../text/words.js';

/**
 * A note split into a subject ("I") and the rest ("do 14 drops a day"). If `subject` is empty, `text` is a full
 * sentence.
 */
export interface NoteClause {
  subject: 'I' | 'I was' | 'I am' | 'I have been' | '';
  text: string;
  verb: string;
}

/** Matches a finite form of "be", which shows that a text is a complete sentence. */
export const FINITE = /(?<!\b(?:that|which|who) )\b(?:are|is|were|was)\b/;

export const GERUND = /^\p{L}{2,}ing\b/iu;
export const AMOUNT =
  '(?:(?:about|around|roughly|over|up to|nearly|almost) )?(?:\\d[\\d,.]*\\+?(?:(?:[-–]| to | or )\\d[\\d,.]*)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

export const has = (what: string, isCurrent: boolean, isRecord: boolean): NoteClause => ({
  subject: 'I',
  text: `${isCurrent ? (isRecord ? 'have had' : 'have') : 'had'} ${what}`,
  verb: 'have',
});

/** Returns whether a text begins with a verb in the past tense, or with a base form that cannot be a noun. */
export const verbLed = (part: string): boolean => {
  const verb = firstWord(part);
  return verbIn('past', verb) !== undefined || (verbIn('base', verb) !== undefined && !isAlsoNoun(verb, 'base'));
};
