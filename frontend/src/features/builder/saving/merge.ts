import { MERGE_PARTS } from '@shortlist/shared/resume/resume-parts';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '../../../lib/same.js';

export function partOf(content: DraftContent, part: MergePart): unknown {
  switch (part) {
    case 'title':
    case 'templateKey':
    case 'jdText':
      return content[part];
    case 'projects':
    case 'awards':
    case 'volunteer':
    case 'languages':
      return content.data.extras[part];
    default:
      return content.data[part];
  }
}

function withPartOf(content: DraftContent, part: MergePart, from: DraftContent): DraftContent {
  switch (part) {
    case 'title':
    case 'templateKey':
    case 'jdText':
      return { ...content, [part]: from[part] };
    case 'projects':
    case 'awards':
    case 'volunteer':
    case 'languages':
      return {
        ...content,
        data: { ...content.data, extras: { ...content.data.extras, [part]: from.data.extras[part] } },
      };
    default:
      return { ...content, data: { ...content.data, [part]: from.data[part] } };
  }
}

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
    if (same(here, there) || same(was, there)) continue;
    if (same(was, here)) merged = withPartOf(merged, part, theirs);
    else conflicts.push(part);
  }
  return { merged, conflicts };
}

/** Takes the other version of the chosen parts. */
export const takeParts = (content: DraftContent, parts: readonly MergePart[], theirs: DraftContent): DraftContent =>
  parts.reduce((result, part) => withPartOf(result, part, theirs), content);

/** What a PATCH has to send; empty when nothing changed. */
export function changedParts(base: DraftContent, content: DraftContent): Partial<DraftContent> {
  return {
    ...(base.title !== content.title && { title: content.title }),
    ...(base.templateKey !== content.templateKey && { templateKey: content.templateKey }),
    ...(!same(base.data, content.data) && { data: content.data }),
    ...(base.jdText !== content.jdText && { jdText: content.jdText }),
  };
}
