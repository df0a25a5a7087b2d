import type { JobProfile } from '../src/ats/match/job-profile.js';
import type { KeywordTerm } from '../src/keywords/extract-keywords.js';
import { extractKeywords, KEYWORDS_VERSION } from '../src/keywords/extract-keywords.js';
import { keywordTagger, skillDictionary } from './skill-dictionary.js';

/** Extracts the requirements of a job description in the same way as the server. */
export const profileFrom = (jdText: string): JobProfile => ({
  ...extractKeywords(jdText, skillDictionary, keywordTagger),
  version: KEYWORDS_VERSION,
});

export const term = (text: string, part: Partial<KeywordTerm> = {}): KeywordTerm => ({
  text,
  kind: 'hard',
  zone: 'must',
  importance: 0.75,
  snippet: text,
  known: true,
  aliases: [],
  ...part,
});

export const profileOf = (terms: KeywordTerm[], part: Partial<JobProfile> = {}): JobProfile => ({
  version: 'test',
  title: null,
  years: null,
  degree: null,
  terms,
  ...part,
});
