import type {
  CoverLetterBody,
  CoverLetterView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { streamedAnswer } from '../../../lib/streamed-answer.js';

type Watching = Parameters<typeof streamedAnswer>[2];

export const writeCoverLetter = (wish: CoverLetterBody, watching: Watching): Promise<CoverLetterView> =>
  streamedAnswer('/api/ai/cover-letter', wish, watching);

export const writeLinkedinSummary = (wish: LinkedinSummaryBody, watching: Watching): Promise<LinkedinSummaryView> =>
  streamedAnswer('/api/ai/linkedin-summary', wish, watching);
