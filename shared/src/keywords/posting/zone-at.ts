import { statesCondition } from './conditions.js';
import { isNegated } from './negations.js';
import { isPromptInjection } from './prompt-injection.js';
import { clauses, linesOf, sentences, type Passage, type Zone } from './zones.js';

interface Place {
  start: number;
  end: number;
  /** Zone to which the terms at this position belong; null if the text there states no requirement. */
  zone: Zone | null;
}

/**
 * Returns a function that finds the zone of any position in a job description, even outside its passages. The zone is
 * null where the text states that something is not required or that other teams do it, and in instructions to a
 * language model.
 *
 * @param notNeeded start positions of the lines that list what is not required
 */
export function zoneFinder(
  text: string,
  passages: readonly Passage[],
  notNeeded: ReadonlySet<number>,
): (position: number) => Zone | null {
  const elsewhere = [...clausesOf(text, notNeeded)];
  return (position) => (placeAt(passages, position) ?? placeAt(elsewhere, position))?.zone ?? null;
}

function* clausesOf(text: string, notNeeded: ReadonlySet<number>): Generator<Place> {
  for (const { start: lineStart, line } of linesOf(text)) {
    if (notNeeded.has(lineStart) || isPromptInjection(line)) continue;
    for (const sentence of sentences(line)) {
      const zone = statesCondition(sentence.text) ? 'must' : 'other';
      for (const clause of clauses(sentence)) {
        const start = lineStart + clause.at;
        yield { start, end: start + clause.text.length, zone: isNegated(clause.text) ? null : zone };
      }
    }
  }
}

/** Finds the range that contains the position by binary search. The ranges must be sorted and must not overlap. */
function placeAt<Range extends Omit<Place, 'zone'>>(places: readonly Range[], position: number): Range | undefined {
  let [low, high] = [0, places.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const place = places[middle]!;
    if (position < place.start) high = middle - 1;
    else if (position >= place.end) low = middle + 1;
    else return place;
  }
  return undefined;
}
