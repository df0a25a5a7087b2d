import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTagger } from '@shortlist/shared/keywords/tagger/read-tagger';
import type { Tagger } from '@shortlist/shared/keywords/tagger/tag-words';

const FILE = path.resolve(import.meta.dirname, '../../../shared/data/keyword-tagger/weights.tsv');

let loading: Promise<Tagger> | undefined;

/** Loads the keyword tagger on first use and caches it for the life of the process. */
export const keywordTagger = (): Promise<Tagger> =>
  (loading ??= readFile(FILE, 'utf8').then(readTagger, (error: unknown) => {
    loading = undefined;
    throw error;
  }));
