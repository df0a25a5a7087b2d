/**
 * Version of the built-in cover letters. Increase it whenever a rule or a sentence changes, so that one version always
 * produces the same result.
 */
export const LETTERS_VERSION = '1.8.0';
