import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { addCertification, addSkill } from '../draft/resume-edits.js';
import { messages } from './messages.js';

export type KeywordTerm = ExtractKeywordsView['terms'][number];

export const sectionOf = ({ kind }: KeywordTerm): string =>
  kind === 'certificate' ? messages.sections.certifications : messages.sections.skills;

/** Adds a keyword to its section. Returns the same data if the section is full. */
export function withKeyword(data: ResumeData, term: KeywordTerm): ResumeData {
  if (term.kind !== 'certificate') return addSkill(data, matchCase(data.skills, term.text));
  return addCertification(data, { name: term.text });
}

/**
 * Capitalizes a keyword if most skills in the resume are capitalized. Never changes names such as "ggplot2" and
 * "macOS".
 */
export function matchCase(skills: readonly string[], keyword: string): string {
  const capitals = skills.filter((skill) => /^\p{Lu}/u.test(skill)).length;
  const isPlain = /^\p{Ll}[\p{Ll}'’-]*(?:\s|$)/u.test(keyword);
  return isPlain && skills.length > 0 && capitals * 2 > skills.length
    ? keyword.charAt(0).toUpperCase() + keyword.slice(1)
    : keyword;
}
