import { LIMITS, defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { same } from '@shortlist/ui-kit/same';
import { partOf, takeParts, withPart } from '../draft/content-parts.js';
import type { DraftContent } from '../draft/draft-store.js';
import { mergeContents } from './merge.js';
import { sameWords } from './same-words.js';

export type Side = 'mine' | 'theirs' | 'both';

/** The side chosen for each part of a conflict; `mine` for what is not named. */
export type Choice = Partial<Record<MergePart, Side>>;

/**
 * Mine, followed by the other side's entries that I have never seen: those that were not there when both sides began
 * and that I do not have either. Null where keeping both makes no sense or has no room.
 */
export function bothOf(was: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const isIn = (list: unknown[], entry: unknown) => list.some((known) => sameWords(known, entry));
  const added = theirs.filter((entry) => !isIn(mine, entry) && !isIn(was, entry));
  const both: unknown[] = [...(mine as unknown[]), ...(added as unknown[])];
  if (added.length === 0 || both.length > LIMITS.entriesPerList || same(both, theirs)) return null;
  return both;
}

interface Chosen {
  chosen: DraftContent;
  /** The sides that were not taken, as whole contents, for undo; the other side comes last. */
  alternatives: DraftContent[];
}

/** @param parts those in conflict; everything else is put together from both sides in any case */
export function chosenContents(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
  parts: readonly MergePart[],
  choice: Choice,
): Chosen {
  const here = mergeContents(base, mine, theirs).merged;
  const there = mergeContents(base, theirs, mine).merged;
  const taken = (part: MergePart) => {
    const [was, ours, others] = [partOf(base, part), partOf(here, part), partOf(there, part)];
    if (choice[part] === 'theirs') return others;
    return choice[part] === 'both' ? (bothOf(was, ours, others) ?? ours) : ours;
  };
  const chosen = titled(
    parts.reduce((content, part) => withPart(content, part, taken(part)), here),
    here,
  );
  const other = titled(takeParts(here, parts, there), here);
  return { chosen, alternatives: [here, other].filter((content) => !same(content, chosen)) };
}

/** The title follows the name as long as nobody has chosen another one. */
const titled = (content: DraftContent, before: DraftContent): DraftContent =>
  before.title === defaultTitle(before.data) && content.title === before.title
    ? { ...content, title: defaultTitle(content.data) }
    : content;
