import type { ImportNotes } from '../result/import-notes.js';

/**
 * Adds publications to the projects and reports this to the user, because our resumes have no section for publications.
 */
export function amongProjects<Publication>(publications: Publication[], notes: ImportNotes): Publication[] {
  if (publications.length > 0)
    notes.note('Publications have no section of their own here, so they are listed under Projects.', 'extras.projects');
  return publications;
}
