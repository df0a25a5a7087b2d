/** Raised whenever a rule or a word list of the writing engine changes: the same version answers the same. */
export const WRITING_VERSION = '1.5.0';
