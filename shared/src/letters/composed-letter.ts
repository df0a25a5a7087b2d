import type { LetterLength, LetterTone } from '../product/letter-options.js';
import type { JobNames } from './job/job-names.js';

/** Options of a letter. */
export interface LetterOptions extends JobNames {
  tone: LetterTone;
  length: LetterLength;
  /** The question from the job description, from `askedOfLetter`. */
  asked?: string;
}

export interface ComposedLetterText {
  /** From the greeting to the closing line; paragraphs are separated by an empty line. */
  letter: string;
  /** Why the letter is incomplete. */
  notice?: string;
}
