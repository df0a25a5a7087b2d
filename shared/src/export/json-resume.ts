import { parseDate } from '../resume/dates.js';
import { webHref } from '../resume/links.js';
import type { Education, Experience, ResumeData, TemplateKey, Volunteer } from '../resume/resume-data.js';

/** The keys of a JSON Resume document that this product fills (jsonresume.org, schema version 1.0.0). */
export interface JsonResume {
  $schema: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { address: string };
    profiles?: { network: string; username?: string; url: string }[];
  };
  work: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    highlights?: string[];
  }[];
  volunteer: { organization?: string; position?: string; startDate?: string; endDate?: string; summary?: string }[];
  education: { institution?: string; studyType?: string; endDate?: string; score?: string }[];
  awards: { title: string }[];
  certificates: { name?: string; issuer?: string; date?: string }[];
  skills: { name: string }[];
  languages: { language?: string; fluency?: string }[];
  projects: { name?: string; description?: string }[];
  meta: {
    version: 'v1.0.0';
    lastModified: string;
    /** Content for which the schema has no key, by the path of the field. */
    shortlist: { templateKey: TemplateKey; settings: ResumeData['settings']; unmapped: Record<string, string> };
  };
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * Converts a resume to JSON Resume. Recognized dates become ISO dates, because the schema accepts no other dates. A
 * date such as "Summer 2013" is stored under `meta.shortlist.unmapped`, like all content for which the schema has no
 * key.
 */
export function toJsonResume(
  data: ResumeData,
  { templateKey, updatedAt }: { templateKey: TemplateKey; updatedAt: Date | string },
): JsonResume {
  const unmapped: Record<string, string> = {};
  const keep = (path: string, text: string) => {
    if (text.trim() !== '') unmapped[path] = text;
  };
  const date = (path: string, text: string): string | undefined => {
    const iso = isoDate(text);
    if (iso === undefined || iso !== text.trim()) keep(path, text);
    return iso;
  };
  const { personal, extras } = data;

  const work = (job: Experience, index: number) => {
    // Stores that a job without an end date is not current, because the schema treats such a job as current.
    if (!job.current && job.endDate.trim() === '') keep(`experience.${index}.current`, 'false');
    const startDate = date(`experience.${index}.startDate`, job.startDate);
    if (job.current && startDate === undefined) keep(`experience.${index}.current`, 'true');
    return filled({
      name: job.company,
      position: job.role,
      location: job.location,
      startDate,
      endDate: job.current ? undefined : date(`experience.${index}.endDate`, job.endDate),
      highlights: job.bullets.filter((bullet) => bullet.trim() !== ''),
    });
  };

  const education = (school: Education, index: number) => {
    const graduation = date(`education.${index}.graduationDate`, school.graduationDate);
    const year = date(`education.${index}.year`, school.year);
    // The schema has only one date for graduation and school year. If it is unclear which one was typed, the text is
    // also stored under its own path.
    if (graduation !== undefined || (year !== undefined && !BARE_YEAR.test(year))) {
      keep(`education.${index}.year`, school.year);
    }
    if (graduation !== undefined && (school.year.trim() !== '' || BARE_YEAR.test(graduation))) {
      keep(`education.${index}.graduationDate`, school.graduationDate);
    }
    keep(`education.${index}.location`, school.location);
    return filled({
      institution: school.school,
      studyType: school.degree,
      endDate: graduation ?? year,
      score: school.gpa,
    });
  };

  const volunteer = (work: Volunteer, index: number) =>
    filled({
      organization: work.organization,
      position: work.role,
      startDate: date(`extras.volunteer.${index}.startDate`, work.startDate),
      endDate: date(`extras.volunteer.${index}.endDate`, work.endDate),
      summary: work.description,
    });

  return {
    $schema: SCHEMA,
    basics: filled({
      name: personal.fullName,
      label: personal.jobTitle,
      email: personal.email,
      phone: personal.phone,
      url: webAddress(personal.portfolio, () => keep('personal.portfolio', personal.portfolio)),
      summary: data.summary.text,
      location: personal.location.trim() === '' ? undefined : { address: personal.location },
      profiles: linkedIn(personal.linkedin, () => keep('personal.linkedin', personal.linkedin)),
    }),
    work: data.experience.map(work),
    volunteer: extras.volunteer.map(volunteer),
    education: data.education.map(education),
    awards: extras.awards.filter((title) => title.trim() !== '').map((title) => ({ title })),
    certificates: data.certifications.map((certificate, index) => {
      keep(`certifications.${index}.number`, certificate.number);
      keep(`certifications.${index}.expires`, certificate.expires);
      return filled({
        name: certificate.name,
        issuer: certificate.issuer,
        date: date(`certifications.${index}.year`, certificate.year),
      });
    }),
    skills: data.skills.filter((name) => name.trim() !== '').map((name) => ({ name })),
    languages: extras.languages.map(({ name, level }) => filled({ language: name, fluency: level })),
    projects: extras.projects.map(({ name, description }) => filled({ name, description })),
    meta: {
      version: 'v1.0.0',
      lastModified: new Date(updatedAt).toISOString(),
      shortlist: { templateKey, settings: data.settings, unmapped },
    },
  };
}

const BARE_YEAR = /^\d{4}$/;

/** Returns a date in a format that the schema accepts: `2020`, `2020-03` or `2020-03-14`. */
function isoDate(text: string): string | undefined {
  const date = parseDate(text);
  if (!date) return undefined;
  return [String(date.year), date.month, date.day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

type Value = string | string[] | object | undefined;

/** Drops keys with an empty string, because the schema treats an empty string as a value. */
const filled = <T extends Record<string, Value>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const isBlank = (value: Value): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

function webAddress(typed: string, otherwise: () => void): string | undefined {
  const href = webHref(typed);
  if (href !== typed) otherwise();
  return href;
}

function linkedIn(
  typed: string,
  otherwise: () => void,
): { network: string; username?: string; url: string }[] | undefined {
  const url = webAddress(typed, otherwise);
  if (url === undefined) return undefined;
  const username = /linkedin\.com\/in\/([^/?#]+)/i.exec(url)?.[1];
  return [{ network: 'LinkedIn', ...(username !== undefined && { username }), url }];
}
