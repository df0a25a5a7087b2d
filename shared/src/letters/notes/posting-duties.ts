import { contentOf } from './posting-overlap.js';

const MAX_CHARACTERS = 20_000;
const MAX_LINES = 200;
/** Matches lines about pay, benefits, hours and the application, which do not describe duties: "closing date". */
const NO_DUTY =
  /\b(?:insurance|401\(k\)|pension|holidays?|paid time|PTO|salary|per hour|an hour|pay is|bonus|benefits|discount|parking|closing date|apply|application|cover(?:ing)? letter|r[eé]sum[eé]|CV|interviews? (?:will|are)|background check|equal opportunity|reports to|requisition|vacancy)\b|[$£€]\d/i;
/**
 * Weights of a word, indexed by the number of lines of the job description that contain it. Rarer words weigh more,
 * because they are more specific.
 */
const WEIGHTS = [0, 1, 0.7, 0.5];
const COMMON_WEIGHT = 0.3;
/** Factor that reduces the weight of a shared word if the most similar line does not contain it. */
const BESIDE = 0.15;
const MIN_LETTERS = 4;

/**
 * Returns a function that rates a text by its similarity to the most similar line of the job description. Words that
 * the text shares only with other lines count less.
 */
export function dutyMatch(posting: string): (text: string) => number {
  const lines = posting
    .slice(0, MAX_CHARACTERS)
    .split(/\n|(?<=[.!?;])\s+/u)
    .filter((line) => !NO_DUTY.test(line))
    .map((line) => new Set(contentOf(line).filter((word) => word.length >= MIN_LETTERS)))
    .filter((words) => words.size > 0)
    .slice(0, MAX_LINES);
  const counts = new Map<string, number>();
  for (const line of lines) for (const word of line) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => WEIGHTS[counts.get(word)!] ?? COMMON_WEIGHT;
  return (text) => {
    const words = new Set(contentOf(text));
    const shared = [...words].filter((word) => counts.has(word));
    const all = shared.reduce((sum, word) => sum + weightOf(word), 0);
    const best = Math.max(
      0,
      ...lines.map((line) => shared.reduce((sum, word) => (line.has(word) ? sum + weightOf(word) : sum), 0)),
    );
    return best + (all - best) * BESIDE;
  };
}
