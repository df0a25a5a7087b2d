import type { JobProfile } from './job-profile.js';

/** Minimum length, in characters, for a text to count as copied. A shorter text contains too little of a posting. */
const MIN_LENGTH = 300;
/** Minimum length, in characters, of a compared passage. A match with a shorter passage may be a coincidence. */
const MIN_SNIPPET_LENGTH = 30;
const SNIPPETS = 3;

/**
 * Returns whether a text was copied from the posting, that is, repeats several passages with terms word for word. A
 * copied text does not prove any skill.
 */
export function isPasted(text: string, profile: JobProfile): boolean {
  if (text.length < MIN_LENGTH) return false;
  const content = plain(text);
  return snippetsOf(profile).filter((snippet) => content.includes(snippet)).length >= SNIPPETS;
}

const known = new WeakMap<JobProfile, readonly string[]>();

function snippetsOf(profile: JobProfile): readonly string[] {
  const before = known.get(profile);
  if (before) return before;
  const all = new Set(profile.terms.map(({ snippet }) => plain(snippet)));
  const snippets = [...all].filter(({ length }) => length >= MIN_SNIPPET_LENGTH);
  known.set(profile, snippets);
  return snippets;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
