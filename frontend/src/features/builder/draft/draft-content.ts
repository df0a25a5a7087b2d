import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';

/** The part of the draft that is saved. */
export interface DraftContent {
  title: string;
  templateKey: TemplateKey;
  data: ResumeData;
  jdText: string;
}
