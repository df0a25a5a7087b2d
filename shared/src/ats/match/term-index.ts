import { AMBIGUOUS_NAMES } from '../../keywords/posting/ambiguous.js';
import type { KeywordTerm } from '../../keywords/extract-keywords.js';
import { tokenize } from '../../keywords/posting/tokenize.js';
import type { JobProfile } from './job-profile.js';
import { skillsImplying } from './implied-skills.js';
import { stemOf } from '../../text/tokens.js';

/** One name of a term, split into words that are normalized for comparison. */
export interface Pattern {
  term: number;
  keys: readonly string[];
  /** Required spelling of a name that is also an everyday word: either capitalized or exactly as in the posting. */
  written?: string;
}

/** The terms of a profile, indexed so that a single pass over a text finds all of them. */
export interface TermIndex {
  terms: readonly KeywordTerm[];
  /** Names of terms, keyed by their normalized first word. */
  exact: ReadonlyMap<string, readonly Pattern[]>;
  /** Names of terms, and of skills that imply a term, keyed by the stem of their first word. */
  stems: ReadonlyMap<string, readonly Pattern[]>;
  /**
   * Names of the terms whose uses are counted, keyed by the first word. Digits are removed from the names and the keys,
   * because removing a figure from a text must not change the count.
   */
  counted: ReadonlyMap<string, readonly Pattern[]>;
}

const SHORT_NAME = 2;

const indexes = new WeakMap<JobProfile, TermIndex>();

/** Caches the index of a profile, because the posting stays the same while the user edits the resume. */
export function termIndex(profile: JobProfile): TermIndex {
  const known = indexes.get(profile);
  if (known) return known;
  const exact = new Map<string, Pattern[]>();
  const stems = new Map<string, Pattern[]>();
  const counted = new Map<string, Pattern[]>();
  for (const [term, { text, aliases }] of profile.terms.entries()) {
    for (const name of [text, ...aliases]) {
      const { keys, written } = namePattern(name);
      add(exact, { term, keys, ...written });
      if (!written) add(stems, { term, keys: keys.map(stemOf) });
      add(counted, { term, keys: withoutDigits(keys), ...written });
    }
    // The name of a more specific skill counts like a word form of the term: "PostgreSQL" for "SQL".
    for (const name of skillsImplying([text, ...aliases])) {
      const { keys, written } = namePattern(name);
      add(stems, { term, keys: keys.map(stemOf), ...written });
    }
  }
  const index = { terms: profile.terms, exact, stems, counted };
  indexes.set(profile, index);
  return index;
}

function namePattern(name: string): { keys: string[]; written: { written: string } | undefined } {
  const tokens = tokenize(name);
  const [only] = tokens;
  const needsCase = tokens.length === 1 && only && (only.raw.length <= SHORT_NAME || AMBIGUOUS_NAMES.has(only.key));
  return { keys: tokens.map(({ key }) => key), written: needsCase ? { written: only.raw } : undefined };
}

export const withoutDigits = (keys: readonly string[]): string[] =>
  keys.map((key) => key.replace(/\p{Nd}+/gu, '')).filter((key) => key !== '');

/** Longer names come first, so that "SQL Server" does not count as "SQL". */
function add(patterns: Map<string, Pattern[]>, pattern: Pattern): void {
  const [first] = pattern.keys;
  if (first === undefined) return;
  const before = patterns.get(first) ?? [];
  patterns.set(
    first,
    [...before, pattern].sort((a, b) => b.keys.length - a.keys.length),
  );
}
