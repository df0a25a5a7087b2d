import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { emptyCertification, LIMITS, type ResumeData } from '@shortlist/shared/resume/resume-data';
import { addSkill } from '../draft/resume-edits.js';

export type KeywordTerm = ExtractKeywordsView['terms'][number];

/** Where a keyword of this kind belongs, as its step is called. */
export const placeOf = ({ kind }: KeywordTerm): string => (kind === 'certificate' ? 'Certifications' : 'Skills');

/** The résumé with the keyword in the list that it belongs to; the same résumé when there is no room for it. */
export function withKeyword(data: ResumeData, term: KeywordTerm): ResumeData {
  if (term.kind !== 'certificate') return addSkill(data, term.text);
  if (data.certifications.length >= LIMITS.entriesPerList) return data;
  return { ...data, certifications: [...data.certifications, { ...emptyCertification(), name: term.text }] };
}
