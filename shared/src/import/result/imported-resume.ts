import type { ImportReport } from '../../contract/import.js';
import type { ResumeData, TemplateKey } from '../../resume/resume-data.js';

/** Result of an import: a valid resume, and a report on everything in the file that the resume does not contain. */
export interface ImportedResume {
  data: ResumeData;
  title: string;
  /** Null if the file names no template. */
  templateKey: TemplateKey | null;
  report: ImportReport;
}
