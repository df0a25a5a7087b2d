import type { JobProfile } from './job-profile.js';

/** What stands between two that are to choose from: a comma, a slash, or "or". */
const LINK = /^(?:,|\/|(?:, ?)?or(?: (?:an?|the))?)$/i;
const CHOICE = /\bor\b|\//i;

const known = new WeakMap<JobProfile, ReadonlyMap<number, readonly number[]>>();

/** For each term that is one of several to choose from, by its place, the others: "Docker or Kubernetes". */
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

/** Where the terms stand in a snippet, in its order; of two at one place the longer. */
function placesIn(snippet: string, { terms }: JobProfile): Named[] {
  const found = terms
    .map(({ text }, term): Named => ({ term, start: snippet.indexOf(text), end: snippet.indexOf(text) + text.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, place) => place === 0 || start >= found[place - 1]!.end);
}

/** The terms in one row with that at `at`, if the row has an "or". */
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
