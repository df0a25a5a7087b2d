/** Raised whenever a rule or a sentence of the built-in letters changes: the same version answers the same. */
export const LETTERS_VERSION = '1.4.0';
