import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readDictionary, type Dictionary } from '@shortlist/shared/keywords/posting/dictionary';
import { TECHNICAL_SKILLS } from '@shortlist/shared/skills/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/skills/skill-suggestions';

const FILE = path.resolve(import.meta.dirname, '../../../shared/data/skills/dictionary.txt');

let loading: Promise<Dictionary> | undefined;

/** Loads the dictionary on first use and caches it for the life of the process. A failed read is retried. */
export const skillDictionary = (): Promise<Dictionary> =>
  (loading ??= readFile(FILE, 'utf8').then(
    (compiled) => readDictionary(compiled, [...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS]),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
