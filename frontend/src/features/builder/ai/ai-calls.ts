import type { ExtractKeywordsView, RewriteBulletsView, RewriteSummaryView } from '@shortlist/shared/contract/ai';
import type { Experience, ResumeData } from '@shortlist/shared/resume/resume-data';
import { http } from '../../../api/http.js';

export const rewriteBullets = (
  experienceItem: Experience,
  jdText: string,
  signal: AbortSignal,
): Promise<RewriteBulletsView> => http.post('/api/ai/rewrite-bullets', { experienceItem, jdText }, { signal });

export const rewriteSummary = (
  resumeData: ResumeData,
  jdText: string,
  signal: AbortSignal,
): Promise<RewriteSummaryView> => http.post('/api/ai/rewrite-summary', { resumeData, jdText }, { signal });

export const extractKeywords = (jdText: string, signal: AbortSignal): Promise<ExtractKeywordsView> =>
  http.post('/api/ai/extract-keywords', { jdText }, { signal });
