import type { ImportReport } from '../contract/import.js';
import type { ResumeData, TemplateKey } from '../resume/resume-data.js';

/** What an import found: a résumé that every part of the product can take, and what became of the rest. */
export interface ImportedResume {
  data: ResumeData;
  title: string;
  /** Only where the file says so. */
  templateKey: TemplateKey | null;
  report: ImportReport;
}
