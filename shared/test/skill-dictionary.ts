import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJudge } from '../src/keywords/judge/read-judge.js';
import { readDictionary } from '../src/keywords/posting/dictionary.js';
import { TECHNICAL_SKILLS } from '../src/skills/skill-groups.js';
import { SUGGESTED_SKILLS } from '../src/skills/skill-suggestions.js';

export const COMPILED_SKILLS = readFileSync(join(import.meta.dirname, '../data/skills/dictionary.txt'), 'utf8');

export const skillDictionary = readDictionary(COMPILED_SKILLS, [...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS]);

const judgeFile = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../data/keyword-judge', file), 'utf8');

export const keywordJudge = readJudge(judgeFile('word-scores.txt'), judgeFile('weights.tsv'));
