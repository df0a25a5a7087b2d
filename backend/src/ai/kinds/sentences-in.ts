import { cleanLine } from '@shortlist/shared/text/text';
import { sentencesOf } from '../guarded/guarded-sentence.js';
import type { Sentence } from '../prompts/fact-check.js';

export const sentencesIn = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => sentencesOf(cleanLine(text)))
    .filter(Boolean)
    .map((text) => ({ text }));
