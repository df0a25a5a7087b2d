/** Maximum number of characters read from a job description. */
export const MAX_CHARACTERS = 20_000;

/**
 * Maximum number of terms in each list that a language model returns. `term` is the maximum number of characters of a
 * term.
 */
export const MODEL_KEYWORDS_LIMITS = { hardSkills: 80, softSkills: 30, certificates: 20, must: 40, term: 80 } as const;
