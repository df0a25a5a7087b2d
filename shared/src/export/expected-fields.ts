import { resumeLanguage } from '../document/compose-document.js';
import { formatDate } from '../resume/dates.js';
import type { ResumeData, SectionId } from '../resume/resume-data.js';
import { foldText } from './fold-text.js';

/** A piece of text that the person entered and that a file of the résumé must therefore show. */
export interface ExpectedField {
  /** Such as `experience.0.bullets.2`. */
  path: string;
  label: string;
  text: string;
  section: SectionId | 'personal';
  /** Entry of the section, for those sections that are lists of entries. */
  entry: number;
  /** Forms in which a template sets the text rather than as typed. */
  alternatives: string[];
}

type Leaf = [key: string, label: string, text: string, alternatives?: string[]];

/**
 * Everything visible in the data, found by walking it; deliberately ignorant of how documents are composed, so that
 * it can check them. Left out: blank text, hidden sections, the end date of a current job.
 */
export function expectedFields(data: ResumeData): ExpectedField[] {
  const language = resumeLanguage(data);
  const date = (text: string): string[] => [formatDate(text, language)];
  const fields: ExpectedField[] = [];

  const add = (section: ExpectedField['section'], entry: number, base: string, leaves: Leaf[]) => {
    if (section !== 'personal' && data.settings.hiddenSections?.includes(section)) return;
    for (const [key, label, text, alternatives = []] of leaves) {
      // Nothing is left of a text of bullets, dashes or invisible characters, and nothing of it is shown.
      if (foldText(text).text === '') continue;
      const path = key === '' ? base : `${base}.${key}`;
      fields.push({ path, label, text, section, entry, alternatives });
    }
  };

  const { personal, extras } = data;
  add('personal', 0, 'personal', [
    ['fullName', 'Full name', personal.fullName],
    ['jobTitle', 'Job title', personal.jobTitle],
    ['email', 'Email', personal.email],
    ['phone', 'Phone', personal.phone],
    ['location', 'Location', personal.location],
    ['linkedin', 'LinkedIn', personal.linkedin, [bareAddress(personal.linkedin)]],
    ['portfolio', 'Portfolio', personal.portfolio, [bareAddress(personal.portfolio)]],
  ]);
  add('summary', 0, 'summary', [['text', 'Summary', data.summary.text]]);
  data.experience.forEach((job, index) => {
    const name = `Job ${index + 1}`;
    add('experience', index, `experience.${index}`, [
      ['role', `${name}: job title`, job.role],
      ['company', `${name}: company`, job.company],
      ['location', `${name}: location`, job.location],
      ['startDate', `${name}: start date`, job.startDate, date(job.startDate)],
      ['endDate', `${name}: end date`, job.current ? '' : job.endDate, date(job.endDate)],
      ...job.bullets.map((text, bullet): Leaf => [`bullets.${bullet}`, `${name}: bullet ${bullet + 1}`, text]),
    ]);
  });
  data.education.forEach((school, index) => {
    const name = `Education ${index + 1}`;
    add('education', index, `education.${index}`, [
      ['degree', `${name}: degree`, school.degree],
      ['school', `${name}: school`, school.school],
      ['location', `${name}: location`, school.location],
      [
        'year',
        `${name}: year`,
        repeats(school.graduationDate, school.year, language) ? '' : school.year,
        date(school.year),
      ],
      ['graduationDate', `${name}: graduation date`, school.graduationDate, date(school.graduationDate)],
      ['gpa', `${name}: GPA`, school.gpa],
    ]);
  });
  data.skills.forEach((skill, index) => {
    add('skills', 0, `skills.${index}`, [['', `Skill ${index + 1}`, skill]]);
  });
  data.certifications.forEach((certificate, index) => {
    const name = `Certification ${index + 1}`;
    add('certifications', index, `certifications.${index}`, [
      ['name', `${name}: name`, certificate.name],
      ['issuer', `${name}: issuer`, certificate.issuer],
      ['year', `${name}: year`, certificate.year, date(certificate.year)],
    ]);
  });
  extras.projects.forEach((project, index) => {
    const name = `Project ${index + 1}`;
    add('projects', index, `extras.projects.${index}`, [
      ['name', `${name}: name`, project.name],
      ['description', `${name}: description`, project.description],
    ]);
  });
  extras.awards.forEach((award, index) => {
    add('awards', index, `extras.awards.${index}`, [['', `Award ${index + 1}`, award]]);
  });
  extras.volunteer.forEach((work, index) => {
    const name = `Volunteer work ${index + 1}`;
    add('volunteer', index, `extras.volunteer.${index}`, [
      ['role', `${name}: role`, work.role],
      ['organization', `${name}: organization`, work.organization],
      ['startDate', `${name}: start date`, work.startDate, date(work.startDate)],
      ['endDate', `${name}: end date`, work.endDate, date(work.endDate)],
      ['description', `${name}: description`, work.description],
    ]);
  });
  extras.languages.forEach((language_, index) => {
    const name = `Language ${index + 1}`;
    add('languages', index, `extras.languages.${index}`, [
      ['name', `${name}: name`, language_.name],
      ['level', `${name}: level`, language_.level],
    ]);
  });
  return fields;
}

/** A year that the graduation date repeats is shown once. */
const repeats = (date: string, year: string, language: string): boolean =>
  foldText(formatDate(date, language)).text.includes(foldText(formatDate(year, language)).text);

const bareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
