import { MERGE_PARTS } from '@shortlist/shared/resume/resume-parts';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { partOf, takeParts } from '../draft/content-parts.js';
import { emptyContent } from '../draft/draft-store.js';
import type { DraftContent } from '../draft/draft-store.js';
import { tidied } from './same-words.js';

/**
 * What was sent without an answer, as marks of each part: the server may have it all the same. A few characters are
 * enough to recognise it, and so the journal can remember every try of a long night without a network.
 */
export type SentMarks = Partial<Record<MergePart, string[]>>;

const MOST_MARKS = 50;

/** @param before the marks of earlier tries on the same base */
export function withMarksOf(content: DraftContent, before: SentMarks): SentMarks {
  const marks: SentMarks = {};
  for (const part of MERGE_PARTS) {
    const mark = markOf(partOf(content, part));
    const known = before[part] ?? [];
    marks[part] = known.includes(mark) ? known : [...known, mark].slice(-MOST_MARKS);
  }
  return marks;
}

/**
 * The base, moved forward in every part in which the server has what was sent from here. What is typed now grew from
 * that, so such a part is no change of somebody else.
 */
export const movedForward = (base: DraftContent, theirs: DraftContent, sent: SentMarks): DraftContent =>
  takeParts(
    base,
    MERGE_PARTS.filter((part) => sent[part]?.includes(markOf(partOf(theirs, part)))),
    theirs,
  );

/**
 * What a résumé started from that was created by a request without an answer: each part as it was sent, if it has not
 * been changed here since; of the others nothing is known.
 */
export const baseOfCreation = (sent: SentMarks, mine: DraftContent): DraftContent =>
  takeParts(
    emptyContent(),
    MERGE_PARTS.filter((part) => sent[part]?.includes(markOf(partOf(mine, part)))),
    mine,
  );

export function readMarks(value: unknown): SentMarks {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const marks: SentMarks = {};
  for (const part of MERGE_PARTS) {
    const list = from[part];
    if (Array.isArray(list)) marks[part] = list.filter((mark): mark is string => typeof mark === 'string');
  }
  return marks;
}

function markOf(value: unknown): string {
  const text = JSON.stringify(tidied(value), sortedKeys) ?? '';
  return `${text.length}-${hash(text).toString(36)}`;
}

/** The server stores an object's keys in an order of its own. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** 53 bits (cyrb53): a mark is compared with the few of its own part, so chance does not make two of them alike. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
