import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDictionary } from '../src/keywords/posting/dictionary.js';
import { readTagger } from '../src/keywords/tagger/read-tagger.js';
import { TECHNICAL_SKILLS } from '../src/skills/skill-groups.js';
import { SUGGESTED_SKILLS } from '../src/skills/skill-suggestions.js';

export const COMPILED_SKILLS = readFileSync(join(import.meta.dirname, '../data/skills/dictionary.txt'), 'utf8');

export const skillDictionary = readDictionary(COMPILED_SKILLS, [...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS]);

export const keywordTagger = readTagger(
  readFileSync(join(import.meta.dirname, '../data/keyword-tagger/weights.tsv'), 'utf8'),
);
