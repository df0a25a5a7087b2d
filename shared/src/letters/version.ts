/** Raise whenever a rule or a sentence of the built-in letters changes: one version gives one answer. */
export const LETTERS_VERSION = '1.4.0';
