import { parseDate } from '../resume/dates.js';
import { webHref } from '../resume/links.js';
import type { FieldKind, Fields, Network } from '../resume/field-kinds.js';
import {
  ENTRY_LISTS,
  PERSONAL_FIELDS,
  SUMMARY_FIELDS,
  type Education,
  type Experience,
  type ResumeData,
  type TemplateKey,
} from '../resume/resume-data.js';
import { NETWORK_ROWS } from '../resume/resume-fields.js';

/** Part of the JSON Resume schema (jsonresume.org, version 1.0.0) that the export uses. */
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
    /** Content for which the schema has no key, keyed by the path of the field. */
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

  const valueOf = (kind: FieldKind, value: FieldValue, path: string): Value => {
    if (typeof value === 'boolean') return undefined;
    if (typeof value !== 'string') return value.filter((text) => text.trim() !== '');
    if (kind === 'date') return date(path, value);
    return kind === 'link' ? webAddress(value, () => keep(path, value)) : value;
  };

  /** Maps the fields of an entry to keys of the schema. A text without a key is stored under its path. */
  const mapped = <Table extends Fields>(
    fields: Table,
    values: Readonly<Record<keyof Table, FieldValue>>,
    base: string,
  ): Mapped<Table> => {
    const written: Record<string, Value> = {};
    for (const [key, field] of Object.entries<Fields[string]>(fields)) {
      const { kind, jsonResume } = field;
      const path = `${base}.${key}`;
      const value = values[key];
      // URLs of social networks are exported as profiles.
      if (value === undefined || ('network' in field && field.network)) continue;
      if (jsonResume !== undefined) written[jsonResume] = valueOf(kind, value, path) ?? written[jsonResume];
      else if (typeof value === 'string') keep(path, value);
    }
    return filled(written) as Mapped<Table>;
  };

  const mappedList = <Table extends Fields>(
    { path, fields }: { path: string; fields: Table },
    entries: readonly Readonly<Record<keyof Table, FieldValue>>[],
  ): Mapped<Table>[] => entries.map((entry, index) => mapped(fields, entry, `${path}.${index}`));

  const work = (job: Experience, index: number) => {
    const path = `experience.${index}`;
    const endDate = job.current ? '' : job.endDate;
    const entry = mapped(ENTRY_LISTS.experience.fields, { ...job, endDate }, path);
    // The schema treats work without an end date as current.
    if (!job.current && endDate.trim() === '') keep(`${path}.current`, 'false');
    if (job.current && entry.startDate === undefined) keep(`${path}.current`, 'true');
    return entry;
  };

  const education = (school: Education, index: number) => {
    const path = `education.${index}`;
    const [graduation, year] = [isoDate(school.graduationDate), isoDate(school.year)];
    // The schema has a single date for both the graduation date and the school year. Text that does not fit into this
    // date is stored under the path of its field.
    if (graduation !== undefined || (year !== undefined && !BARE_YEAR.test(year))) keep(`${path}.year`, school.year);
    if (graduation !== undefined && (school.year.trim() !== '' || BARE_YEAR.test(graduation)))
      keep(`${path}.graduationDate`, school.graduationDate);
    return mapped(ENTRY_LISTS.education.fields, school, path);
  };

  const { location, ...basics } = mapped(PERSONAL_FIELDS, personal, 'personal');
  const profiles = NETWORK_ROWS.flatMap(({ key, network }) => {
    const url = webAddress(personal[key], () => keep(`personal.${key}`, personal[key]));
    return url === undefined ? [] : [profileOf(network, url)];
  });
  return {
    $schema: SCHEMA,
    basics: {
      ...basics,
      ...mapped(SUMMARY_FIELDS, data.summary, 'summary'),
      ...(location !== undefined && { location: { address: location } }),
      ...(profiles.length > 0 && { profiles }),
    },
    work: data.experience.map(work),
    volunteer: mappedList(ENTRY_LISTS.volunteer, extras.volunteer),
    education: data.education.map(education),
    awards: extras.awards.filter((title) => title.trim() !== '').map((title) => ({ title })),
    certificates: mappedList(ENTRY_LISTS.certifications, data.certifications),
    skills: data.skills.filter((name) => name.trim() !== '').map((name) => ({ name })),
    languages: mappedList(ENTRY_LISTS.languages, extras.languages),
    projects: mappedList(ENTRY_LISTS.projects, extras.projects),
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

type FieldValue = string | boolean | readonly string[];
type Value = string | readonly string[] | undefined;

type Mapped<Table extends Fields> = {
  [
    Key in keyof Table as Table[Key] extends { jsonResume: infer Name extends string } ? Name : never
  ]?: Table[Key] extends { kind: 'bullets' } ? string[] : string;
};

/** Drops keys with empty values, because the schema treats an empty string as a value. */
const filled = (values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

const isBlank = (value: Value): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

function webAddress(typed: string, otherwise: () => void): string | undefined {
  const href = webHref(typed);
  if (href !== typed) otherwise();
  return href;
}

function profileOf({ name, pages }: Network, url: string): { network: string; username?: string; url: string } {
  const at = url.toLowerCase().indexOf(pages);
  const [username] = at < 0 ? [] : url.slice(at + pages.length).split(/[/?#]/, 1);
  return { network: name, ...(username && { username }), url };
}
