import { TAGS, type Tagger } from './tag-words.js';

/** Weight that means log odds of 1, because weights are stored as hundredths. */
export const UNITS_PER_WEIGHT = 100;
/** In the tagger file, the name of the line with the weights for the first word of a passage. */
export const START = '<start>';
/** In the tagger file, how the name of a line with the weights for the tag after a given tag begins: "<after> soft". */
export const AFTER = '<after>';

/**
 * Reads the weights written by shared/scripts/train-keyword-tagger.mjs.
 *
 * @param file each line contains a name, a tab, and a weight for each tag, separated by spaces
 */
export function readTagger(file: string): Tagger {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  const start = new Int16Array(TAGS.length);
  const pairs = new Int16Array(TAGS.length ** 2);
  const features = new Map<string, number>();
  const weights = new Int16Array(lines.length * TAGS.length);
  for (const line of lines) {
    const [name, numbers] = line.split('\t') as [string, string];
    const row = numbers.split(' ').map(Number);
    if (name === START) start.set(row);
    else if (name.startsWith(AFTER)) pairs.set(row, tagOf(name.slice(AFTER.length + 1)) * TAGS.length);
    else {
      weights.set(row, features.size * TAGS.length);
      features.set(name, features.size);
    }
  }
  return { features, weights, start, pairs };
}

const tagOf = (name: string): number => TAGS.findIndex((tag) => tag === name);
