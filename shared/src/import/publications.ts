import type { ImportNotes } from './import-notes.js';

/** A résumé here has no section for publications: they go among the projects, and the person is told. */
export function amongProjects<Publication>(publications: Publication[], notes: ImportNotes): Publication[] {
  if (publications.length > 0)
    notes.note('Publications have no section of their own here, so they are listed under Projects.', 'extras.projects');
  return publications;
}
