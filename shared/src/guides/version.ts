/**
 * Version of the built-in guides. Increase it whenever a rule or a sentence changes, so that one version always
 * produces the same guide for the same input.
 */
export const GUIDES_VERSION = '2.2.0';
