/**
 * Raise this whenever a rule or a sentence of the built-in guides changes, so that one version always gives one answer.
 */
export const GUIDES_VERSION = '2.1.0';
