import { MERGE_PARTS } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { partOf, takeParts } from '../../draft/content-parts.js';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { asStored } from './equal-as-stored.js';

/**
 * Fingerprints of each part that was sent without a response. The server may have stored it, and then returns it as an
 * apparent change by someone else. Fingerprints are short enough to keep every attempt in the journal.
 */
export type SentFingerprints = Partial<Record<MergePart, string[]>>;

const MAX_FINGERPRINTS = 50;

/** @param before fingerprints of earlier attempts on the same base */
export function addFingerprints(content: DraftContent, before: SentFingerprints): SentFingerprints {
  const marks: SentFingerprints = {};
  for (const part of MERGE_PARTS) {
    const mark = fingerprintOf(partOf(content, part));
    const known = before[part] ?? [];
    marks[part] = known.includes(mark) ? known : [...known, mark].slice(-MAX_FINGERPRINTS);
  }
  return marks;
}

/** Updates the base in every part in which the server has what was sent from here. */
export const rebaseOnEcho = (base: DraftContent, theirs: DraftContent, sent: SentFingerprints): DraftContent =>
  takeParts(
    base,
    MERGE_PARTS.filter((part) => sent[part]?.includes(fingerprintOf(partOf(theirs, part)))),
    theirs,
  );

/** The base after a create request without a response: the sent parts that have not changed here since, else empty. */
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

/** The server does not keep the order of keys. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** cyrb53, 53 bits: collisions are negligible, since a fingerprint is only compared with those of its part. */
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
