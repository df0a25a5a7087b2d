import type { JobProfile } from './job-profile.js';

/** Matches the separator between two alternatives in a job description: a comma, a slash, or "or". */
const LINK = /^(?:,|\/|(?:, ?)?or(?: (?:an?|the))?)$/i;
const CHOICE = /\bor\b|\//i;

const known = new WeakMap<JobProfile, ReadonlyMap<number, readonly number[]>>();

/** Maps the index of each term offered as a choice ("Docker or Kubernetes") to the indexes of its alternatives. */
export function alternativesOf(profile: JobProfile): ReadonlyMap<number, readonly number[]> {
  const before = known.get(profile);
  if (before) return before;
  const alternatives = new Map<number, readonly number[]>();
  for (const [place, { text, snippet }] of profile.terms.entries()) {
    const chain = chainAround(placesIn(snippet, profile), snippet.indexOf(text), snippet);
    if (chain.length > 1)
      alternatives.set(
        place,
        [...new Set(chain)].filter((each) => each !== place),
      );
  }
  known.set(profile, alternatives);
  return alternatives;
}

interface Named {
  term: number;
  start: number;
  end: number;
}

/** Finds the terms in the snippet. A term within a longer term is left out, such as "SQL" in "SQL Server". */
function placesIn(snippet: string, { terms }: JobProfile): Named[] {
  const found = terms
    .map(({ text }, term): Named => ({ term, start: snippet.indexOf(text), end: snippet.indexOf(text) + text.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, place) => place === 0 || start >= found[place - 1]!.end);
}

/**
 * Returns the indexes of all terms in the list around position `at` ("Docker or Podman"). Returns an empty list if the
 * list contains no "or".
 */
function chainAround(named: readonly Named[], at: number, snippet: string): number[] {
  let chain: Named[] = [];
  let isChoice = false;
  for (const each of named) {
    const last = chain.at(-1);
    const between = last ? snippet.slice(last.end, each.start).replace(/\s+/g, ' ').trim() : '';
    if (!last || !LINK.test(between)) {
      if (isChoice && chain.some(({ start }) => start === at)) break;
      chain = [];
      isChoice = false;
    }
    isChoice ||= CHOICE.test(between) && LINK.test(between);
    chain.push(each);
  }
  return isChoice && chain.some(({ start }) => start === at) ? chain.map(({ term }) => term) : [];
}
