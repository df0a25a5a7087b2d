import { compareContents } from '@shortlist/shared/compare/compare-contents';
import type { Difference } from '@shortlist/shared/compare/difference';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { partOf } from '../../draft/content-parts.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { keepBoth } from '../record/choice.js';
import { differingTexts } from './differing-texts.js';
import { mergeContents } from '../record/merge.js';
import { messages } from '../messages.js';

export interface SideRow {
  /** Name of the field, such as "Job 2 at St. Vincent's: start date". Empty if the section is a single field. */
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictSides {
  rows: SideRow[];
  /** Number of entries that "Keep both" adds from the other version; 0 if that choice is not available. */
  extraCount: number;
}

export function conflictSides(
  part: MergePart,
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): ConflictSides {
  const ours = mergeContents(base, mine, theirs).merged;
  const others = mergeContents(base, theirs, mine).merged;
  const differences = compareContents(ours, others).filter((difference) => difference.part === part);
  const [here, there] = [partOf(ours, part), partOf(others, part)];
  const both = keepBoth(partOf(base, part), here, there);
  return {
    rows: differences.length > 0 ? differences.map(rowOf) : [{ label: '', ...sidesOf(here, there) }],
    extraCount: both && Array.isArray(here) ? both.length - here.length : 0,
  };
}

function rowOf({ part, path, label, kind, before, after }: Difference): SideRow {
  const isWhole = path === part || path === 'summary.text';
  if (kind === 'changed' || kind === 'moved')
    return { label: isWhole ? '' : label, ...sidesOf(before ?? '', after ?? '') };
  const absent = isWhole ? '' : messages.conflictSides.absent;
  return {
    label: isWhole ? '' : label,
    mine: before === undefined ? absent : excerptOf(before),
    theirs: after === undefined ? absent : excerptOf(after),
  };
}

const excerptOf = (text: string): string => differingTexts(text, '').mine;

function sidesOf(here: unknown, there: unknown): Pick<SideRow, 'mine' | 'theirs'> {
  const { mine, other } = differingTexts(here, there);
  return { mine, theirs: other };
}
