import { cleanLines } from '../text/text.js';
import { degreeFacts, degreeKeys } from './degree-facts.js';
import { asRead, type Fact } from './fact.js';
import { nameFacts, wordKeys } from './name-facts.js';
import { numberFacts } from './number-facts.js';

/**
 * Returns the numbers, names, tools and degrees of a text. A capitalized word at the start of a sentence counts as a
 * name only if it is written like a name, as in "McKinsey".
 */
export function factsOf(text: string): Fact[] {
  const others = [...numberFacts(text), ...degreeFacts(text)];
  return [...others, ...namesBeside(others, nameFacts(text))];
}

/** Returns the names that are not part of another fact. In "5 EUR", the word "EUR" is part of a number. */
export function namesBeside(others: readonly Fact[], names: readonly Fact[]): Fact[] {
  const inOrder = others.toSorted((a, b) => a.start - b.start);
  let [next, reached] = [0, -1];
  return names
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      for (; next < inOrder.length && inOrder[next]!.start <= start; next += 1)
        reached = Math.max(reached, inOrder[next]!.end);
      return end > reached;
    });
}

/**
 * Returns the keys of all facts that a text supports. Includes ordinary words, because another text may use them as
 * names.
 */
export function knownKeys(text: string): ReadonlySet<string> {
  const read = asRead(text);
  return new Set([...factsOf(read).map(({ key }) => key), ...degreeKeys(read), ...wordKeys(read)]);
}

/** Returns the facts of the first text, such as numbers and names, that the second text lacks. */
export function lostFacts(before: string, after: string): Fact[] {
  const known = knownKeys(after);
  return factsOf(asRead(cleanLines(before).join('\n'))).filter(({ key }) => !known.has(key));
}
