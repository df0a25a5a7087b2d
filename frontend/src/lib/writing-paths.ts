import { DOCUMENT_NAMES, type DocumentKind } from '@shortlist/shared/letters/letter-options';

/** The address of a page, of a résumé of the account, or with null of the visitor's draft on this device. */
export type WritingPath = (resumeId: string | null) => string;

export const coverLetterPath: WritingPath = (resumeId) => pathOf(resumeId, 'cover-letter');
export const linkedinPath: WritingPath = (resumeId) => pathOf(resumeId, 'linkedin');

/** Only for a résumé of the account. */
export const analyticsPath: WritingPath = (resumeId) => pathOf(resumeId, 'analytics');

/** The pages on which something is written beside a résumé. */
export const WRITING_PAGES: readonly {
  kind: DocumentKind;
  name: string;
  pathOf: WritingPath;
  /** Otherwise only for a résumé of the account. */
  forVisitors: boolean;
}[] = [
  { kind: 'cover_letter', name: DOCUMENT_NAMES.cover_letter, pathOf: coverLetterPath, forVisitors: true },
  { kind: 'linkedin', name: DOCUMENT_NAMES.linkedin, pathOf: linkedinPath, forVisitors: true },
  ...(['interview_preparation', 'salary_guide', 'personal_branding'] as const).map((kind) => ({
    kind,
    name: DOCUMENT_NAMES[kind],
    pathOf: (resumeId: string | null) => pathOf(resumeId, kind.replaceAll('_', '-')),
    forVisitors: false,
  })),
];

const pathOf = (resumeId: string | null, page: string): string =>
  resumeId === null ? `/app/${page}` : `/app/resume/${resumeId}/${page}`;
