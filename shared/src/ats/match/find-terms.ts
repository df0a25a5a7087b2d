import { keyOf, writtenWords } from '../../keywords/posting/tokenize.js';
import { stemOf } from '../../text/tokens.js';
import { withoutDigits, type Pattern, type TermIndex } from './term-index.js';

export interface Finding {
  term: number;
  /** Whether the resume has the term only in another word form ("scheduled" for "scheduling"). */
  byStem: boolean;
  uses: number;
}

export interface TextFindings {
  findings: readonly Finding[];
  /** Number of words in the text that belong to terms of the posting. */
  words: number;
}

const NOTHING: TextFindings = { findings: [], words: 0 };

interface Word {
  raw: string;
  key: string;
  stem: string;
  /** The word without its digits ("sql" for "sql2019"); empty for a number. */
  plain: string;
  plainStem: string;
  /**
   * Whether at least one term has a name that starts with this word. The search skips words for which this is false.
   */
  isBeginning: boolean;
}

type Form = 'key' | 'stem' | 'plain' | 'plainStem';

/** Caches normalized words, because the same words occur in many texts. */
const known = new WeakMap<TermIndex, Map<string, Word>>();
const CACHE_SIZE = 5_000;

function wordsOf(text: string, index: TermIndex): Word[] {
  const words = known.get(index) ?? new Map<string, Word>();
  known.set(index, words);
  return writtenWords(text).map((raw) => {
    const before = words.get(raw);
    if (before) return before;
    const word = readWord(raw, index);
    if (words.size < CACHE_SIZE) words.set(raw, word);
    return word;
  });
}

function readWord(raw: string, { exact, stems, counted }: TermIndex): Word {
  const key = keyOf(raw);
  const stem = stemOf(key);
  const plain = withoutDigits([key])[0] ?? '';
  const plainStem = stemOf(plain);
  const isBeginning =
    exact.has(key) || stems.has(stem) || exact.has(plain) || stems.has(plainStem) || counted.has(plain);
  return { raw, key, stem, plain, plainStem, isBeginning };
}

/**
 * Finds the terms in a text. A text with digits is searched both unchanged and without its digits, so that "SQL 2019
 * Server" contains "SQL Server". Removing a figure from a text therefore never adds a term.
 */
export function findTerms(text: string, index: TermIndex): TextFindings {
  const words = wordsOf(text, index);
  if (!words.some(({ isBeginning }) => isBeginning)) return NOTHING;
  const isExact = new Map<number, boolean>();
  const asExact = (term: number): unknown => isExact.set(term, true);
  const asStem = (term: number): unknown => isExact.has(term) || isExact.set(term, false);
  let covered = lookUp(words, 'key', index.exact, asExact);
  lookUp(words, 'stem', index.stems, asStem);
  let plain = words;
  if (words.some((word) => word.plain !== word.key)) {
    plain = words.filter((word) => word.plain !== '');
    covered = Math.max(covered, lookUp(plain, 'plain', index.exact, asExact));
    lookUp(plain, 'plainStem', index.stems, asStem);
  }
  if (isExact.size === 0) return NOTHING;
  const uses = countUses(plain, index);
  return {
    findings: [...isExact].map(([term, exact]) => ({ term, byStem: !exact, uses: uses.get(term) ?? 0 })),
    words: covered,
  };
}

/** @returns the number of words that belong to the terms found */
function lookUp(
  words: readonly Word[],
  form: Form,
  patterns: ReadonlyMap<string, readonly Pattern[]>,
  found: (term: number) => unknown,
): number {
  let covered = 0;
  let reached = 0;
  for (const [place, word] of words.entries()) {
    const candidates = word.isBeginning ? patterns.get(word[form]) : undefined;
    if (!candidates) continue;
    for (const pattern of candidates) {
      if (!matchesAt(pattern, words, form, place)) continue;
      found(pattern.term);
      const end = place + pattern.keys.length;
      covered += Math.max(0, end - Math.max(place, reached));
      reached = Math.max(reached, end);
    }
  }
  return covered;
}

function matchesAt({ keys, written }: Pattern, words: readonly Word[], form: Form, place: number): boolean {
  for (let next = 1; next < keys.length; next += 1) if (words[place + next]?.[form] !== keys[next]) return false;
  if (written === undefined) return true;
  const raw = words[place]?.raw ?? '';
  return raw === written || /^\P{Ll}/u.test(raw);
}

/** Counts only the longest term that starts at a word: "SQL Server" is not a use of "SQL". */
function countUses(words: readonly Word[], { counted }: TermIndex): Map<number, number> {
  const uses = new Map<number, number>();
  for (let place = 0; place < words.length; place += 1) {
    const pattern = counted.get(words[place]!.plain)?.find((each) => matchesAt(each, words, 'plain', place));
    if (!pattern) continue;
    uses.set(pattern.term, (uses.get(pattern.term) ?? 0) + 1);
    place += pattern.keys.length - 1;
  }
  return uses;
}
