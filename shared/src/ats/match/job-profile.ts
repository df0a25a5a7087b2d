import type { Keywords } from '../../keywords/extract-keywords.js';

/**
 * The requirements of a job description. The server extracts them with the dictionary, so that scoring needs neither
 * the text nor the dictionary.
 */
export interface JobProfile extends Keywords {
  /** Version of the rules and the dictionary that extracted the requirements. */
  version: string;
}
