import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';

/** What is particular to one of the guides. */
export interface GuideSort {
  kind: Extract<DocumentKind, 'interview_preparation' | 'salary_guide'>;
  name: string;
  intro: string;
  /** Writes it. */
  path: string;
  fileName: string;
}

export const GUIDE_SORTS: readonly GuideSort[] = [
  {
    kind: 'interview_preparation',
    name: 'Interview preparation',
    intro: 'Questions they are likely to ask, your own lines to answer them with, and what to ask in return.',
    path: '/api/ai/interview-preparation',
    fileName: 'interview-preparation.txt',
  },
  {
    kind: 'salary_guide',
    name: 'Salary negotiation guide',
    intro: 'How to prepare, your strongest evidence, and words for the talk. It names no market figures.',
    path: '/api/ai/salary-guide',
    fileName: 'salary-negotiation-guide.txt',
  },
];
