import type { Span } from '../names/spans.js';
import { wordFeatures, type PassageToTag } from './word-features.js';

/**
 * Tags for the words of a passage: `outside` for words outside all requirements, otherwise the kind of the requirement.
 * A "+" marks every word of a requirement after the first.
 */
export const TAGS = ['outside', 'hard', '+hard', 'soft', '+soft', 'certificate', '+certificate'] as const;
const OUTSIDE = 0;
const COUNT = TAGS.length;

/** A trained conditional random field. Weights are log odds in hundredths, so that they are whole numbers. */
export interface Tagger {
  /** Index of each feature's row in `weights`. */
  features: ReadonlyMap<string, number>;
  /** Weights of all features, row by row. The row of a feature contains one weight for each tag. */
  weights: Int16Array;
  /** Weight of each tag for the first word of a passage. */
  start: Int16Array;
  /** Weight of each pair of tags of consecutive words. The row is the tag of the earlier word. */
  pairs: Int16Array;
}

export type TaggedSpan = Pick<Span, 'first' | 'last' | 'kind'>;

/** Returns whether a tag may follow the tag `before`, which is null for the first word. */
export const mayFollow = (tag: number, before: number | null): boolean =>
  !TAGS[tag]!.startsWith('+') || (before !== null && TAGS[before]!.replace('+', '') === TAGS[tag]!.replace('+', ''));

const FOLLOWS = TAGS.map((_, tag) => TAGS.map((_before, before) => mayFollow(tag, before)));

/** Returns the requirements marked in the most likely sequence of tags. */
export function tagWords(passage: PassageToTag, tagger: Tagger): TaggedSpan[] {
  const { tokens } = passage;
  if (tokens.length === 0) return [];
  const tags = mostLikely(scoresOf(wordFeatures(passage), tagger), tagger);
  const spans: TaggedSpan[] = [];
  for (const [at, tag] of tags.entries()) {
    const name = TAGS[tag]!;
    if (name.startsWith('+')) spans.at(-1)!.last = at;
    else if (tag !== OUTSIDE) spans.push({ first: at, last: at, kind: name as Span['kind'] });
  }
  return spans;
}

/** Returns the scores of all words, row by row. The row of a word contains one score for each tag. */
function scoresOf(words: readonly string[][], { features, weights }: Tagger): Int32Array {
  const scores = new Int32Array(words.length * COUNT);
  for (const [at, names] of words.entries()) {
    const row = at * COUNT;
    for (const name of names) {
      const found = features.get(name);
      if (found === undefined) continue;
      for (let tag = 0; tag < COUNT; tag += 1) scores[row + tag]! += weights[found * COUNT + tag]!;
    }
  }
  return scores;
}

/** Returns the tags with the highest sum of scores (Viterbi), in time linear in the number of words. */
function mostLikely(scores: Int32Array, { start, pairs }: Tagger): number[] {
  const length = scores.length / COUNT;
  const cameFrom = new Uint8Array(scores.length);
  let sums = Array.from({ length: COUNT }, (_, tag) => (mayFollow(tag, null) ? start[tag]! + scores[tag]! : -Infinity));
  for (let at = 1; at < length; at += 1) {
    const next = new Array<number>(COUNT).fill(-Infinity);
    for (let tag = 0; tag < COUNT; tag += 1)
      for (let before = 0; before < COUNT; before += 1) {
        if (!FOLLOWS[tag]![before]) continue;
        const sum = sums[before]! + pairs[before * COUNT + tag]! + scores[at * COUNT + tag]!;
        if (sum <= next[tag]!) continue;
        next[tag] = sum;
        cameFrom[at * COUNT + tag] = before;
      }
    sums = next;
  }
  let tag = sums.indexOf(Math.max(...sums));
  const tags = [tag];
  for (let at = length - 1; at > 0; at -= 1) {
    tag = cameFrom[at * COUNT + tag]!;
    tags.push(tag);
  }
  return tags.reverse();
}
