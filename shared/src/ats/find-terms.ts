import { keyOf, writtenWords } from '../keywords/tokenize.js';
import { stemOf } from './tokens.js';
import { withoutDigits, type Pattern, type TermIndex } from './term-index.js';

/** A term as one text has it. */
export interface Finding {
  term: number;
  /** Found by another form of its words only ("scheduled" for "scheduling"). */
  byStem: boolean;
  uses: number;
}

export interface TextFindings {
  findings: readonly Finding[];
  /** Number of words that belong to terms. */
  words: number;
}

const NOTHING: TextFindings = { findings: [], words: 0 };

/** The words of a text in one of the forms in which they are compared. */
interface Words {
  keys: readonly string[];
  raws: readonly string[];
}

/** A word in all forms in which it is compared; worked out once, for texts use the same words over and over. */
interface Word {
  raw: string;
  key: string;
  stem: string;
  /** Without digits; empty for a number. */
  plain: string;
}

const known = new Map<string, Word>();
const MOST_KEPT = 20_000;

function wordOf(raw: string): Word {
  const before = known.get(raw);
  if (before) return before;
  const key = keyOf(raw);
  const word = { raw, key, stem: stemOf(key), plain: withoutDigits([key])[0] ?? '' };
  if (known.size < MOST_KEPT) known.set(raw, word);
  return word;
}

/**
 * What a text has of the terms. Texts with digits are read with and without them: "SQL 2019 Server" speaks of
 * "SQL Server", and leaving a figure out never finds more.
 */
export function findTerms(text: string, index: TermIndex): TextFindings {
  const raws = writtenWords(text);
  const words = raws.map(wordOf);
  const isExact = new Map<number, boolean>();
  const asExact = (term: number): unknown => isExact.set(term, true);
  const asStem = (term: number): unknown => isExact.has(term) || isExact.set(term, false);
  const keys: Words = { keys: words.map(({ key }) => key), raws };
  let covered = lookUp(keys, index.exact, asExact);
  lookUp({ keys: words.map(({ stem }) => stem), raws }, index.stems, asStem);
  let plain = keys;
  if (words.some((word) => word.plain !== word.key)) {
    const kept = words.filter((word) => word.plain !== '');
    plain = { keys: kept.map((word) => word.plain), raws: kept.map(({ raw }) => raw) };
    covered = Math.max(covered, lookUp(plain, index.exact, asExact));
    lookUp({ keys: plain.keys.map(stemOf), raws: plain.raws }, index.stems, asStem);
  }
  if (isExact.size === 0) return NOTHING;
  const uses = countUses(plain, index);
  return {
    findings: [...isExact].map(([term, exact]) => ({ term, byStem: !exact, uses: uses.get(term) ?? 0 })),
    words: covered,
  };
}

/** @returns the number of words that belong to what was found */
function lookUp(
  words: Words,
  patterns: ReadonlyMap<string, readonly Pattern[]>,
  found: (term: number) => unknown,
): number {
  let covered = 0;
  let reached = 0;
  for (let place = 0; place < words.keys.length; place += 1) {
    const candidates = patterns.get(words.keys[place]!);
    if (!candidates) continue;
    for (const pattern of candidates) {
      if (!standsAt(pattern, words, place)) continue;
      found(pattern.term);
      const end = place + pattern.keys.length;
      covered += Math.max(0, end - Math.max(place, reached));
      reached = Math.max(reached, end);
    }
  }
  return covered;
}

function standsAt({ keys, written }: Pattern, words: Words, place: number): boolean {
  for (let next = 1; next < keys.length; next += 1) if (words.keys[place + next] !== keys[next]) return false;
  if (written === undefined) return true;
  const raw = words.raws[place] ?? '';
  return raw === written || /^\P{Ll}/u.test(raw);
}

/** Each word is counted for one term, the longest that begins there. */
function countUses(words: Words, { counted }: TermIndex): Map<number, number> {
  const uses = new Map<number, number>();
  for (let place = 0; place < words.keys.length; place += 1) {
    const pattern = counted.get(words.keys[place]!)?.find((each) => standsAt(each, words, place));
    if (!pattern) continue;
    uses.set(pattern.term, (uses.get(pattern.term) ?? 0) + 1);
    place += pattern.keys.length - 1;
  }
  return uses;
}
