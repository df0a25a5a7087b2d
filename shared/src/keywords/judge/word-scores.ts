/** What word vectors tell about a word, in steps: the higher, the closer to the words of skills. */
export interface WordScores {
  /** As the last word of a name: "inspection". */
  head: number;
  /** As a word before the last: "weld" in "weld inspection". */
  modifier: number;
  /** As a name on its own: "welding". */
  alone: number;
  /** Steps of rarity: a common word has 8, a rare one 15. */
  rarity: number;
}

const STEP = 'abcdefghijklmnop';
/** The letter that stands for zero. */
const ZERO = 6;

const stepOf = (letter: string): number => STEP.indexOf(letter) - ZERO;

/**
 * Reads the word scores, which shared/scripts/build-word-scores.mjs writes.
 *
 * @param compiled lines of four letters, one for each score, and of the words that have these scores
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
