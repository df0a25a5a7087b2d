/**
 * Raise this whenever a rule or a sentence of the built-in letters changes, so that one version always gives one
 * answer.
 */
export const LETTERS_VERSION = '1.4.0';
