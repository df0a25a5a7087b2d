import { emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { Experience, ResumeData } from '@shortlist/shared/resume/resume-data';
import type { DraftContent } from '../src/features/builder/draft/draft-content.js';
import { emptyContent, openDraft } from '../src/features/builder/draft/draft-store.js';

/** Opens a resume in the builder. Omitted parts are empty. */
export function openResume(data: Partial<ResumeData>, rest: Partial<DraftContent> = {}): void {
  openDraft(null, { ...emptyContent(), ...rest, data: { ...emptyResumeData(), ...data } });
}

export const job = (fields: Partial<Experience> = {}): Experience => ({ ...emptyExperience(), ...fields });
