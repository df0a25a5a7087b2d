import type { ComparedContent } from '@shortlist/shared/compare/compare-contents';

export interface ResumeContext extends ComparedContent {
  /** Id of the resume; null for a visitor's draft. */
  resumeId: string | null;
}

export const builderPath = ({ resumeId }: ResumeContext): string =>
  resumeId === null ? '/app/resume' : `/app/resume/${resumeId}`;
