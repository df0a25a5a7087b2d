import { emptyResumeData, type Experience, type ResumeData } from '../../resume/resume-data.js';
import { finishImport } from '../result/finish-import.js';
import { ForeignObject } from './foreign-object.js';
import { ImportNotes } from '../result/import-notes.js';
import type { ImportedResume } from '../result/imported-resume.js';
import { amongProjects } from '../sections/publications.js';

type Tables = Record<string, Record<string, string>[]>;

/**
 * Imports LinkedIn's data archive. Never throws.
 * @param tables rows by the name of their CSV file, with or without ".csv"; each row maps columns to text
 */
export function importLinkedIn(tables: Tables): ImportedResume {
  const notes = new ImportNotes();
  const archive = new Archive(tables);
  const data = emptyResumeData();
  readProfile(archive, data, notes);
  data.experience = archive.rows('positions').map((row, index) => readPosition(row, `experience.${index}`, notes));
  data.education = archive.rows('education').map((row, index) => {
    const start = row.text('start date', 'started on');
    const end = row.text('end date', 'finished on');
    const entry = {
      school: row.text('school name'),
      degree: [row.text('degree name'), row.text('field of study')].filter(Boolean).join(', '),
      year: start !== '' && end !== '' ? `${start} – ${end}` : end || start,
      location: '',
      gpa: row.text('grade'),
      graduationDate: '',
    };
    row.leftover(notes, `education.${index}`);
    return entry;
  });
  data.skills = [...new Set(archive.rows('skills').map((row) => row.text('name')))].filter(Boolean);
  data.certifications = archive.rows('certifications').map((row, index) => {
    const entry = {
      name: row.text('name'),
      issuer: row.text('authority'),
      year: row.text('started on'),
      number: row.text('license number').replace(/^license\s+/i, ''),
      expires: row.text('finished on'),
    };
    row.ignore('url').leftover(notes, `certifications.${index}`);
    return entry;
  });
  data.extras = {
    projects: [...archive.rows('projects'), ...amongProjects(archive.rows('publications'), notes)].map((row, index) => {
      const link = row.text('url');
      const entry = {
        name: row.text('title', 'name'),
        description: [bulleted(row.text('description')), link].filter(Boolean).join('\n'),
      };
      row.leftover(notes, `extras.projects.${index}`);
      return entry;
    }),
    awards: archive.rows('honors').map((row) => {
      const line = [row.text('title'), row.text('issuer'), row.text('issued on')].filter(Boolean).join(', ');
      return [line, row.text('description').replace(/\s+/g, ' ')].filter(Boolean).join(': ');
    }),
    volunteer: archive.rows('volunteering').map((row, index) => {
      const entry = {
        role: row.text('role'),
        organization: row.text('company name', 'organization'),
        startDate: row.text('started on'),
        endDate: row.text('finished on'),
        description: bulleted(row.text('description')),
      };
      row.leftover(notes, `extras.volunteer.${index}`);
      return entry;
    }),
    languages: archive.rows('languages').map((row) => ({ name: row.text('name'), level: row.text('proficiency') })),
  };
  for (const name of ['courses', 'organizations', 'patents', 'test_scores'])
    for (const row of archive.rows(name)) row.leftover(notes, name);
  return finishImport(data, 'linkedin', notes);
}

/** Finds the archive's tables and columns by name, ignoring case. */
class Archive {
  private readonly tables = new Map<string, Record<string, string>[]>();

  constructor(tables: Tables) {
    for (const [name, rows] of Object.entries(tables)) {
      const plain = name.replace(/^.*\//, '').replace(/\.csv$/i, '');
      this.tables.set(plain.trim().toLowerCase(), Array.isArray(rows) ? rows : []);
    }
  }

  rows(name: string): ForeignObject[] {
    return (this.tables.get(name) ?? []).map(
      (row) =>
        new ForeignObject(
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key.trim().toLowerCase(), value])),
        ),
    );
  }
}

function readProfile(archive: Archive, data: ResumeData, notes: ImportNotes): void {
  const [profile = new ForeignObject({})] = archive.rows('profile');
  const [separate] = archive.rows('profile summary');
  const emails = archive.rows('email addresses');
  const email = emails.find((row) => /yes|true/i.test(row.text('primary'))) ?? emails[0];
  const phones = [...archive.rows('phonenumbers'), ...archive.rows('whatsapp phone numbers')];
  const phone = phones.find((row) => /mobile/i.test(row.text('type'))) ?? phones[0];
  data.personal = {
    fullName: [profile.text('first name'), profile.text('last name')].filter(Boolean).join(' '),
    jobTitle: profile.text('headline'),
    email: email?.text('email address') ?? '',
    phone: phone?.text('number') ?? '',
    location: profile.text('geo location', 'location'),
    linkedin: profile.text('public profile url'),
    portfolio: firstWebsite(profile.text('websites')),
  };
  data.summary.text = profile.text('summary') || (separate?.text('profile summary', 'summary') ?? '');
  if (data.personal.linkedin === '')
    notes.note(
      'The archive does not include the address of your LinkedIn page. Add it if you want to show it.',
      'personal.linkedin',
    );
  // Ignores data that does not belong in a resume: birth date, postal address, account names.
  profile
    .ignore('maiden name', 'address', 'birth date', 'zip code', 'industry', 'twitter handles', 'instant messengers')
    .leftover(notes, 'personal');
}

/**
 * Returns the first URL in the list of websites of a LinkedIn profile, such as
 * `[PORTFOLIO:https://ana.example,COMPANY:https://acme.example]`.
 */
const firstWebsite = (list: string): string => /https?:\/\/[^\s,\]]+/i.exec(list)?.[0] ?? '';

function readPosition(row: ForeignObject, path: string, notes: ImportNotes): Experience {
  const startDate = row.text('started on');
  const endDate = row.text('finished on');
  const entry = {
    role: row.text('title'),
    company: row.text('company name'),
    location: row.text('location'),
    startDate,
    endDate,
    current: endDate === '' && startDate !== '',
    bullets: linesOf(row.text('description')),
  };
  row.leftover(notes, path);
  return entry;
}

const MARKER = /^(?:[•●◦▪*·–—-]|->|=>)\s*/u;

/** Splits a description at line breaks and before bullet characters within a line. Removes the bullet characters. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r]/)
    .flatMap((line) => line.split(/(?<!\s)\s{2,}(?=[•●▪])/))
    .map((line) => line.trim().replace(MARKER, ''))
    .filter(Boolean);

const bulleted = (text: string): string =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (MARKER.test(line) ? `• ${line.replace(MARKER, '')}` : line))
    .join('\n');
