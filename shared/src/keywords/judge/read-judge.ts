import type { Judge } from './judge-spans.js';
import { readWordScores } from './word-scores.js';

/**
 * @param scores word scores, written by shared/scripts/build-word-scores.mjs
 * @param weights lines of weight and feature, written by shared/scripts/train-keyword-judge.mjs
 */
export function readJudge(scores: string, weights: string): Judge {
  const lines = weights.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    scores: readWordScores(scores),
    weights: new Map(
      lines.map((line) => {
        const [weight, feature] = line.split('\t') as [string, string];
        return [feature, Number(weight)];
      }),
    ),
  };
}
