import {
  DENSITIES,
  FONT_SCALE,
  MARGINS,
  PAGE_SIZES,
  SECTION_IDS,
  TEMPLATE_KEYS,
  type ResumeData,
  type ResumeSettings,
  type SectionId,
  type TemplateKey,
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

/**
 * Returns an entry as an object. Old drafts and files from other programs contain some entries as a bare string, which
 * becomes the main field.
 */
const entry = (value: unknown, mainField: string): Bag =>
  typeof value === 'string' ? { [mainField]: value } : bag(value);

/**
 * Reads resume data from any source: API bodies, browser storage, older versions, incomplete objects. Drops unknown
 * keys, fills missing keys with empty values, and converts numbers to text. Never throws.
 */
export function readResumeData(input: unknown): ResumeData {
  const data = bag(input);
  const personal = bag(data.personal);
  const extras = bag(data.extras);
  return {
    personal: {
      fullName: text(personal.fullName),
      jobTitle: text(personal.jobTitle),
      email: text(personal.email),
      phone: text(personal.phone),
      location: text(personal.location),
      linkedin: text(personal.linkedin),
      portfolio: text(personal.portfolio),
    },
    summary: { text: typeof data.summary === 'string' ? data.summary : text(bag(data.summary).text) },
    skills: texts(data.skills),
    experience: list(data.experience).map((value) => {
      const job = entry(value, 'role');
      const current = job.current === true;
      return {
        role: text(job.role),
        company: text(job.company),
        location: text(job.location),
        startDate: text(job.startDate),
        endDate: current ? '' : text(job.endDate),
        current,
        bullets: texts(job.bullets),
      };
    }),
    education: list(data.education).map((value) => {
      const school = entry(value, 'school');
      return {
        school: text(school.school),
        degree: text(school.degree),
        year: text(school.year),
        location: text(school.location),
        gpa: text(school.gpa),
        graduationDate: text(school.graduationDate),
      };
    }),
    certifications: list(data.certifications).map((value) => {
      const certificate = entry(value, 'name');
      return {
        name: text(certificate.name),
        issuer: text(certificate.issuer),
        year: text(certificate.year),
        number: text(certificate.number),
        expires: text(certificate.expires),
      };
    }),
    extras: {
      projects: list(extras.projects).map((value) => {
        const project = entry(value, 'name');
        return { name: text(project.name), description: text(project.description) };
      }),
      awards: texts(extras.awards),
      volunteer: list(extras.volunteer).map((value) => {
        const work = entry(value, 'role');
        return {
          role: text(work.role),
          organization: text(work.organization),
          startDate: text(work.startDate),
          endDate: text(work.endDate),
          description: text(work.description),
        };
      }),
      languages: list(extras.languages).map((value) => {
        const language = entry(value, 'name');
        return { name: text(language.name), level: text(language.level) };
      }),
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

/** Returns the template key, or `general` for an unknown key. */
export const readTemplateKey = (key: unknown): TemplateKey => oneOf(TEMPLATE_KEYS, key) ?? 'general';
