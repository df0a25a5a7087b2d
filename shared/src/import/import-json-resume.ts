import { emptyResumeData } from '../resume/resume-data.js';
import { finishImport } from './finish-import.js';
import { ImportNotes } from './import-notes.js';
import type { ImportedResume } from './imported-resume.js';

/** Reads a JSON Resume document. Never throws. */
export function importJsonResume(document: unknown): ImportedResume {
  const notes = new ImportNotes();
  if (typeof document === 'string') notes.notUnderstood(document);
  return finishImport(emptyResumeData(), 'json-resume', notes);
}
