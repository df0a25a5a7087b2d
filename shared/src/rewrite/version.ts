/**
 * Version of the writing rules. Increase it whenever a rule or a word list changes, so that one version always produces
 * the same result.
 */
export const WRITING_VERSION = '1.13.0';
