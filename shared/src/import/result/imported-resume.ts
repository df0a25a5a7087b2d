import type { ImportReport } from '../../contract/import.js';
import type { ResumeData, TemplateKey } from '../../resume/resume-data.js';

/** Result of an import: a valid résumé, and a report on everything else. */
export interface ImportedResume {
  data: ResumeData;
  title: string;
  /** Set only if the file names it. */
  templateKey: TemplateKey | null;
  report: ImportReport;
}
