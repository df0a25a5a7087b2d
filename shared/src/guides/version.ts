/**
 * Raise this whenever a rule or a sentence of the built-in guides changes, so that one version always gives the same
 * guide for the same input.
 */
export const GUIDES_VERSION = '2.2.0';
