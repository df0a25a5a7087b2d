import { MERGE_PARTS } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { partOf, takeParts } from '../../draft/content-parts.js';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { asStored } from './equal-as-stored.js';

/**
 * Fingerprints of each part that was sent without receiving a response. If the server stored the part, it later looks
 * like a change by another device; the fingerprints identify it as this page's save. They are short, so the journal can
 * keep those of every attempt.
 */
export type SentFingerprints = Partial<Record<MergePart, string[]>>;

const MAX_FINGERPRINTS = 50;

/**
 * Adds the fingerprints of a content.
 *
 * @param before fingerprints of earlier attempts on the same base
 */
export function addFingerprints(content: DraftContent, before: SentFingerprints): SentFingerprints {
  const marks: SentFingerprints = {};
  for (const part of MERGE_PARTS) {
    const mark = fingerprintOf(partOf(content, part));
    const known = before[part] ?? [];
    marks[part] = known.includes(mark) ? known : [...known, mark].slice(-MAX_FINGERPRINTS);
  }
  return marks;
}

/** Updates the base in every part that the server has as this page sent it. */
export const rebaseOnEcho = (base: DraftContent, theirs: DraftContent, sent: SentFingerprints): DraftContent =>
  takeParts(
    base,
    MERGE_PARTS.filter((part) => sent[part]?.includes(fingerprintOf(partOf(theirs, part)))),
    theirs,
  );

/**
 * Returns the base after a create request without a response: the sent parts that have not changed since, all others
 * empty.
 */
export const baseAfterCreate = (sent: SentFingerprints, mine: DraftContent): DraftContent =>
  takeParts(
    emptyContent(),
    MERGE_PARTS.filter((part) => sent[part]?.includes(fingerprintOf(partOf(mine, part)))),
    mine,
  );

export function readFingerprints(value: unknown): SentFingerprints {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const marks: SentFingerprints = {};
  for (const part of MERGE_PARTS) {
    const list = from[part];
    if (Array.isArray(list)) marks[part] = list.filter((mark): mark is string => typeof mark === 'string');
  }
  return marks;
}

function fingerprintOf(value: unknown): string {
  const text = JSON.stringify(asStored(value), sortedKeys) ?? '';
  return `${text.length}-${hash(text).toString(36)}`;
}

/** Sorts object keys, because the server does not keep their order. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Computes a 53-bit hash (cyrb53). Collisions are negligible, because a fingerprint is compared only with those of the
 * same part.
 */
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
