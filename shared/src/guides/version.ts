/** Raised whenever a rule or a sentence of the built-in guides changes: the same version answers the same. */
export const GUIDES_VERSION = '2.1.0';
