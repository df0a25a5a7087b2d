import { TAGS, type Tagger } from './tag-words.js';

/** Weights are stored in hundredths, so a weight of 100 means log odds of 1. */
export const UNITS_PER_WEIGHT = 100;
/** Name of the line in the tagger file that contains the weights for the first word of a passage. */
export const START = '<start>';
/**
 * Prefix of line names in the tagger file. The line "<after> soft" contains the weights of each tag after the tag
 * "soft".
 */
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
