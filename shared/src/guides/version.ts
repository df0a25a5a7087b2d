/** Raise whenever a rule or a sentence of the built-in guides changes: one version gives one answer. */
export const GUIDES_VERSION = '2.1.0';
