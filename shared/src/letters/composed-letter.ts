import type { LetterLength, LetterTone } from '../product/letter-options.js';
import type { JobNames } from './job/job-names.js';

export interface LetterOptions extends JobNames {
  tone: LetterTone;
  length: LetterLength;
  /** The question that the job description wants the cover letter to answer, as returned by `askedOfLetter`. */
  asked?: string;
  /** The job description. Its words decide which facts of the resume are used; instructions in it are not followed. */
  jdText?: string;
}

export interface ComposedLetterText {
  /** The cover letter from the salutation to the closing line. Blank lines separate paragraphs. */
  letter: string;
  /** Notice that explains which parts of the cover letter are missing. */
  notice?: string;
}
