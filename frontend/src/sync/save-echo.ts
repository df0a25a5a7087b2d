import type { MergeStrategy, SentFingerprints } from './merge-strategy.js';

/*
 * If the server stores content but its response is lost, the content later looks like a change from another device.
 * Fingerprints of the sent parts show that the content is our own save. Fingerprints are short, so the journal can
 * store those of every attempt.
 */

const MAX_FINGERPRINTS = 50;

type Parts<Content, Part extends string> = Pick<
  MergeStrategy<Content, Part>,
  'parts' | 'partOf' | 'takeParts' | 'asStored'
>;

/** @param before fingerprints of earlier attempts on the same base */
export function addFingerprints<Content, Part extends string>(
  strategy: Parts<Content, Part>,
  content: Content,
  before: SentFingerprints<Part>,
): SentFingerprints<Part> {
  const marks: SentFingerprints<Part> = {};
  for (const part of strategy.parts) {
    const mark = fingerprintOf(strategy, content, part);
    const known = before[part] ?? [];
    marks[part] = known.includes(mark) ? known : [...known, mark].slice(-MAX_FINGERPRINTS);
  }
  return marks;
}

/** Returns the parts of the content that equal a sent part. */
export const sentParts = <Content, Part extends string>(
  strategy: Parts<Content, Part>,
  content: Content,
  sent: SentFingerprints<Part>,
): Part[] => strategy.parts.filter((part) => sent[part]?.includes(fingerprintOf(strategy, content, part)));

/**
 * Updates the common ancestor with each part of the server's version that equals the sent content, so that our own save
 * does not look like a remote change.
 */
export const rebaseOnEcho = <Content, Part extends string>(
  strategy: Parts<Content, Part>,
  base: Content,
  theirs: Content,
  sent: SentFingerprints<Part>,
): Content => strategy.takeParts(base, sentParts(strategy, theirs, sent), theirs);

export function readFingerprints<Part extends string>(
  { parts }: { parts: readonly Part[] },
  value: unknown,
): SentFingerprints<Part> {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const marks: SentFingerprints<Part> = {};
  for (const part of parts) {
    const list = from[part];
    if (Array.isArray(list)) marks[part] = list.filter((mark): mark is string => typeof mark === 'string');
  }
  return marks;
}

function fingerprintOf<Content, Part extends string>(
  { partOf, asStored }: Parts<Content, Part>,
  content: Content,
  part: Part,
): string {
  const text = JSON.stringify(asStored(partOf(content, part)), sortedKeys) ?? '';
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
