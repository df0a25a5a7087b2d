import { same } from '@shortlist/ui-kit/same';
import { equalIgnoringWhitespace, withoutWhitespace } from '../../../lib/equal-ignoring-whitespace.js';
import type { MergeStrategy } from '../../../sync/merge-strategy.js';

/**
 * Name of the only part of a companion text. There are no other parts, because a companion text is merged as a whole.
 */
export type WholeText = 'text';

/**
 * Merges a companion text as a whole, because sentences of two versions do not fit together.
 *
 * @param blank content of a text that was never saved
 */
export function wholeText<Content>(blank: Content): MergeStrategy<Content, WholeText> {
  return {
    parts: ['text'],
    partOf: (content) => content,
    takeParts: (content, parts, from) => (parts.length > 0 ? from : content),
    asStored: withoutWhitespace,
    changes: (base, content) => (same(base, content) ? {} : content),
    merge: (base, mine, theirs) => {
      if (same(base, mine)) return { merged: theirs, conflicts: [] };
      const isOwn = equalIgnoringWhitespace(mine, theirs) || equalIgnoringWhitespace(base, theirs);
      return { merged: mine, conflicts: isOwn ? [] : ['text'] };
    },
    choose: (_, mine, theirs, __, { text }) => ({ chosen: text === 'theirs' ? theirs : mine, alternatives: [] }),
    // The text on the server may come from another device and therefore have no common ancestor with the text on this
    // device.
    baseAfterCreate: () => blank,
  };
}
