import type {
  BrandingView,
  CoverLetterBody,
  CoverLetterView,
  GuideBody,
  GuideView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { streamedAnswer } from '../../../api/streamed-answer.js';
import type { StreamOptions } from './use-writing.js';

export const writeCoverLetter = (body: CoverLetterBody, stream: StreamOptions): Promise<CoverLetterView> =>
  streamedAnswer('/api/ai/cover-letter', body, stream);

export const writeLinkedinSummary = (body: LinkedinSummaryBody, stream: StreamOptions): Promise<LinkedinSummaryView> =>
  streamedAnswer('/api/ai/linkedin-summary', body, stream);

export const writeInterview = (body: GuideBody, stream: StreamOptions): Promise<GuideView> =>
  streamedAnswer('/api/ai/interview-preparation', body, stream);

export const writeSalaryGuide = (body: GuideBody, stream: StreamOptions): Promise<GuideView> =>
  streamedAnswer('/api/ai/salary-guide', body, stream);

export const writeBranding = (body: GuideBody, stream: StreamOptions): Promise<BrandingView> =>
  streamedAnswer('/api/ai/personal-branding', body, stream);
