import { reportFields } from '../export/field-report.js';
import { readResumeData, readTemplateKey } from '../resume/read-resume-data.js';
import { finishImport } from './finish-import.js';
import { ImportNotes } from './import-notes.js';
import type { ImportedResume } from './imported-resume.js';

/**
 * The résumé that a PDF of ours carries, or null when its pages say something else: then somebody has edited the file,
 * and the pages are what counts.
 *
 * @param carried as found in the file, so anything at all
 * @param pageText the text of its pages
 */
export function importOwnPdf(carried: unknown, pageText: string): ImportedResume | null {
  if (typeof carried !== 'object' || carried === null || !('data' in carried)) return null;
  const data = readResumeData(carried.data);
  const { total, missing } = reportFields(data, pageText);
  if (total === 0 || missing.length > 0) return null;
  const templateKey = 'templateKey' in carried ? readTemplateKey(carried.templateKey) : null;
  return finishImport(data, 'shortlist', new ImportNotes(), { templateKey });
}
