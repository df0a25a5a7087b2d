import { compareContents } from '@shortlist/shared/resume/compare-contents';
import type { Difference } from '@shortlist/shared/resume/difference';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { partOf } from '../draft/content-parts.js';
import type { DraftContent } from '../draft/draft-store.js';
import { bothOf } from './choice.js';
import { differingTexts } from './differing-texts.js';
import { mergeContents } from './merge.js';

/** One thing in which the two sides differ. */
export interface SideRow {
  /** Of the field, such as "Job 2 at St. Vincent's: start date"; empty where the section's name says it all. */
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictSides {
  rows: SideRow[];
  /** How many entries the other side has that mine lacks; 0 where both cannot be kept. */
  more: number;
}

/** What the person chooses between in one section. */
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
  const both = bothOf(partOf(base, part), here, there);
  return {
    rows: differences.length > 0 ? differences.map(rowOf) : [{ label: '', ...named(differingTexts(here, there)) }],
    more: both && Array.isArray(here) ? both.length - here.length : 0,
  };
}

function rowOf({ part, path, label, kind, before, after }: Difference): SideRow {
  // Parts without fields of their own have nothing to name but themselves.
  const isWhole = path === part || path === 'summary.text';
  if (kind === 'changed' || kind === 'moved')
    return { label: isWhole ? '' : label, ...named(differingTexts(before ?? '', after ?? '')) };
  const absent = isWhole ? '' : NOT_THERE;
  return {
    label: isWhole ? '' : label,
    mine: before === undefined ? absent : excerptOf(before),
    theirs: after === undefined ? absent : excerptOf(after),
  };
}

const NOT_THERE = '(none)';
const excerptOf = (text: string): string => differingTexts(text, '').mine;

const named = ({ mine, other }: { mine: string; other: string }): Pick<SideRow, 'mine' | 'theirs'> => ({
  mine,
  theirs: other,
});
