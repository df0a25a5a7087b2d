import type { JobProfile } from './job-profile.js';

/** A short text cannot hold so much of a description. */
const LEAST_LENGTH = 300;
/** Shorter surroundings of a term come up by chance. */
const LEAST_OF_SNIPPET = 30;
const SNIPPETS = 3;

/**
 * Whether a text of the résumé is a piece of the job description: it has the surroundings of several terms word for word.
 * Such a text says what the job asks for, and nothing about the person.
 */
export function isPasted(text: string, profile: JobProfile): boolean {
  if (text.length < LEAST_LENGTH) return false;
  const said = plain(text);
  return snippetsOf(profile).filter((snippet) => said.includes(snippet)).length >= SNIPPETS;
}

const known = new WeakMap<JobProfile, readonly string[]>();

function snippetsOf(profile: JobProfile): readonly string[] {
  const before = known.get(profile);
  if (before) return before;
  const all = new Set(profile.terms.map(({ snippet }) => plain(snippet)));
  const snippets = [...all].filter(({ length }) => length >= LEAST_OF_SNIPPET);
  known.set(profile, snippets);
  return snippets;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
