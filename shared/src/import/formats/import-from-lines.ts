import { emptyResumeData, type ResumeData } from '../../resume/resume-data.js';
import { collectSections, type Sections } from '../sections/collect-sections.js';
import { inReadingOrder } from '../lines/columns.js';
import { finishImport } from '../result/finish-import.js';
import { IMPORT_CHARACTERS } from '../../product/import-limits.js';
import { ImportNotes } from '../result/import-notes.js';
import type { ImportedResume } from '../result/imported-resume.js';
import { withoutFurniture } from '../lines/page-furniture.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { amongProjects } from '../sections/publications.js';
import { readCertifications } from '../sections/read-certifications.js';
import { readEducation } from '../sections/read-education.js';
import { readHeader } from '../sections/read-header.js';
import { readLanguages } from '../sections/read-languages.js';
import { proseOf, readAwards, readSkills } from '../sections/read-lists.js';
import { readProjects } from '../sections/read-projects.js';
import { readSettings } from '../sections/read-settings.js';
import { readExperience, readVolunteer } from '../sections/read-work.js';
import { toRows } from '../lines/rows.js';
import type { ImportHints, SourceLine } from '../lines/source-line.js';

/** Imports a resume from the lines of a file with rules only, without a language model. Never throws. */
export function importFromLines(lines: SourceLine[], hints: ImportHints): ImportedResume {
  const notes = new ImportNotes();
  const isPlainText = hints.source === 'text';
  const rows = inReadingOrder(withoutFurniture(toRows(withinLimit(lines, notes), { isPlaced: !isPlainText })));
  const sections = collectSections(rows, isPlainText);
  const data = emptyResumeData();
  const { personal, prose } = readHeader(sections.get('header'), sections.get('contact'), {
    links: hints.links,
    notes,
  });
  data.personal = personal;
  readSections(data, sections, prose, notes);
  data.settings = readSettings(hints, rows);
  return finishImport(data, hints.source, notes);
}

/** Maximum number of lines read, equivalent to about thirty pages in small print. */
const MAX_LINES = 4_000;

function withinLimit(lines: SourceLine[], notes: ImportNotes): SourceLine[] {
  let characters = 0;
  const end = lines.findIndex(({ text }, index) => {
    characters += text.length + 1;
    return characters > IMPORT_CHARACTERS + lines.length || index >= MAX_LINES;
  });
  if (end < 0) return lines;
  notes.note('The file is too long for a resume, so only its beginning was read.');
  for (const { text } of lines.slice(end)) notes.notUnderstood(text);
  return lines.slice(0, end);
}

function readSections(data: ResumeData, sections: Sections, prose: Paragraph[], notes: ImportNotes): void {
  data.summary.text = proseOf([...prose, ...sections.get('summary')]);
  data.experience = readExperience(sections.get('experience'), notes);
  data.education = readEducation(sections.get('education'), notes);
  data.skills = readSkills(sections.get('skills'));
  data.certifications = readCertifications(sections.get('certifications'), notes);
  data.extras = {
    projects: [
      ...readProjects(sections.get('projects')),
      ...amongProjects(readProjects(sections.get('publications')), notes),
    ],
    awards: readAwards(sections.get('awards')),
    volunteer: readVolunteer(sections.get('volunteer'), notes),
    languages: readLanguages(sections.get('languages')),
  };
  for (const { heading, paragraphs } of sections.unknown) {
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
    notes.notUnderstood(text === '' ? heading : text, heading);
  }
}
