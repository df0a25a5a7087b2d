import { mapValues, type Fields, type FieldsOf, type Network } from '../../resume/field-kinds.js';
import {
  emptyResumeData,
  ENTRY_LISTS,
  PERSONAL_FIELDS,
  type Certification,
  type Education,
  type Experience,
  type Language,
  type Personal,
  type Project,
  type ResumeData,
  type Volunteer,
} from '../../resume/resume-data.js';
import { NETWORK_ROWS } from '../../resume/resume-fields.js';
import { readResumeData, readTemplateKey } from '../../resume/read-resume-data.js';
import { finishImport } from '../result/finish-import.js';
import { ForeignObject } from './foreign-object.js';
import { ImportNotes } from '../result/import-notes.js';
import type { ImportedResume } from '../result/imported-resume.js';
import { amongProjects } from '../sections/publications.js';
import { restoreUnmapped } from './restore-unmapped.js';

const names = (text: string, { name }: Network): boolean => text.toLowerCase().includes(name.toLowerCase());

/** Imports a JSON Resume document (jsonresume.org, version 1.0.0 and the key names of earlier drafts). Never throws. */
export function importJsonResume(document: unknown): ImportedResume {
  const notes = new ImportNotes();
  const resume = new ForeignObject(document);
  const data = emptyResumeData();
  const basics = resume.object('basics');
  readBasics(basics, data, notes);
  data.experience = resume.list('work').map((job, index) => readJob(job, `experience.${index}`, notes));
  data.education = resume.list('education').map((school, index) => readSchool(school, `education.${index}`, notes));
  data.skills = [...new Set(resume.list('skills').flatMap((skill) => readSkill(skill, notes)))];
  data.certifications = resume.list('certificates').map((certificate, index) => {
    const entry = readFields<Certification>(ENTRY_LISTS.certifications.fields, certificate);
    certificate.leftover(notes, `certifications.${index}`);
    return entry;
  });
  data.extras = {
    projects: [...resume.list('projects'), ...amongProjects(resume.list('publications'), notes)].map((project, index) =>
      readProject(project, `extras.projects.${index}`, notes),
    ),
    awards: resume.list('awards', 'title').map((award, index) => {
      const line = [award.text('title'), award.text('awarder'), award.text('date')].filter(Boolean).join(', ');
      const text = [line, award.text('summary')].filter(Boolean).join(': ');
      award.leftover(notes, `extras.awards.${index}`);
      return text;
    }),
    volunteer: resume.list('volunteer').map((work, index) => {
      const entry = readFields<Volunteer>(ENTRY_LISTS.volunteer.fields, work);
      work.leftover(notes, `extras.volunteer.${index}`);
      return entry;
    }),
    languages: resume.list('languages', 'language').map((language, index) => {
      const entry = readFields<Language>(ENTRY_LISTS.languages.fields, language);
      language.leftover(notes, `extras.languages.${index}`);
      return entry;
    }),
  };
  const meta = resume.object('meta');
  const own = meta.object('shortlist');
  const templateKey = own.text('templateKey');
  data.settings = readResumeData({ settings: settingsOf(document) }).settings;
  restoreUnmapped(data, unmappedOf(document));
  resume.ignore('$schema', 'meta').leftover(notes, 'JSON Resume');
  return finishImport(data, 'json-resume', notes, {
    templateKey: templateKey === '' ? null : readTemplateKey(templateKey),
  });
}

/** Reads the fields of an entry. Sets flags to false and bullets to an empty list; the caller replaces these values. */
const readFields = <Entry>(fields: FieldsOf<Entry>, from: ForeignObject): Entry =>
  mapValues<string, Fields[string], unknown>(fields, ({ kind, jsonResume, jsonResumeAlso = [] }) => {
    if (kind === 'flag') return false;
    if (kind === 'bullets') return [];
    if (kind === 'prose') return description(from);
    return from.text(...(jsonResume === undefined ? [] : [jsonResume]), ...jsonResumeAlso);
  }) as Entry;

function inMeta(document: unknown, key: string): unknown {
  let value: unknown = document;
  for (const step of ['meta', 'shortlist', key])
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined;
  return value;
}
const settingsOf = (document: unknown): unknown => inMeta(document, 'settings');
const unmappedOf = (document: unknown): unknown => inMeta(document, 'unmapped');

function readBasics(basics: ForeignObject, data: ResumeData, notes: ImportNotes): void {
  const profiles = basics.list('profiles', 'url').map((profile) => {
    const name = profile.text('network');
    const url = profile.text('url');
    const username = profile.text('username');
    const home = NETWORK_ROWS.find(({ network }) => names(name, network))?.network.pages;
    return { name, url: url === '' && username !== '' && home !== undefined ? `${home}${username}` : url, username };
  });
  const pages = NETWORK_ROWS.map(
    ({ key, network }) => [key, profiles.find(({ name, url }) => names(name, network) || names(url, network))] as const,
  );
  let portfolio = basics.text('url', 'website');
  for (const profile of profiles) {
    if (pages.some(([, page]) => page === profile)) continue;
    if (portfolio === '' && profile.url !== '') portfolio = profile.url;
    else notes.notUnderstood([profile.name, profile.url || profile.username].filter(Boolean).join(': '), 'personal');
  }
  data.personal = { ...readFields<Personal>(PERSONAL_FIELDS, basics), portfolio };
  for (const [key, page] of pages) data.personal[key] = page?.url ?? '';
  const location = basics.object('location');
  data.personal.location = ['address', 'postalCode', 'city', 'region', 'countryCode']
    .map((key) => location.text(key))
    .filter(Boolean)
    .join(', ');
  data.summary.text = basics.text('summary');
  location.leftover(notes, 'personal.location');
  basics.ignore('image', 'picture').leftover(notes, 'personal');
}

function readJob(job: ForeignObject, path: string, notes: ImportNotes): Experience {
  const fields = readFields<Experience>(ENTRY_LISTS.experience.fields, job);
  const isOver = fields.endDate !== '' && !/^present$/i.test(fields.endDate);
  const summary = job.text('summary');
  const entry = {
    ...fields,
    endDate: isOver ? fields.endDate : '',
    // In the JSON Resume schema, work without an end date is current.
    current: !isOver && fields.startDate !== '',
    bullets: [...summary.split('\n').map((line) => line.trim()), ...job.texts('highlights')].filter(Boolean),
  };
  job.leftover(notes, path);
  return entry;
}

function readSchool(school: ForeignObject, path: string, notes: ImportNotes): Education {
  const fields = readFields<Education>(ENTRY_LISTS.education.fields, school);
  const start = school.text('startDate');
  const end = school.text('endDate');
  const isYear = /^\d{4}$/.test(end);
  const entry = {
    ...fields,
    degree: [fields.degree, school.text('area')].filter(Boolean).join(', '),
    year: start !== '' ? [start, end].filter(Boolean).join(' – ') : isYear ? end : '',
    graduationDate: start === '' && !isYear ? end : '',
  };
  school.leftover(notes, path);
  return entry;
}

/**
 * Returns the skills in one item of `skills`. If the item has keywords, the keywords are the skills and its name is a
 * heading.
 */
function readSkill(skill: ForeignObject, notes: ImportNotes): string[] {
  const name = skill.text('name');
  const keywords = skill.texts('keywords').map((keyword) => keyword.trim());
  skill.leftover(notes, name);
  return keywords.length > 0 ? keywords : [name].filter(Boolean);
}

function readProject(project: ForeignObject, path: string, notes: ImportNotes): Project {
  const entry = readFields<Project>(ENTRY_LISTS.projects.fields, project);
  project.ignore('type').leftover(notes, path);
  return entry;
}

const description = (entry: ForeignObject): string =>
  [entry.text('description', 'summary'), ...entry.texts('highlights').map((line) => `• ${line.trim()}`)]
    .filter(Boolean)
    .join('\n');
