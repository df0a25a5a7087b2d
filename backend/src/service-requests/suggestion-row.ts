import type { StaffSuggestion, SuggestionState } from '@shortlist/shared/contract/request-suggestions';
import { findText } from '@shortlist/shared/resume/placed-texts';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';

export interface SuggestionRow {
  id: string;
  path: string;
  before: string;
  after: string;
  note: string;
  state: SuggestionState;
  createdAt: Date;
  decidedAt: Date | null;
  suggestedBy: string | null;
}

/** $1 request. */
export const SUGGESTIONS = `
  SELECT s.id, s.path, s.text_before AS before, s.text_after AS after, s.note, s.state, s.created_at AS "createdAt",
         s.decided_at AS "decidedAt", m.username AS "suggestedBy"
  FROM service_request_suggestions s LEFT JOIN staff m ON m.id = s.staff_id
  WHERE s.request_id = $1`;

/** True if the owner sees the suggestions of request `r`. */
export const IS_PUBLISHED = `(r.answer IS NOT NULL OR r.state = 'done')`;

/** @param content the current résumé; undefined if it is deleted */
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
