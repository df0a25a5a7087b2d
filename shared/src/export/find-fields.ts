import type { ExpectedField } from './expected-fields.js';
import { foldText, isWordEdge, type FoldedText } from './fold-text.js';

/** Where a field's text stands, as offsets in the folded text. */
export interface Place {
  start: number;
  end: number;
}

/** What may stand between the two halves of a paragraph (a page number, dates), in characters. */
const LONGEST_INTERRUPTION = 60;
/** Texts of this folded length are found even if an extractor has glued a neighbour to them or put one inside. */
const UNMISTAKABLE_LENGTH = 8;
const SHORTEST_HALF = 4;
/** Effort for one field, and for all fields by the length of the text; far more than written text needs. */
const MOST_STEPS = { field: 200_000, character: 20 };

/**
 * Gives each field its own place in the text, or undefined. Long texts are placed first: being unique, they show
 * whereabouts their entry stands, and what they cover can no longer be mistaken for a short field (the skill "SQL"
 * inside a bullet). A short text then takes the free occurrence nearest to its placed neighbours, and equal texts of
 * one section share out their occurrences in order.
 */
export function findFields(fields: ExpectedField[], extracted: string, language?: string): (Place | undefined)[] {
  const folded = foldText(extracted);
  const search = new Search(folded);
  const places = new Array<Place | undefined>(fields.length).fill(undefined);
  const spellings = fields.map((field) => spellingsOf(field, language));

  const order = fields
    .map((_, index) => index)
    .sort((a, b) => lengthOf(spellings[b]) - lengthOf(spellings[a]) || a - b);
  for (const index of order) {
    const target = expectedPosition(fields, places, index);
    places[index] = search.claimNearest(spellings[index] ?? [], target);
  }
  shareEqualTexts(fields, places);
  return places;
}

const lengthOf = (spellings: string[] | undefined): number => spellings?.[0]?.length ?? 0;

/** As templates set it, as typed, and in capitals, which a template may style; in any other case a change of case is a fault. */
function spellingsOf(field: ExpectedField, language?: string): string[] {
  const plain = [...field.alternatives, field.text].map((text) => foldText(text).text);
  const capitals = plain.map((text) => text.toLocaleUpperCase(language));
  return [...new Set([...plain, ...capitals])].filter((text) => text !== '');
}

/** The end of the nearest placed field before it in its section, else the start of the nearest after it, else the top. */
function expectedPosition(fields: ExpectedField[], places: (Place | undefined)[], index: number): number {
  const section = fields[index]?.section;
  for (let i = index - 1; i >= 0 && fields[i]?.section === section; i -= 1) {
    const place = places[i];
    if (place) return place.end;
  }
  for (let i = index + 1; i < fields.length && fields[i]?.section === section; i += 1) {
    const place = places[i];
    if (place) return place.start;
  }
  return 0;
}

function shareEqualTexts(fields: ExpectedField[], places: (Place | undefined)[]): void {
  const groups = new Map<string, number[]>();
  fields.forEach((field, index) => {
    if (!places[index]) return;
    const key = `${field.section}\n${field.text}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  for (const indexes of groups.values()) {
    const sorted = indexes.map((index) => places[index]!).sort((a, b) => a.start - b.start);
    indexes.forEach((index, i) => (places[index] = sorted[i]));
  }
}

class Search {
  private readonly claimed: Uint8Array;
  private readonly occurrences = new Map<string, Occurrences>();
  /** Claims are never given back: what was not found once is not found later. */
  private readonly notInterrupted = new Set<string>();
  private stepsLeft: number;

  constructor(private readonly folded: FoldedText) {
    this.claimed = new Uint8Array(folded.text.length);
    this.stepsLeft = MOST_STEPS.field + MOST_STEPS.character * folded.text.length;
  }

  claimNearest(spellings: string[], target: number): Place | undefined {
    for (const spelling of spellings) {
      const start = this.nearestFree(spelling, target);
      if (start !== undefined) return this.claim([{ start, end: start + spelling.length }]);
    }
    for (const spelling of spellings) {
      const halves = this.interrupted(spelling);
      if (halves) return this.claim(halves);
    }
    return undefined;
  }

  /** What stands between two parts stays free: it may be the date beside a title that takes two lines. */
  private claim(parts: [Place, ...Place[]]): Place {
    for (const { start, end } of parts) this.claimed.fill(1, start, end);
    return { start: parts[0].start, end: (parts.at(-1) ?? parts[0]).end };
  }

  private nearestFree(spelling: string, target: number): number | undefined {
    return this.occurrencesOf(spelling).nearest(target, (start) => this.isFree(start, start + spelling.length));
  }

  private isFree(start: number, end: number): boolean {
    return this.claimed.subarray(start, end).every((mark) => mark === 0);
  }

  private occurrencesOf(spelling: string): Occurrences {
    const known = this.occurrences.get(spelling);
    if (known) return known;
    const whole: number[] = [];
    const glued: number[] = [];
    const { text } = this.folded;
    // Long texts are not looked for inside themselves: a page full of one letter would be found at every place.
    const step = spelling.length < UNMISTAKABLE_LENGTH ? 1 : spelling.length;
    for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + step)) {
      const isWhole = isWordEdge(this.folded, at) && isWordEdge(this.folded, at + spelling.length);
      (isWhole ? whole : glued).push(at);
    }
    const found = new Occurrences(whole.length === 0 && spelling.length >= UNMISTAKABLE_LENGTH ? glued : whole);
    this.occurrences.set(spelling, found);
    return found;
  }

  /** A long text with something between its two parts: a page's foot, or what stands at the far edge of its first line. */
  private interrupted(spelling: string): [Place, Place] | undefined {
    if (spelling.length < UNMISTAKABLE_LENGTH || this.notInterrupted.has(spelling)) return undefined;
    const { text } = this.folded;
    const opening = spelling.slice(0, SHORTEST_HALF);
    const enough = Math.max(0, this.stepsLeft - MOST_STEPS.field);
    for (let start = text.indexOf(opening); start !== -1; start = text.indexOf(opening, start + 1)) {
      if (this.stepsLeft <= enough) break;
      this.stepsLeft -= 1;
      if (!isWordEdge(this.folded, start) || this.claimed[start] === 1) continue;
      let matched = opening.length;
      while (matched < spelling.length && text[start + matched] === spelling[matched]) matched += 1;
      this.stepsLeft -= matched;
      // The interruption may begin with the very characters that the text goes on with, hence a few steps back.
      for (let length = matched; length >= Math.max(opening.length, matched - 3); length -= 1) {
        const rest = spelling.slice(length);
        if (rest.length < SHORTEST_HALF) continue;
        const from = start + length;
        const at = text.slice(from, from + LONGEST_INTERRUPTION + rest.length).indexOf(rest);
        this.stepsLeft -= rest.length;
        if (at === -1) continue;
        const end = from + at + rest.length;
        const edges = [start, from, from + at, end];
        if (!edges.every((edge) => isWordEdge(this.folded, edge))) continue;
        if (this.isFree(start, from) && this.isFree(from + at, end))
          return [
            { start, end: from },
            { start: from + at, end },
          ];
      }
    }
    this.notInterrupted.add(spelling);
    return undefined;
  }
}

/** Places in ascending order, of which those that are taken are stepped over once and then never looked at again. */
class Occurrences {
  /** For each place, where to look on for one that may be free: itself, or one nearer to the end or the start. */
  private readonly later: number[];
  private readonly earlier: number[];

  constructor(private readonly starts: readonly number[]) {
    this.later = Array.from({ length: starts.length + 1 }, (_, index) => index);
    // Shifted by one, so that 0 stands for "none".
    this.earlier = Array.from({ length: starts.length + 1 }, (_, index) => index);
  }

  /** The free place nearest to the target; of two equally near ones the first. */
  nearest(target: number, isFree: (start: number) => boolean): number | undefined {
    const from = this.indexFrom(target);
    const before = this.firstFree(this.earlier, from, -1, isFree);
    const after = this.firstFree(this.later, from, 1, isFree);
    if (before === undefined || after === undefined) return before ?? after;
    return target - before <= after - target ? before : after;
  }

  /** The number of places before the target. */
  private indexFrom(target: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! < target) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private firstFree(
    links: number[],
    from: number,
    step: 1 | -1,
    isFree: (start: number) => boolean,
  ): number | undefined {
    for (let at = root(links, from); ; at = root(links, at)) {
      const start = this.starts[step === 1 ? at : at - 1];
      if (start === undefined || isFree(start)) return start;
      links[at] = at + step;
    }
  }
}

/** Where the links from a place end; on the way they are made shorter. */
function root(links: number[], from: number): number {
  let at = from;
  while (links[at] !== at) {
    links[at] = links[links[at]!]!;
    at = links[at]!;
  }
  return at;
}
