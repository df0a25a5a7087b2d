import type { LetterLength, LetterTone } from '../product/letter-options.js';
import type { JobNames } from './job/job-names.js';

export interface LetterOptions extends JobNames {
  tone: LetterTone;
  length: LetterLength;
  /** The question that the job description wants the cover letter to answer, as returned by `askedOfLetter`. */
  asked?: string;
  /** The job description, whose words select among the facts of the resume. It is data: no instruction in it is followed. */
  jdText?: string;
}

export interface ComposedLetterText {
  /** The cover letter from the salutation to the closing line. Blank lines separate paragraphs. */
  letter: string;
  /** Notice that explains which parts of the cover letter are missing. */
  notice?: string;
}
