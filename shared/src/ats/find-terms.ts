import { tokenize } from '../keywords/tokenize.js';
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

/** The words of a text in the forms in which they are compared. */
interface Words {
  keys: readonly string[];
  raws: readonly string[];
}

/**
 * What a text has of the terms. Texts with digits are read with and without them: "SQL 2019 Server" speaks of
 * "SQL Server", and leaving a figure out never finds more.
 */
export function findTerms(text: string, index: TermIndex): TextFindings {
  const tokens = tokenize(text);
  if (tokens.length === 0) return NOTHING;
  const words: Words = { keys: tokens.map(({ key }) => key), raws: tokens.map(({ raw }) => raw) };
  const plain = /\p{Nd}/u.test(text) ? plainWords(words) : words;
  const isExact = new Map<number, boolean>();
  let covered = 0;
  for (const form of plain === words ? [words] : [words, plain]) {
    const length = lookUp(form, index.exact, (term) => isExact.set(term, true));
    covered = Math.max(covered, length);
    const stemmed = { keys: form.keys.map(stemOf), raws: form.raws };
    lookUp(stemmed, index.stems, (term) => isExact.has(term) || isExact.set(term, false));
  }
  if (isExact.size === 0) return NOTHING;
  const uses = countUses(plain, index);
  return {
    findings: [...isExact].map(([term, exact]) => ({ term, byStem: !exact, uses: uses.get(term) ?? 0 })),
    words: covered,
  };
}

function plainWords({ keys, raws }: Words): Words {
  const kept = keys.map((key) => withoutDigits([key])[0] ?? '');
  return { keys: kept.filter((key) => key !== ''), raws: raws.filter((_, place) => kept[place] !== '') };
}

/** @returns the number of words that belong to what was found */
function lookUp(
  words: Words,
  patterns: ReadonlyMap<string, readonly Pattern[]>,
  found: (term: number) => void,
): number {
  let covered = 0;
  let reached = 0;
  for (const [place, key] of words.keys.entries())
    for (const pattern of patterns.get(key) ?? []) {
      if (!standsAt(pattern, words, place)) continue;
      found(pattern.term);
      const end = place + pattern.keys.length;
      covered += Math.max(0, end - Math.max(place, reached));
      reached = Math.max(reached, end);
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
