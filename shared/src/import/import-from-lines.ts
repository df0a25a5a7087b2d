import { emptyResumeData } from '../resume/resume-data.js';
import { finishImport } from './finish-import.js';
import { ImportNotes } from './import-notes.js';
import type { ImportedResume } from './imported-resume.js';
import type { ImportHints, SourceLine } from './source-line.js';

/** Reads a résumé from the lines of a file by rules alone. Never throws. */
export function importFromLines(lines: SourceLine[], hints: ImportHints): ImportedResume {
  const notes = new ImportNotes();
  for (const line of lines) notes.notUnderstood(line.text);
  return finishImport(emptyResumeData(), hints.source, notes);
}
