import { emptyResumeData, type Education, type Project, type ResumeData } from '../../resume/resume-data.js';
import { readResumeData, readTemplateKey } from '../../resume/read-resume-data.js';
import { finishImport } from '../result/finish-import.js';
import { ForeignObject } from './foreign-object.js';
import { ImportNotes } from '../result/import-notes.js';
import type { ImportedResume } from '../result/imported-resume.js';
import { amongProjects } from '../sections/publications.js';
import { restoreUnmapped } from './restore-unmapped.js';

const LINKEDIN = /linkedin/i;

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
    const entry = {
      name: certificate.text('name', 'title'),
      issuer: certificate.text('issuer'),
      year: certificate.text('date'),
      // Some programs write these keys, although the schema lacks them.
      number: certificate.text('number', 'licenseNumber', 'credentialId'),
      expires: certificate.text('expires', 'expirationDate', 'expiryDate'),
    };
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
      const entry = {
        role: work.text('position'),
        organization: work.text('organization', 'name'),
        startDate: work.text('startDate'),
        endDate: work.text('endDate'),
        description: description(work),
      };
      work.leftover(notes, `extras.volunteer.${index}`);
      return entry;
    }),
    languages: resume.list('languages', 'language').map((language, index) => {
      const entry = { name: language.text('language', 'name'), level: language.text('fluency', 'level') };
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
    const network = profile.text('network');
    const url = profile.text('url');
    const username = profile.text('username');
    return {
      network,
      url: url !== '' ? url : LINKEDIN.test(network) && username !== '' ? `linkedin.com/in/${username}` : '',
      username,
    };
  });
  const linkedin = profiles.find(({ network, url }) => LINKEDIN.test(network) || LINKEDIN.test(url));
  let portfolio = basics.text('url', 'website');
  for (const profile of profiles) {
    if (profile === linkedin) continue;
    if (portfolio === '' && profile.url !== '') portfolio = profile.url;
    else notes.notUnderstood([profile.network, profile.url || profile.username].filter(Boolean).join(': '), 'personal');
  }
  const location = basics.object('location');
  data.personal = {
    fullName: basics.text('name'),
    jobTitle: basics.text('label'),
    email: basics.text('email'),
    phone: basics.text('phone'),
    location: ['address', 'postalCode', 'city', 'region', 'countryCode']
      .map((key) => location.text(key))
      .filter(Boolean)
      .join(', '),
    linkedin: linkedin?.url ?? '',
    portfolio,
  };
  data.summary.text = basics.text('summary');
  location.leftover(notes, 'personal.location');
  basics.ignore('image', 'picture').leftover(notes, 'personal');
}

function readJob(job: ForeignObject, path: string, notes: ImportNotes): ResumeData['experience'][number] {
  const startDate = job.text('startDate');
  const endDate = job.text('endDate');
  const isOver = endDate !== '' && !/^present$/i.test(endDate);
  const summary = job.text('summary');
  const entry = {
    role: job.text('position'),
    company: job.text('name', 'company'),
    location: job.text('location'),
    startDate,
    endDate: isOver ? endDate : '',
    // In the JSON Resume schema, work without an end date is current.
    current: !isOver && startDate !== '',
    bullets: [...summary.split('\n').map((line) => line.trim()), ...job.texts('highlights')].filter(Boolean),
  };
  job.leftover(notes, path);
  return entry;
}

function readSchool(school: ForeignObject, path: string, notes: ImportNotes): Education {
  const start = school.text('startDate');
  const end = school.text('endDate');
  const isYear = /^\d{4}$/.test(end);
  const entry = {
    school: school.text('institution', 'name'),
    degree: [school.text('studyType'), school.text('area')].filter(Boolean).join(', '),
    year: start !== '' ? [start, end].filter(Boolean).join(' – ') : isYear ? end : '',
    location: school.text('location'),
    gpa: school.text('score', 'gpa'),
    graduationDate: start === '' && !isYear ? end : '',
  };
  school.leftover(notes, path);
  return entry;
}

/**
 * Returns the skills in an item of the list. If the item has keywords, the keywords are the skills and its name is a
 * heading.
 */
function readSkill(skill: ForeignObject, notes: ImportNotes): string[] {
  const name = skill.text('name');
  const keywords = skill.texts('keywords').map((keyword) => keyword.trim());
  skill.leftover(notes, name);
  return keywords.length > 0 ? keywords : [name].filter(Boolean);
}

function readProject(project: ForeignObject, path: string, notes: ImportNotes): Project {
  const entry = { name: project.text('name', 'title'), description: description(project) };
  project.ignore('type').leftover(notes, path);
  return entry;
}

/** Joins the summary and the highlights of an entry. Each highlight becomes a bullet. */
const description = (entry: ForeignObject): string =>
  [entry.text('description', 'summary'), ...entry.texts('highlights').map((line) => `• ${line.trim()}`)]
    .filter(Boolean)
    .join('\n');
