import type { ResumeData } from '@shortlist/shared/resume/resume-data';

/** Whether the resume has content besides personal details. Blank entries do not count. */
export function hasSections({ summary, skills, experience, education, certifications, extras }: ResumeData): boolean {
  return hasText([summary, skills, experience, education, certifications, extras]);
}

export const hasContent = (data: ResumeData): boolean => hasText(data.personal) || hasSections(data);

/** Whether a value is a non-blank string or contains one at any depth. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}
