import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';

/** The part of the draft that is saved to the server or the device. */
export interface DraftContent {
  title: string;
  templateKey: TemplateKey;
  data: ResumeData;
  jdText: string;
}
