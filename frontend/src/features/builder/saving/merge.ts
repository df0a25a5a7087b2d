import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import { MERGE_PARTS } from '@shortlist/shared/resume/resume-parts';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { partOf, withPart } from '../draft/content-parts.js';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '../../../lib/same.js';
import { sameWords } from './same-words.js';

export interface Merge {
  /** Mine, with what only the others changed; parts changed on both sides are still mine. */
  merged: DraftContent;
  /** Parts that both sides changed, each in its own way. */
  conflicts: MergePart[];
}

/**
 * Three-way merge by part.
 * @param base what both sides started from
 */
export function mergeContents(base: DraftContent, mine: DraftContent, theirs: DraftContent): Merge {
  let merged = mine;
  const conflicts: MergePart[] = [];
  for (const part of MERGE_PARTS) {
    const [was, here, there] = [partOf(base, part), partOf(mine, part), partOf(theirs, part)];
    if (sameWords(here, there) || sameWords(was, there)) continue;
    if (sameWords(was, here)) merged = withPart(merged, part, there);
    else conflicts.push(part);
  }
  return { merged, conflicts: conflicts.filter((part) => part !== 'title' || !followsName(conflicts, mine, theirs)) };
}

/** A title that follows the name on both sides is no question of its own: whoever chooses the name has chosen it. */
const followsName = (conflicts: MergePart[], mine: DraftContent, theirs: DraftContent): boolean =>
  conflicts.includes('personal') && [mine, theirs].every(({ title, data }) => title === defaultTitle(data));

/** What a PATCH has to send; empty when nothing changed. */
export function changedParts(base: DraftContent, content: DraftContent): Partial<DraftContent> {
  return {
    ...(base.title !== content.title && { title: content.title }),
    ...(base.templateKey !== content.templateKey && { templateKey: content.templateKey }),
    ...(!same(base.data, content.data) && { data: content.data }),
    ...(base.jdText !== content.jdText && { jdText: content.jdText }),
  };
}
