import type { Keywords } from '../../keywords/extract-keywords.js';

/**
 * The requirements of a job description. The server extracts them with the dictionary or a language model, so that
 * scoring requires neither the job description nor the dictionary.
 */
export interface JobProfile extends Keywords {
  /** Version of the rules and the dictionary, or of the prompt, with which the requirements were extracted. */
  version: string;
}
