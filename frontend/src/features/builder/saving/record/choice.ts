import { LIMITS, defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { same } from '@shortlist/ui-kit/same';
import type { Choice as ChoiceOf, Chosen } from '../../../../sync/merge-strategy.js';
import { partOf, takeParts, withPart } from '../../draft/content-parts.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { mergeContents } from './merge.js';
import { equalAsStored } from './equal-as-stored.js';

export type Choice = ChoiceOf<MergePart>;

/**
 * Returns the entries of `mine`, followed by the entries that only the other version has added. Returns null if there
 * are none to add, if the result would equal the other version, or if it would exceed the limit.
 */
export function keepBoth(was: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const isIn = (list: unknown[], entry: unknown) => list.some((known) => equalAsStored(known, entry));
  const added = theirs.filter((entry) => !isIn(mine, entry) && !isIn(was, entry));
  const both: unknown[] = [...(mine as unknown[]), ...(added as unknown[])];
  if (added.length === 0 || both.length > LIMITS.entriesPerList || same(both, theirs)) return null;
  return both;
}

/**
 * Merges two versions according to the user's choices.
 *
 * @param parts the parts in conflict; all other parts are merged automatically
 */
export function applyChoice(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
  parts: readonly MergePart[],
  choice: Choice,
): Chosen<DraftContent> {
  const here = mergeContents(base, mine, theirs).merged;
  const there = mergeContents(base, theirs, mine).merged;
  const chosenPart = (part: MergePart) => {
    const [was, ours, others] = [partOf(base, part), partOf(here, part), partOf(there, part)];
    if (choice[part] === 'theirs') return others;
    return choice[part] === 'both' ? (keepBoth(was, ours, others) ?? ours) : ours;
  };
  const chosen = titled(
    parts.reduce((content, part) => withPart(content, part, chosenPart(part)), here),
    here,
  );
  const other = titled(takeParts(here, parts, there), here);
  return { chosen, alternatives: [here, other].filter((content) => !same(content, chosen)) };
}

/** Updates a default title to match the user's name in the merged content. */
const titled = (content: DraftContent, before: DraftContent): DraftContent =>
  before.title === defaultTitle(before.data) && content.title === before.title
    ? { ...content, title: defaultTitle(content.data) }
    : content;
