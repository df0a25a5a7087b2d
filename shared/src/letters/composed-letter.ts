import type { LetterLength, LetterTone } from '../product/letter-options.js';
import type { JobNames } from './job/job-names.js';

/** Options of a letter. */
export interface LetterOptions extends JobNames {
  tone: LetterTone;
  length: LetterLength;
  /** The question that the job description wants answered in the letter, from `askedOfLetter`. */
  asked?: string;
}

export interface ComposedLetterText {
  /** Text from the greeting to the closing line; paragraphs are separated by an empty line. */
  letter: string;
  /** Notice that explains missing parts of the letter. */
  notice?: string;
}
