import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import { MERGE_PARTS } from '@shortlist/shared/resume/resume-parts';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { partOf, withPart } from '../draft/content-parts.js';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '@shortlist/ui-kit/same';
import { sameWords } from './same-words.js';

export interface Merge {
  /** Mine, with what only the others changed; what was changed on both sides is still mine. */
  merged: DraftContent;
  /** Parts that both sides changed, each in its own way. */
  conflicts: MergePart[];
}

/**
 * Three-way merge by part, and within parts that are fields without an order by field. Called with the sides swapped
 * it gives the other side of the same conflicts, with everything that is not in question in it as well.
 *
 * @param base what both sides started from
 */
export function mergeContents(base: DraftContent, mine: DraftContent, theirs: DraftContent): Merge {
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
  if (sameWords(mine, theirs) || sameWords(was, theirs)) return { value: mine, isConflict: false };
  if (sameWords(was, mine)) return { value: theirs, isConflict: false };
  return areFields(was) && areFields(mine) && areFields(theirs)
    ? mergeFields(was, mine, theirs)
    : { value: mine, isConflict: true };
}

type Fields = Record<string, unknown>;

function mergeFields(was: Fields, mine: Fields, theirs: Fields): MergedValue {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => [key, mergeValues(was[key], mine[key], theirs[key])] as const);
  // An absent setting is the template's own choice; the key of an undefined one would say the same twice.
  const values = merged.map(([key, { value }]) => [key, value] as const).filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(values), isConflict: merged.some(([, { isConflict }]) => isConflict) };
}

const areFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
