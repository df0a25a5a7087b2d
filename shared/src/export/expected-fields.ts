import { resumeLanguage } from '../document/compose-document.js';
import { formatDate } from '../resume/dates.js';
import { shownAddress } from '../resume/links.js';
import { ENTRY_NAMES, PERSONAL_NAMES } from '../resume/field-names.js';
import type { ResumeData, SectionId } from '../resume/resume-data.js';
import { withoutMarkdown } from '../text/text.js';
import { foldText } from '../text/fold-text.js';

/** A text of the user that every file of the resume must contain. */
export interface ExpectedField {
  /** Path of the field, such as `experience.0.bullets.2`. */
  path: string;
  label: string;
  text: string;
  section: SectionId | 'personal' | 'letter';
  /** Index of the entry, in sections that consist of entries. */
  entry: number;
  /** Other spellings of the text that templates may print. */
  alternatives: string[];
}

type Leaf = [key: string, label: string, text: string, alternatives?: string[]];

/**
 * Lists all texts that a file of the resume must show. Does not use the code that composes documents, because the list
 * is used to check that code. Leaves out blank text, hidden sections and the end date of a current job.
 */
export function expectedFields(data: ResumeData): ExpectedField[] {
  const language = resumeLanguage(data);
  const date = (text: string): string[] => [formatDate(text, language)];
  const fields: ExpectedField[] = [];

  const add = (section: SectionId | 'personal', entry: number, base: string, leaves: Leaf[]) => {
    if (section !== 'personal' && data.settings.hiddenSections?.includes(section)) return;
    for (const [key, label, text, alternatives = []] of leaves) {
      // Skips a text that contains only bullets, dashes or invisible characters, because files do not show it.
      if (foldText(text).text === '') continue;
      const path = key === '' ? base : `${base}.${key}`;
      fields.push({ path, label, text, section, entry, alternatives: [...alternatives, ...unmarked(text)] });
    }
  };

  const { personal, extras } = data;
  add('personal', 0, 'personal', [
    ['fullName', PERSONAL_NAMES.fullName, personal.fullName],
    ['jobTitle', PERSONAL_NAMES.jobTitle, personal.jobTitle],
    ['email', PERSONAL_NAMES.email, personal.email],
    ['phone', PERSONAL_NAMES.phone, personal.phone],
    ['location', PERSONAL_NAMES.location, personal.location],
    ['linkedin', PERSONAL_NAMES.linkedin, personal.linkedin, [shownAddress(personal.linkedin)]],
    ['portfolio', PERSONAL_NAMES.portfolio, personal.portfolio, [shownAddress(personal.portfolio)]],
  ]);
  add('summary', 0, 'summary', [['text', 'Summary', data.summary.text]]);
  data.experience.forEach((job, index) => {
    const { entry, fields: names } = ENTRY_NAMES.experience;
    const name = `${entry} ${index + 1}`;
    add('experience', index, `experience.${index}`, [
      ['role', `${name}: ${names.role}`, job.role],
      ['company', `${name}: ${names.company}`, job.company],
      ['location', `${name}: ${names.location}`, job.location],
      ['startDate', `${name}: ${names.startDate}`, job.startDate, date(job.startDate)],
      ['endDate', `${name}: ${names.endDate}`, job.current ? '' : job.endDate, date(job.endDate)],
      ...job.bullets.map((text, bullet): Leaf => [`bullets.${bullet}`, `${name}: bullet ${bullet + 1}`, text]),
    ]);
  });
  data.education.forEach((school, index) => {
    const { entry, fields: names } = ENTRY_NAMES.education;
    const name = `${entry} ${index + 1}`;
    add('education', index, `education.${index}`, [
      ['degree', `${name}: ${names.degree}`, school.degree],
      ['school', `${name}: ${names.school}`, school.school],
      ['location', `${name}: ${names.location}`, school.location],
      [
        'year',
        `${name}: ${names.year}`,
        repeats(school.graduationDate, school.year, language) ? '' : school.year,
        date(school.year),
      ],
      ['graduationDate', `${name}: ${names.graduationDate}`, school.graduationDate, date(school.graduationDate)],
      ['gpa', `${name}: ${names.gpa}`, school.gpa],
    ]);
  });
  data.skills.forEach((skill, index) => {
    add('skills', 0, `skills.${index}`, [['', `Skill ${index + 1}`, skill]]);
  });
  data.certifications.forEach((certificate, index) => {
    const { entry, fields: names } = ENTRY_NAMES.certifications;
    const name = `${entry} ${index + 1}`;
    add('certifications', index, `certifications.${index}`, [
      ['name', `${name}: ${names.name}`, certificate.name],
      ['issuer', `${name}: ${names.issuer}`, certificate.issuer],
      ['number', `${name}: ${names.number}`, certificate.number],
      ['year', `${name}: ${names.year}`, certificate.year, date(certificate.year)],
      ['expires', `${name}: ${names.expires}`, certificate.expires, date(certificate.expires)],
    ]);
  });
  extras.projects.forEach((project, index) => {
    const { entry, fields: names } = ENTRY_NAMES.projects;
    const name = `${entry} ${index + 1}`;
    add('projects', index, `extras.projects.${index}`, [
      ['name', `${name}: ${names.name}`, project.name],
      ['description', `${name}: ${names.description}`, project.description],
    ]);
  });
  extras.awards.forEach((award, index) => {
    add('awards', index, `extras.awards.${index}`, [['', `Award ${index + 1}`, award]]);
  });
  extras.volunteer.forEach((work, index) => {
    const { entry, fields: names } = ENTRY_NAMES.volunteer;
    const name = `${entry} ${index + 1}`;
    add('volunteer', index, `extras.volunteer.${index}`, [
      ['role', `${name}: ${names.role}`, work.role],
      ['organization', `${name}: ${names.organization}`, work.organization],
      ['startDate', `${name}: ${names.startDate}`, work.startDate, date(work.startDate)],
      ['endDate', `${name}: ${names.endDate}`, work.endDate, date(work.endDate)],
      ['description', `${name}: ${names.description}`, work.description],
    ]);
  });
  extras.languages.forEach((language_, index) => {
    const { entry, fields: names } = ENTRY_NAMES.languages;
    const name = `${entry} ${index + 1}`;
    add('languages', index, `extras.languages.${index}`, [
      ['name', `${name}: ${names.name}`, language_.name],
      ['level', `${name}: ${names.level}`, language_.level],
    ]);
  });
  return fields;
}

/** Returns the text without Markdown marks, because files are printed without them. */
function unmarked(text: string): string[] {
  const plain = text.split('\n').map(withoutMarkdown).join('\n');
  return plain === text ? [] : [plain];
}

/** Returns whether the graduation date contains the school year, which is then printed only once. */
const repeats = (date: string, year: string, language: string): boolean =>
  foldText(formatDate(date, language)).text.includes(foldText(formatDate(year, language)).text);
