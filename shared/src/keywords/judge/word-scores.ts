/** Similarity of a word to the words in names of skills, according to word vectors; higher means closer. */
export interface WordScores {
  /** Score as the last word of a name: "inspection". */
  head: number;
  /** Score as a word before the last one: "weld" in "weld inspection". */
  modifier: number;
  /** Score as a name on its own: "welding". */
  alone: number;
  /** Rarity of the word on a logarithmic scale: 8 for a common word, 15 for a rare one. */
  rarity: number;
}

const STEP = 'abcdefghijklmnop';
/** Index of the letter that encodes a score of zero. */
const ZERO = 6;

const stepOf = (letter: string): number => STEP.indexOf(letter) - ZERO;

/**
 * Reads the word scores written by shared/scripts/build-word-scores.mjs.
 * @param compiled each line contains four letters, one per score, and the words with these scores
 */
export function readWordScores(compiled: string): ReadonlyMap<string, WordScores> {
  const scores = new Map<string, WordScores>();
  for (const line of compiled.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [code = '', ...words] = line.split(' ');
    const [head, modifier, alone, rarity] = [...code] as [string, string, string, string];
    const of: WordScores = {
      head: stepOf(head),
      modifier: stepOf(modifier),
      alone: stepOf(alone),
      rarity: STEP.indexOf(rarity) + RAREST_STEP,
    };
    for (const word of words) scores.set(word, of);
  }
  return scores;
}

const RAREST_STEP = 8;
