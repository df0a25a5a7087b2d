import type {
  BrandingView,
  CoverLetterBody,
  CoverLetterView,
  GuideBody,
  GuideView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { streamedAnswer } from '../../../lib/streamed-answer.js';
import type { Watching } from './use-writing.js';

export const writeCoverLetter = (wish: CoverLetterBody, watching: Watching): Promise<CoverLetterView> =>
  streamedAnswer('/api/ai/cover-letter', wish, watching);

export const writeLinkedinSummary = (wish: LinkedinSummaryBody, watching: Watching): Promise<LinkedinSummaryView> =>
  streamedAnswer('/api/ai/linkedin-summary', wish, watching);

export const writeInterview = (wish: GuideBody, watching: Watching): Promise<GuideView> =>
  streamedAnswer('/api/ai/interview-preparation', wish, watching);

export const writeSalaryGuide = (wish: GuideBody, watching: Watching): Promise<GuideView> =>
  streamedAnswer('/api/ai/salary-guide', wish, watching);

export const writeBranding = (wish: GuideBody, watching: Watching): Promise<BrandingView> =>
  streamedAnswer('/api/ai/personal-branding', wish, watching);
