import type { ComparedContent } from '@shortlist/shared/resume/compare-contents';

/** The résumé that a text is written for. */
export interface Subject extends ComparedContent {
  /** Null for a visitor's draft. */
  resumeId: string | null;
}

export const builderPath = ({ resumeId }: Subject): string =>
  resumeId === null ? '/app/resume' : `/app/resume/${resumeId}`;
