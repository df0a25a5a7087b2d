import { cleanLines } from '../resume/text.js';
import { degreeFacts, degreeKeys } from './degree-facts.js';
import { asRead, type Fact } from './fact.js';
import { nameFacts, wordKeys } from './name-facts.js';
import { numberFacts } from './number-facts.js';

/** Numbers, names, tools and degrees of a text. A word with a capital that begins a sentence is a name only if it looks like one. */
export function factsOf(text: string): Fact[] {
  const others = [...numberFacts(text), ...degreeFacts(text)];
  return [...others, ...namesBeside(others, nameFacts(text))];
}

/** Names that are not the words of a number or a degree, as "EUR" and "Bachelor of Science" are. */
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

/** Everything that a text holds, to look facts up in: also words that are no name where they stand. */
export function knownKeys(text: string): ReadonlySet<string> {
  const read = asRead(text);
  return new Set([...factsOf(read).map(({ key }) => key), ...degreeKeys(read), ...wordKeys(read)]);
}

/** Facts of the first text that are missing from the second. */
export function lostFacts(before: string, after: string): Fact[] {
  const known = knownKeys(after);
  return factsOf(asRead(cleanLines(before).join('\n'))).filter(({ key }) => !known.has(key));
}
