import type { Keywords } from '../../keywords/extract-keywords.js';

/**
 * The requirements of a job description. Extracted where the dictionary is loaded; scoring needs neither the text nor
 * the dictionary.
 */
export interface JobProfile extends Keywords {
  /** Version of the rules and the dictionary that extracted it. */
  version: string;
}
