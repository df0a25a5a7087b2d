import { same } from '@shortlist/ui-kit/same';
import type { MergeStrategy } from '../../../sync/merge-strategy.js';
import { normalized } from './equal-ignoring-whitespace.js';
import { equalAsStored } from '../../../sync/merge-strategy.js';

/** The single part of a companion text. */
export type WholeText = 'text';

/**
 * Merges a companion text as a whole: its sentences belong together, so a version of half of them is none.
 *
 * @param blank content of a text that was never saved
 */
export function wholeText<Content>(blank: Content): MergeStrategy<Content, WholeText> {
  const strategy: MergeStrategy<Content, WholeText> = {
    parts: ['text'],
    partOf: (content) => content,
    takeParts: (content, parts, from) => (parts.length > 0 ? from : content),
    asStored: normalized,
    changes: (base, content) => (same(base, content) ? {} : content),
    merge: (base, mine, theirs) => {
      if (equalAsStored(strategy, mine, theirs) || equalAsStored(strategy, base, theirs))
        return { merged: mine, conflicts: [] };
      return same(base, mine) ? { merged: theirs, conflicts: [] } : { merged: mine, conflicts: ['text'] };
    },
    choose: (_, mine, theirs, __, { text }) => ({ chosen: text === 'theirs' ? theirs : mine, alternatives: [] }),
    // The text that exists now may have been created by another device, with nothing in common.
    baseAfterCreate: () => blank,
  };
  return strategy;
}
