import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { addCertification, addSkill } from '../draft/resume-edits.js';

export type KeywordTerm = ExtractKeywordsView['terms'][number];

/** Where a keyword of this kind belongs, as its step is called. */
export const placeOf = ({ kind }: KeywordTerm): string => (kind === 'certificate' ? 'Certifications' : 'Skills');

/** The résumé with the keyword in the list that it belongs to; the same résumé when there is no room for it. */
export function withKeyword(data: ResumeData, term: KeywordTerm): ResumeData {
  if (term.kind !== 'certificate') return addSkill(data, inCaseOf(data.skills, term.text));
  return addCertification(data, { name: term.text });
}

/** "query tuning" beside "Redis, Docker" becomes "Query tuning". Names such as "ggplot2" and "macOS" keep their letters. */
export function inCaseOf(skills: readonly string[], keyword: string): string {
  const capitals = skills.filter((skill) => /^\p{Lu}/u.test(skill)).length;
  const isPlain = /^\p{Ll}[\p{Ll}'’-]*(?:\s|$)/u.test(keyword);
  return isPlain && skills.length > 0 && capitals * 2 > skills.length
    ? keyword.charAt(0).toUpperCase() + keyword.slice(1)
    : keyword;
}
