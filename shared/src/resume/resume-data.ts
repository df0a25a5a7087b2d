import { mapValues } from './field-kinds.js';
import type { EntryList, Fields, FieldsOf, PersonalField, TextList } from './field-kinds.js';

/**
 * Content of a resume throughout the product. Every key is present; an empty field is an empty string or list.
 * `readResumeData` converts data from outside (API bodies, browser storage, older versions) and never throws.
 */
export interface ResumeData {
  personal: Personal;
  summary: { text: string };
  skills: string[];
  experience: Experience[];
  education: Education[];
  certifications: Certification[];
  extras: Extras;
  settings: ResumeSettings;
}

export interface Personal {
  fullName: string;
  jobTitle: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  portfolio: string;
}

/** A job. Its dates are free text, as the user typed them ("Mar 2021", "2021-03", "Summer 2013"). */
export interface Experience {
  role: string;
  company: string;
  location: string;
  startDate: string;
  /** Ignored while `current` is true. */
  endDate: string;
  current: boolean;
  bullets: string[];
}

export interface Education {
  school: string;
  degree: string;
  year: string;
  location: string;
  gpa: string;
  graduationDate: string;
}

export interface Certification {
  name: string;
  issuer: string;
  /** Issue date as free text. Older resumes may contain an expiration date here, such as "Exp. 06/2026". */
  year: string;
  /** License or certificate number. It identifies the owner, so it is never sent to a language model. */
  number: string;
  /** Expiration date as free text, such as "Aug 2027". */
  expires: string;
}

export interface Extras {
  projects: Project[];
  awards: string[];
  volunteer: Volunteer[];
  languages: Language[];
}

export interface Project {
  name: string;
  description: string;
}

/** A volunteer role. It is current if it has a start date but no end date. */
export interface Volunteer {
  role: string;
  organization: string;
  startDate: string;
  endDate: string;
  description: string;
}

export interface Language {
  name: string;
  level: string;
}

export const PAGE_SIZES = ['letter', 'a4'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const DENSITIES = ['compact', 'normal', 'relaxed'] as const;
export type Density = (typeof DENSITIES)[number];

export const MARGINS = ['narrow', 'normal', 'wide'] as const;
export type Margins = (typeof MARGINS)[number];

export const SECTION_IDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'awards',
  'volunteer',
  'languages',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Layout settings. If a setting is missing, the template's default applies. */
export interface ResumeSettings {
  pageSize?: PageSize;
  /** Factor by which all type sizes are multiplied, from `FONT_SCALE.min` to `FONT_SCALE.max`. */
  fontScale?: number;
  density?: Density;
  margins?: Margins;
  /** Color as `#rrggbb` that replaces the template's accent color. */
  accent?: string;
  /** Order of sections. The listed sections come first, and the others follow in the template's order. */
  sectionOrder?: SectionId[];
  hiddenSections?: SectionId[];
  /** BCP 47 tag of the resume's language, for headings, date words and file metadata. */
  locale?: string;
}

export const FONT_SCALE = { min: 0.85, max: 1.2 } as const;

/** Maximum sizes of the content. If the content exceeds a limit, the API returns 422 and names the field. */
export const LIMITS = {
  bodyBytes: 512 * 1024,
  entriesPerList: 60,
  bulletsPerEntry: 60,
  bulletLength: 2_000,
  textLength: 10_000,
  fieldLength: 300,
  skillLength: 100,
  jobDescriptionLength: 20_000,
  titleLength: 200,
  /** Maximum total number of characters in a resume that is scored or rewritten: about forty pages. */
  analyzedLength: 120_000,
} as const;

/** Definitions of the personal fields, in the order in which resumes show them. */
export const PERSONAL_FIELDS = {
  fullName: { kind: 'line', name: 'Full name', identifies: 'name', jsonResume: 'name' },
  jobTitle: {
    kind: 'line',
    name: 'Job title',
    identifies: 'no',
    jsonResume: 'label',
    suggestible: true,
  },
  email: { kind: 'email', name: 'Email', identifies: 'contact', jsonResume: 'email' },
  phone: { kind: 'phone', name: 'Phone', identifies: 'contact', jsonResume: 'phone' },
  location: { kind: 'line', name: 'Location', identifies: 'address', jsonResume: 'location' },
  linkedin: {
    kind: 'link',
    name: 'LinkedIn',
    identifies: 'contact',
    network: { name: 'LinkedIn', pages: 'linkedin.com/in/', host: 'linkedin.' },
  },
  portfolio: {
    kind: 'link',
    name: 'Portfolio',
    identifies: 'contact',
    jsonResume: 'url',
    jsonResumeAlso: ['website'],
  },
} as const satisfies Record<keyof Personal, PersonalField>;

export const SUMMARY_FIELDS = {
  text: { kind: 'prose', name: 'Summary', jsonResume: 'summary', suggestible: true },
} as const satisfies FieldsOf<ResumeData['summary']>;

type Lists = Pick<ResumeData, 'skills' | 'experience' | 'education' | 'certifications'> & Extras;

export type ItemOf = { [List in keyof Lists]: Lists[List][number] };
export type ListName = keyof ItemOf;

type TextListName = { [List in ListName]: ItemOf[List] extends string ? List : never }[ListName];
export type EntryListName = Exclude<ListName, TextListName>;

export const ENTRY_LISTS = {
  experience: {
    path: 'experience',
    entry: 'Job',
    main: 'role',
    identity: ['role', 'company'],
    host: 'company',
    fields: {
      role: { kind: 'line', name: 'job title', jsonResume: 'position', suggestible: true },
      company: { kind: 'line', name: 'company', jsonResume: 'name', jsonResumeAlso: ['company'] },
      location: { kind: 'line', name: 'location', jsonResume: 'location' },
      startDate: { kind: 'date', name: 'start date', jsonResume: 'startDate' },
      endDate: { kind: 'date', name: 'end date', jsonResume: 'endDate' },
      current: { kind: 'flag' },
      bullets: { kind: 'bullets', jsonResume: 'highlights', suggestible: true },
    },
  },
  education: {
    path: 'education',
    entry: 'Education',
    main: 'school',
    identity: ['degree', 'school'],
    host: 'school',
    readFirst: ['degree', 'school', 'location', 'year', 'graduationDate'],
    fields: {
      school: { kind: 'line', name: 'school', jsonResume: 'institution', jsonResumeAlso: ['name'] },
      degree: { kind: 'line', name: 'degree', jsonResume: 'studyType', suggestible: true },
      year: { kind: 'date', name: 'year', jsonResume: 'endDate' },
      location: { kind: 'line', name: 'location', jsonResumeAlso: ['location'] },
      gpa: { kind: 'line', name: 'GPA', jsonResume: 'score', jsonResumeAlso: ['gpa'] },
      graduationDate: { kind: 'date', name: 'graduation date', jsonResume: 'endDate' },
    },
  },
  certifications: {
    path: 'certifications',
    entry: 'Certification',
    main: 'name',
    identity: ['name'],
    readFirst: ['name', 'issuer', 'number'],
    fields: {
      name: { kind: 'line', name: 'name', jsonResume: 'name', jsonResumeAlso: ['title'], suggestible: true },
      issuer: { kind: 'line', name: 'issuer', jsonResume: 'issuer' },
      year: { kind: 'date', name: 'year', jsonResume: 'date' },
      number: {
        kind: 'line',
        name: 'license or certificate number',
        identifies: 'number',
        // The JSON Resume schema does not define these keys, but some programs write them.
        jsonResumeAlso: ['number', 'licenseNumber', 'credentialId'],
      },
      expires: { kind: 'date', name: 'expiration date', jsonResumeAlso: ['expires', 'expirationDate', 'expiryDate'] },
    },
  },
  projects: {
    path: 'extras.projects',
    entry: 'Project',
    main: 'name',
    identity: ['name'],
    fields: {
      name: { kind: 'line', name: 'name', jsonResume: 'name', jsonResumeAlso: ['title'], suggestible: true },
      description: { kind: 'prose', name: 'description', jsonResume: 'description', suggestible: true },
    },
  },
  volunteer: {
    path: 'extras.volunteer',
    entry: 'Volunteer work',
    main: 'role',
    identity: ['role', 'organization'],
    host: 'organization',
    fields: {
      role: { kind: 'line', name: 'role', jsonResume: 'position', suggestible: true },
      organization: { kind: 'line', name: 'organization', jsonResume: 'organization', jsonResumeAlso: ['name'] },
      startDate: { kind: 'date', name: 'start date', jsonResume: 'startDate' },
      endDate: { kind: 'date', name: 'end date', jsonResume: 'endDate' },
      description: { kind: 'prose', name: 'description', jsonResume: 'summary', suggestible: true },
    },
  },
  languages: {
    path: 'extras.languages',
    entry: 'Language',
    main: 'name',
    identity: ['name'],
    fields: {
      name: { kind: 'line', name: 'name', jsonResume: 'language', jsonResumeAlso: ['name'] },
      level: { kind: 'line', name: 'level', jsonResume: 'fluency', jsonResumeAlso: ['level'] },
    },
  },
} as const satisfies { [List in EntryListName]: EntryList<ItemOf[List]> };

export const TEXT_LISTS = {
  skills: { path: 'skills', entry: 'Skill', kind: 'line', maxLength: LIMITS.skillLength },
  awards: { path: 'extras.awards', entry: 'Award', kind: 'prose', maxLength: LIMITS.bulletLength, suggestible: true },
} as const satisfies Record<TextListName, TextList>;

/** Returns a function that creates an empty entry. It has one empty bullet, so that the form shows a bullet field. */
function emptyOf<Entry extends object>(fields: FieldsOf<Entry>): () => Entry {
  const rows: Fields = fields;
  const empty = mapValues(rows, ({ kind }) => (kind === 'flag' ? false : ''));
  const bullets = Object.keys(rows).filter((key) => rows[key]?.kind === 'bullets');
  return () => {
    const entry: Record<string, unknown> = { ...empty };
    for (const key of bullets) entry[key] = [''];
    return entry as Entry;
  };
}

const emptyPersonal = emptyOf<Personal>(PERSONAL_FIELDS);
const emptySummary = emptyOf<ResumeData['summary']>(SUMMARY_FIELDS);
export const emptyExperience = emptyOf<Experience>(ENTRY_LISTS.experience.fields);
export const emptyEducation = emptyOf<Education>(ENTRY_LISTS.education.fields);
export const emptyCertification = emptyOf<Certification>(ENTRY_LISTS.certifications.fields);
export const emptyProject = emptyOf<Project>(ENTRY_LISTS.projects.fields);
export const emptyVolunteer = emptyOf<Volunteer>(ENTRY_LISTS.volunteer.fields);
export const emptyLanguage = emptyOf<Language>(ENTRY_LISTS.languages.fields);

export const emptyResumeData = (): ResumeData => ({
  personal: emptyPersonal(),
  summary: emptySummary(),
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  extras: { projects: [], awards: [], volunteer: [], languages: [] },
  settings: {},
});

export const TEMPLATE_KEYS = ['general', 'exec', 'tech', 'creative', 'health'] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];

const TITLE_END = ' Resume';

/** Returns the title of a new resume. A long name is cut so that the title does not exceed its maximum length. */
export function defaultTitle({ personal }: ResumeData): string {
  const name = personal.fullName.trim().slice(0, LIMITS.titleLength - TITLE_END.length);
  // If the cut split a surrogate pair, removes the remaining half, which the database cannot store.
  const cut = name.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return cut === '' ? 'Untitled Resume' : `${cut}${TITLE_END}`;
}
