import { DOCUMENT_NAMES, DOCUMENT_TITLES, type DocumentKind } from '@shortlist/shared/product/letter-options';

/** Returns the path of a page about a saved resume, or about the visitor's draft if the id is null. */
export type WritingPath = (resumeId: string | null) => string;

export const coverLetterPath: WritingPath = (resumeId) => pathOf(resumeId, 'cover-letter');
export const linkedinPath: WritingPath = (resumeId) => pathOf(resumeId, 'linkedin');

/** Path of the analytics page, which exists for saved resumes only. */
export const analyticsPath: WritingPath = (resumeId) => pathOf(resumeId, 'analytics');

export const WRITING_PAGES: readonly {
  kind: DocumentKind;
  name: string;
  menuItem: string;
  pathOf: WritingPath;
  /** False for pages that require a saved resume. */
  forVisitors: boolean;
}[] = [
  { ...namesOf('cover_letter'), pathOf: coverLetterPath, forVisitors: true },
  { ...namesOf('linkedin'), pathOf: linkedinPath, forVisitors: true },
  ...(['interview_preparation', 'salary_guide', 'personal_branding'] as const).map((kind) => ({
    ...namesOf(kind),
    pathOf: (resumeId: string | null) => pathOf(resumeId, kind.replaceAll('_', '-')),
    forVisitors: false,
  })),
];

function namesOf(kind: DocumentKind) {
  return { kind, name: DOCUMENT_NAMES[kind], menuItem: DOCUMENT_TITLES[kind] };
}

const pathOf = (resumeId: string | null, page: string): string =>
  resumeId === null ? `/app/${page}` : `/app/resume/${resumeId}/${page}`;
