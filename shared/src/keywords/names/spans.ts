import type { Skill } from '../posting/dictionary.js';

/** Consecutive words, given as the indexes of the first and the last token. */
export interface Phrase {
  first: number;
  last: number;
}

/** Consecutive words that form a requirement. */
export interface Span extends Phrase {
  /** The skill; null if the dictionary does not contain these words. */
  skill: Skill | null;
  kind: Skill['kind'];
  by: 'form' | 'name' | 'tagger';
}
