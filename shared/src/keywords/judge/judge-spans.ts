import { FUNCTION_WORDS } from '../posting/stop-words.js';
import {
  FREE,
  featuresOfEnd,
  featuresOfLength,
  featuresOfStart,
  featuresOfWhole,
  foundAt,
  prepare,
  sizeOf,
  type NameByRules,
  type PassageToJudge,
  type PreparedPassage,
} from './span-features.js';
import type { WordScores } from './word-scores.js';

/** A trained classifier that decides whether consecutive words are a hard skill. */
export interface Judge {
  scores: ReadonlyMap<string, WordScores>;
  /** Weight of each feature, which is added to the log odds. */
  weights: ReadonlyMap<string, number>;
}

export interface JudgedSpan {
  first: number;
  last: number;
}

/** Log odds below which a guess made by the rules is dropped; -1.2 corresponds to odds of about one to three. */
const LEAST_FOR_GUESS = -1.2;
/** Log odds above which words count as a skill although no rule found them; 0 corresponds to even odds. */
const LEAST_FOR_FREE = 0;
const MAX_WORDS = 6;
const MAX_FUNCTION_WORDS = 2;
const INSIDE = /^(?:of|and|for|to|in|on|the|or|per|a|at|by)$/;
const JOINED = /^(?:[ \t\u00a0]{1,2}|-|\/| ?& ?|–|'|’|\.)?$/;

/**
 * Returns the hard skills of a passage: all dictionary names that the rules found, the rules' guesses except unlikely
 * ones, and other words that are likely to be a skill.
 */
export function judgeSpans(passage: PassageToJudge, names: readonly NameByRules[], judge: Judge): JudgedSpan[] {
  const prepared = prepare(passage, names);
  const scoreOf = scorer(prepared, judge);
  const kept = names.filter(
    ({ first, last, kind, isKnown }) => kind === 'hard' && (isKnown || scoreOf(first, last) > LEAST_FOR_GUESS),
  );
  const free: ScoredSpan[] = [];
  for (const { first, last } of freeSpans(prepared)) {
    const score = scoreOf(first, last);
    if (score > LEAST_FOR_FREE) free.push({ first, last, score });
  }
  return [...kept, ...best(free, passage.tokens.length)];
}

interface ScoredSpan extends JudgedSpan {
  score: number;
}

/**
 * Returns a function that sums the weights of a span's features. Caches the sums for first words, last words and
 * lengths, because many spans share them.
 */
function scorer(passage: PreparedPassage, { scores, weights }: Judge): (first: number, last: number) => number {
  let sum = 0;
  const add = (feature: string): void => {
    sum += weights.get(feature) ?? 0;
  };
  const sumOf = (kept: number[], key: number, isShared: boolean, name: () => void): number => {
    if (isShared && kept[key] !== undefined) return kept[key];
    sum = 0;
    name();
    if (isShared) kept[key] = sum;
    return sum;
  };
  const [starts, ends, lengths]: [number[], number[], number[]] = [[], [], []];
  return (first, last) => {
    const size = sizeOf(first, last);
    const found = foundAt(passage, first, last);
    const isFree = found === FREE;
    const length = last - first + 1;
    return (
      sumOf(starts, 2 * first + size, isFree, () => featuresOfStart(passage, scores, first, size, found, add)) +
      sumOf(ends, 2 * last + size, isFree, () => featuresOfEnd(passage, scores, last, size, found, add)) +
      sumOf(lengths, length, isFree, () => featuresOfLength(passage, length, found, add)) +
      sumOf([], 0, false, () => featuresOfWhole(passage, first, last, add))
    );
  };
}

/** Yields every sequence of words that does not overlap a name and neither begins nor ends with a function word. */
export function* freeSpans({ text, tokens, nameAt }: PreparedPassage): Generator<JudgedSpan> {
  const isFunction = (at: number): boolean => FUNCTION_WORDS.has(tokens[at]!.key);
  for (let first = 0; first < tokens.length; first += 1) {
    if (nameAt[first] || (isFunction(first) && text.charAt(tokens[first]!.end) !== '-')) continue;
    let functions = 0;
    for (let last = first; last < tokens.length && last - first < MAX_WORDS && !nameAt[last]; last += 1) {
      if (last > first && !JOINED.test(text.slice(tokens[last - 1]!.end, tokens[last]!.start))) break;
      if (last > first && isFunction(last) && text.charAt(tokens[last]!.start - 1) !== '-') {
        functions += 1;
        if (functions > MAX_FUNCTION_WORDS || !INSIDE.test(tokens[last]!.key)) break;
        continue;
      }
      yield { first, last };
    }
  }
}

/** Returns the non-overlapping spans with the highest sum of scores. */
function best(spans: readonly ScoredSpan[], length: number): JudgedSpan[] {
  const sums = new Array<number>(length + 1).fill(0);
  const chosen = new Array<JudgedSpan | null>(length + 1).fill(null);
  const byEnd = new Map<number, ScoredSpan[]>();
  for (const span of spans) byEnd.set(span.last + 1, [...(byEnd.get(span.last + 1) ?? []), span]);
  for (let end = 1; end <= length; end += 1) {
    sums[end] = sums[end - 1]!;
    for (const span of byEnd.get(end) ?? []) {
      if (sums[span.first]! + span.score <= sums[end]!) continue;
      sums[end] = sums[span.first]! + span.score;
      chosen[end] = span;
    }
  }
  const found: JudgedSpan[] = [];
  for (let end = length; end > 0; end -= 1) {
    const span = chosen[end];
    if (!span) continue;
    found.push(span);
    end = span.first + 1;
  }
  return found.reverse();
}
