/** Raise whenever a rule or a word list of the writing engine changes: one version gives one answer. */
export const WRITING_VERSION = '1.5.0';
