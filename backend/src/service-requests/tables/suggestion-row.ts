import type { StaffSuggestion } from '@shortlist/shared/contract/request-suggestions';
import { findText } from '@shortlist/shared/compare/placed-texts';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { SuggestionRow } from './service-requests.queries.js';

/** @param content the current content of the resume; undefined if the resume is deleted */
export function asSuggestion(
  { createdAt, decidedAt, ...row }: SuggestionRow,
  content: ResumeData | undefined,
): StaffSuggestion {
  const isOpen = row.state === 'open';
  const place = isOpen && content ? findText(content, { path: row.path, text: row.before }) : undefined;
  return {
    ...row,
    path: place ?? row.path,
    state: isOpen && place === undefined ? 'outdated' : row.state,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
