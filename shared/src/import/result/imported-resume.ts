import type { ImportReport } from '../../contract/import.js';
import type { ResumeData, TemplateKey } from '../../resume/resume-data.js';

/** Result of an import: a valid resume, and a report on everything that the resume does not contain. */
export interface ImportedResume {
  data: ResumeData;
  title: string;
  /** Template key; set only if the file names it. */
  templateKey: TemplateKey | null;
  report: ImportReport;
}
