import type { Keywords } from '../../keywords/extract-keywords.js';

/**
 * The requirements of a job description. The server extracts them with the dictionary or a language model, so that
 * scoring requires neither the job description nor the dictionary.
 */
export interface JobProfile extends Keywords {
  /**
   * Version of the rules and the dictionary that extracted the requirements, or of the prompt if a language model
   * listed them.
   */
  version: string;
}
