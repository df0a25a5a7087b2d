import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Judge } from '@shortlist/shared/keywords/judge/judge-spans';
import { readJudge } from '@shortlist/shared/keywords/judge/read-judge';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/keyword-judge');
const read = (file: string): Promise<string> => readFile(path.join(FOLDER, file), 'utf8');

let loading: Promise<Judge> | undefined;

/** Loads the rules that judge keywords on first use and caches them for the life of the process. */
export const keywordJudge = (): Promise<Judge> =>
  (loading ??= Promise.all([read('word-scores.txt'), read('weights.tsv')]).then(
    ([scores, weights]) => readJudge(scores, weights),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
