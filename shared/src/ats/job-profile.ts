import type { Keywords } from '../keywords/extract-keywords.js';

/**
 * What a job description asks for, as the score compares it with a résumé. Read from the text where the dictionary is;
 * the score itself needs neither the text nor the dictionary.
 */
export interface JobProfile extends Keywords {
  /** Of the rules and the dictionary that read it. */
  version: string;
}
