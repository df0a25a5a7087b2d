import { emptyResumeData } from '../resume/resume-data.js';
import { finishImport } from './finish-import.js';
import { ImportNotes } from './import-notes.js';
import type { ImportedResume } from './imported-resume.js';

/**
 * Reads LinkedIn's data archive.
 *
 * @param tables rows by the name of their CSV file, `Profile.csv` or `Profile`, each a map from column to text
 */
export function importLinkedIn(tables: Record<string, Record<string, string>[]>): ImportedResume {
  const notes = new ImportNotes();
  for (const [name, rows] of Object.entries(tables)) {
    for (const row of rows) notes.notUnderstood(Object.values(row).join('\n'), name);
  }
  return finishImport(emptyResumeData(), 'linkedin', notes);
}
