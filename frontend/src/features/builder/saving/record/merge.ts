import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import { MERGE_PARTS } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { Merge } from '../../../../sync/merge-strategy.js';
import { partOf, withPart } from '../../draft/content-parts.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { same } from '@shortlist/ui-kit/same';
import { equalAsStored } from './equal-as-stored.js';

/**
 * Merges two versions of a resume part by part; parts that are objects are merged field by field. Parts in conflict are
 * taken from `mine`; swap `mine` and `theirs` to take them from the other version.
 *
 * @param base the common ancestor
 */
export function mergeContents(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): Merge<DraftContent, MergePart> {
  let merged = mine;
  const conflicts: MergePart[] = [];
  for (const part of MERGE_PARTS) {
    const { value, isConflict } = mergeValues(partOf(base, part), partOf(mine, part), partOf(theirs, part));
    if (value !== partOf(mine, part)) merged = withPart(merged, part, value);
    if (isConflict) conflicts.push(part);
  }
  return { merged, conflicts: conflicts.filter((part) => part !== 'title' || !followsName(conflicts, mine, theirs)) };
}

interface MergedValue {
  value: unknown;
  isConflict: boolean;
}

function mergeValues(was: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (equalAsStored(mine, theirs) || equalAsStored(was, theirs)) return { value: mine, isConflict: false };
  if (equalAsStored(was, mine)) return { value: theirs, isConflict: false };
  return areFields(was) && areFields(mine) && areFields(theirs)
    ? mergeFields(was, mine, theirs)
    : { value: mine, isConflict: true };
}

type Fields = Record<string, unknown>;

function mergeFields(was: Fields, mine: Fields, theirs: Fields): MergedValue {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => [key, mergeValues(was[key], mine[key], theirs[key])] as const);
  // Drop undefined settings, which are equivalent to missing ones.
  const values = merged.map(([key, { value }]) => [key, value] as const).filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(values), isConflict: merged.some(([, { isConflict }]) => isConflict) };
}

const areFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the user's choice between two names also decides the title. This is the case if both titles are default
 * titles, such as "Maya Lindqvist Resume".
 */
const followsName = (conflicts: MergePart[], mine: DraftContent, theirs: DraftContent): boolean =>
  conflicts.includes('personal') && [mine, theirs].every(({ title, data }) => title === defaultTitle(data));

/** Returns the body of a PATCH request; empty if nothing changed. */
export function changedParts(base: DraftContent, content: DraftContent): Partial<DraftContent> {
  return {
    ...(base.title !== content.title && { title: content.title }),
    ...(base.templateKey !== content.templateKey && { templateKey: content.templateKey }),
    ...(!same(base.data, content.data) && { data: content.data }),
    ...(base.jdText !== content.jdText && { jdText: content.jdText }),
  };
}
