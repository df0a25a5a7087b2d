/**
 * Raise this whenever a rule or a word list of the writing engine changes, so that one version always gives one answer.
 */
export const WRITING_VERSION = '1.5.0';
