import type { EntryList, FieldKind, FieldsOf } from './field-kinds.js';
import {
  DENSITIES,
  ENTRY_LISTS,
  FONT_SCALE,
  MARGINS,
  PAGE_SIZES,
  PERSONAL_FIELDS,
  SECTION_IDS,
  SUMMARY_FIELDS,
  TEMPLATE_KEYS,
  type Certification,
  type Education,
  type Experience,
  type Language,
  type Personal,
  type Project,
  type ResumeData,
  type ResumeSettings,
  type SectionId,
  type TemplateKey,
  type Volunteer,
} from './resume-data.js';

type Bag = Record<string, unknown>;

const bag = (value: unknown): Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
const texts = (value: unknown): string[] => list(value).map(text);
const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((candidate) => candidate === value);

const READERS: Readonly<Record<FieldKind, (value: unknown) => unknown>> = {
  line: text,
  email: text,
  phone: text,
  link: text,
  date: text,
  prose: text,
  flag: (value) => value === true,
  bullets: texts,
};

function readerOf<Entry>(fields: FieldsOf<Entry>): (from: Bag) => Entry {
  const readers = Object.entries<{ kind: FieldKind }>(fields).map(([key, { kind }]) => [key, READERS[kind]] as const);
  return (from) => {
    const entry: Bag = {};
    for (const [key, read] of readers) entry[key] = read(from[key]);
    return entry as Entry;
  };
}

/**
 * Returns a function that reads a list of entries. In old drafts and in files from other programs, an entry may be a
 * bare string, which becomes the text of the main field.
 */
function entriesReader<Entry>({ main, fields }: EntryList<Entry>): (value: unknown) => Entry[] {
  const read = readerOf(fields);
  return (value) => list(value).map((item) => read(typeof item === 'string' ? { [main]: item } : bag(item)));
}

const readPersonal = readerOf<Personal>(PERSONAL_FIELDS);
const readSummary = readerOf<ResumeData['summary']>(SUMMARY_FIELDS);
const readExperience = entriesReader<Experience>(ENTRY_LISTS.experience);
const readEducation = entriesReader<Education>(ENTRY_LISTS.education);
const readCertifications = entriesReader<Certification>(ENTRY_LISTS.certifications);
const readProjects = entriesReader<Project>(ENTRY_LISTS.projects);
const readVolunteer = entriesReader<Volunteer>(ENTRY_LISTS.volunteer);
const readLanguages = entriesReader<Language>(ENTRY_LISTS.languages);

/**
 * Reads resume data from any source: API bodies, browser storage, older versions, incomplete objects. Drops unknown
 * keys, fills in missing ones with empty values, and converts numbers to text. Never throws.
 */
export function readResumeData(input: unknown): ResumeData {
  const data = bag(input);
  const extras = bag(data.extras);
  return {
    personal: readPersonal(bag(data.personal)),
    summary: readSummary(typeof data.summary === 'string' ? { text: data.summary } : bag(data.summary)),
    skills: texts(data.skills),
    experience: readExperience(data.experience).map((job) => (job.current ? { ...job, endDate: '' } : job)),
    education: readEducation(data.education),
    certifications: readCertifications(data.certifications),
    extras: {
      projects: readProjects(extras.projects),
      awards: texts(extras.awards),
      volunteer: readVolunteer(extras.volunteer),
      languages: readLanguages(extras.languages),
    },
    settings: readSettings(data.settings),
  };
}

function readSettings(input: unknown): ResumeSettings {
  const from = bag(input);
  const settings: ResumeSettings = {};
  const pageSize = oneOf(PAGE_SIZES, from.pageSize);
  if (pageSize) settings.pageSize = pageSize;
  if (typeof from.fontScale === 'number' && Number.isFinite(from.fontScale))
    settings.fontScale = Math.min(FONT_SCALE.max, Math.max(FONT_SCALE.min, from.fontScale));
  const density = oneOf(DENSITIES, from.density);
  if (density) settings.density = density;
  const margins = oneOf(MARGINS, from.margins);
  if (margins) settings.margins = margins;
  if (typeof from.accent === 'string' && /^#[0-9a-f]{6}$/i.test(from.accent)) settings.accent = from.accent;
  if (Array.isArray(from.sectionOrder)) settings.sectionOrder = sectionIds(from.sectionOrder);
  if (Array.isArray(from.hiddenSections)) settings.hiddenSections = sectionIds(from.hiddenSections);
  if (typeof from.locale === 'string' && isLanguageTag(from.locale)) settings.locale = from.locale;
  return settings;
}

/** Returns whether the tag is well-formed BCP 47. `Intl` and locale-aware case conversion throw for malformed tags. */
export function isLanguageTag(tag: string): boolean {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const sectionIds = (values: unknown[]): SectionId[] => [
  ...new Set(values.map((value) => oneOf(SECTION_IDS, value)).filter((id) => id !== undefined)),
];

export const readTemplateKey = (key: unknown): TemplateKey => oneOf(TEMPLATE_KEYS, key) ?? 'general';
