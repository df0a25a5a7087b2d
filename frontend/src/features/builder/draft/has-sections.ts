import type { ResumeData } from '@shortlist/shared/resume/resume-data';

/** Whether anything beyond personal details was entered. Blank entries do not count. */
export function hasSections({ summary, skills, experience, education, certifications, extras }: ResumeData): boolean {
  return hasText([summary, skills, experience, education, certifications, extras]);
}

/** Whether anything was entered. */
export const hasContent = (data: ResumeData): boolean => hasText(data.personal) || hasSections(data);

/** Whether the value is or contains text that is not blank. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}
