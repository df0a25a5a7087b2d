import type { ExpectedField } from './expected-fields.js';
import { foldText, isWordEdge, type FoldedText } from '../text/fold-text.js';

/** Location of a field in the normalized text, as start and end offsets. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Maximum length, in characters, of text that an extractor may insert into a paragraph, such as a page number or dates.
 */
const MAX_INTERRUPTION = 60;
/**
 * Minimum length, in characters, of a normalized text that can be found even if an extractor inserted other text into
 * it.
 */
const UNMISTAKABLE_LENGTH = 8;
const SHORTEST_HALF = 4;
/**
 * Maximum number of search steps. The search for one field may take `field` steps. The search for all fields may take
 * `field` steps plus `character` steps for each character of the file's text. Real files need far fewer.
 */
const MAX_NEXT_STEPS = { field: 200_000, character: 20 };

/**
 * Finds each field at a separate position in the text; the result for a missing field is undefined. Searches for long
 * fields first, so that the skill "SQL" is not found inside a bullet that contains it. A short field gets the
 * unassigned occurrence nearest to the fields around it. Equal fields of one section get their occurrences in order.
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

/**
 * Returns the accepted spellings of a field: as printed by templates, as typed, and in capitals. Any other difference
 * in case is an error.
 */
function spellingsOf(field: ExpectedField, language?: string): string[] {
  const plain = [...field.alternatives, field.text].map((text) => foldText(text).text);
  const capitals = plain.map((text) => text.toLocaleUpperCase(language));
  return [...new Set([...plain, ...capitals])].filter((text) => text !== '');
}

/**
 * Estimates the position from fields of the same section that were already found: from the nearest one before this
 * field or, if there is none, from the nearest one after it.
 */
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
  /**
   * Spellings that were found neither whole nor interrupted by other text. They are not searched for again: text
   * assigned to a field is never released, so another search would fail as well.
   */
  private readonly notInterrupted = new Set<string>();
  private stepsLeft: number;

  constructor(private readonly folded: FoldedText) {
    this.claimed = new Uint8Array(folded.text.length);
    this.stepsLeft = MAX_NEXT_STEPS.field + MAX_NEXT_STEPS.character * folded.text.length;
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

  /**
   * Assigns only the parts of an interrupted text to the field, not the text between the parts: dates between the two
   * lines of a title belong to another field.
   */
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
    const separate: number[] = [];
    const glued: number[] = [];
    const { text } = this.folded;
    // Continues the search for a long text after the end of each occurrence. Searching at every position would find too
    // many occurrences on a page that repeats one letter.
    const step = spelling.length < UNMISTAKABLE_LENGTH ? 1 : spelling.length;
    for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + step)) {
      const isWhole = isWordEdge(this.folded, at) && isWordEdge(this.folded, at + spelling.length);
      (isWhole ? separate : glued).push(at);
    }
    const found = new Occurrences(separate.length === 0 && spelling.length >= UNMISTAKABLE_LENGTH ? glued : separate);
    this.occurrences.set(spelling, found);
    return found;
  }

  /**
   * Finds a long text that is interrupted by other text, such as a page footer or the dates at the right edge of its
   * first line.
   */
  private interrupted(spelling: string): [Place, Place] | undefined {
    if (spelling.length < UNMISTAKABLE_LENGTH || this.notInterrupted.has(spelling)) return undefined;
    const { text } = this.folded;
    const opening = spelling.slice(0, SHORTEST_HALF);
    const enough = Math.max(0, this.stepsLeft - MAX_NEXT_STEPS.field);
    for (let start = text.indexOf(opening); start !== -1; start = text.indexOf(opening, start + 1)) {
      if (this.stepsLeft <= enough) break;
      this.stepsLeft -= 1;
      if (!isWordEdge(this.folded, start) || this.claimed[start] === 1) continue;
      let matched = opening.length;
      while (matched < spelling.length && text[start + matched] === spelling[matched]) matched += 1;
      this.stepsLeft -= matched;
      // Shortens the first part by up to three characters, because a page footer that interrupts a name may begin with
      // the same characters as the rest of the name.
      for (let length = matched; length >= Math.max(opening.length, matched - 3); length -= 1) {
        const rest = spelling.slice(length);
        if (rest.length < SHORTEST_HALF) continue;
        const from = start + length;
        const at = text.slice(from, from + MAX_INTERRUPTION + rest.length).indexOf(rest);
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

/**
 * Positions at which a text occurs, in ascending order. A position that was assigned to a field is skipped in all later
 * searches.
 */
class Occurrences {
  /** Union-find links from each position to the nearest unassigned positions after it and before it. */
  private readonly later: number[];
  private readonly earlier: number[];

  constructor(private readonly starts: readonly number[]) {
    this.later = Array.from({ length: starts.length + 1 }, (_, index) => index);
    // Indexes are shifted by one, so that 0 means "no unassigned position".
    this.earlier = Array.from({ length: starts.length + 1 }, (_, index) => index);
  }

  /** Returns the unassigned position nearest to the target. If two are equally near, returns the first. */
  nearest(target: number, isFree: (start: number) => boolean): number | undefined {
    const from = this.indexFrom(target);
    const before = this.firstFree(this.earlier, from, -1, isFree);
    const after = this.firstFree(this.later, from, 1, isFree);
    if (before === undefined || after === undefined) return before ?? after;
    return target - before <= after - target ? before : after;
  }

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

function root(links: number[], from: number): number {
  let at = from;
  while (links[at] !== at) {
    links[at] = links[links[at]!]!;
    at = links[at]!;
  }
  return at;
}
