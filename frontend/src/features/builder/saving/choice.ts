import { LIMITS, defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { same } from '../../../lib/same.js';
import { partOf, takeParts, withPart } from '../draft/content-parts.js';
import type { DraftContent } from '../draft/draft-store.js';
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

/**
 * @param mine everything that could be put together, with my side of the parts in conflict
 * @param parts those in conflict
 */
export function chosenContents(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
  parts: readonly MergePart[],
  choice: Choice,
): Chosen {
  const other = titled(takeParts(mine, parts, theirs), mine);
  const chosen = titled(
    parts.reduce((content, part) => {
      if (choice[part] === 'theirs') return takeParts(content, [part], theirs);
      const both =
        choice[part] === 'both' ? bothOf(partOf(base, part), partOf(mine, part), partOf(theirs, part)) : null;
      return both ? withPart(content, part, both) : content;
    }, mine),
    mine,
  );
  return { chosen, alternatives: [mine, other].filter((content) => !same(content, chosen)) };
}

/** The title follows the name as long as nobody has chosen another one. */
const titled = (content: DraftContent, before: DraftContent): DraftContent =>
  before.title === defaultTitle(before.data) && content.title === before.title
    ? { ...content, title: defaultTitle(content.data) }
    : content;
