import type { JobProfile } from '@shortlist/shared/ats/match/job-profile';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import type { AtsScoreView, JobProfileView } from '@shortlist/shared/contract/ai';
import { extractKeywords, KEYWORDS_VERSION } from '@shortlist/shared/keywords/extract-keywords';
import { keywordsByModel, type ModelKeywords } from '@shortlist/shared/keywords/keywords-by-model';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { keywordTagger } from './keyword-tagger.js';
import { skillDictionary } from './skill-dictionary.js';

export async function jobProfile(jdText: string): Promise<JobProfileView> {
  return { ...extractKeywords(jdText, await skillDictionary(), await keywordTagger()), version: KEYWORDS_VERSION };
}

/**
 * Builds the job profile from the terms that a language model found. Returns null if too few of the terms occur in the
 * job description.
 * @param prompt version of the prompt that the model answered
 */
export async function jobProfileByModel(
  jdText: string,
  answer: ModelKeywords,
  prompt: string,
): Promise<JobProfileView | null> {
  const keywords = keywordsByModel(jdText, await skillDictionary(), answer);
  return keywords && { ...keywords, version: prompt };
}

export function atsScore(data: ResumeData, profile: JobProfile | null): AtsScoreView {
  const { version, score, quality, parts, rules, feedback } = scoreResume(data, profile ?? undefined);
  return { version, score, quality, parts, rules, feedback, engine: 'builtin' };
}
