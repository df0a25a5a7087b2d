/**
 * Resume content, as the whole product uses it. Every key is present; an empty field is an empty string or list.
 * `readResumeData` converts foreign data (API bodies, browser storage, older versions) and never throws.
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

/** Dates are free text, as the user typed them ("Mar 2021", "2021-03", "Summer 2013"). */
export interface Experience {
  role: string;
  company: string;
  location: string;
  startDate: string;
  /** End date; ignored while `current` is true. */
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
  /** Issue date as free text. In older resumes it may be an expiry date such as "Exp. 06/2026". */
  year: string;
  /** License or certificate number. It identifies the owner, so it is never sent to a language model. */
  number: string;
  /** Expiry date as free text, such as "Aug 2027". */
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

/** Whether the work is current: a start date without an end date means so. */
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

/** Layout settings. A missing setting has the template's default. */
export interface ResumeSettings {
  pageSize?: PageSize;
  /** Factor for all type sizes, from `FONT_SCALE.min` to `FONT_SCALE.max`. */
  fontScale?: number;
  density?: Density;
  margins?: Margins;
  /** Color as `#rrggbb` that replaces the template's accent color. */
  accent?: string;
  /** Order of sections. Listed sections are first; the others follow in the template's order. */
  sectionOrder?: SectionId[];
  hiddenSections?: SectionId[];
  /** BCP 47 tag of the resume's language, for headings, date words and file metadata. */
  locale?: string;
}

export const FONT_SCALE = { min: 0.85, max: 1.2 } as const;

/** Maximum sizes of the content. If one is exceeded, the API returns 422 and names the field. */
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
  /**
   * Maximum number of characters of all texts of a resume together, for rules that read or rewrite it: about forty
   * pages.
   */
  analyzedLength: 120_000,
} as const;

export const emptyExperience = (): Experience => ({
  role: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  bullets: [''],
});

export const emptyEducation = (): Education => ({
  school: '',
  degree: '',
  year: '',
  location: '',
  gpa: '',
  graduationDate: '',
});

export const emptyCertification = (): Certification => ({ name: '', issuer: '', year: '', number: '', expires: '' });
export const emptyProject = (): Project => ({ name: '', description: '' });
export const emptyVolunteer = (): Volunteer => ({
  role: '',
  organization: '',
  startDate: '',
  endDate: '',
  description: '',
});
export const emptyLanguage = (): Language => ({ name: '', level: '' });

export const emptyResumeData = (): ResumeData => ({
  personal: { fullName: '', jobTitle: '', email: '', phone: '', location: '', linkedin: '', portfolio: '' },
  summary: { text: '' },
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

/** Returns the title of a new resume. The name is cut, because it may be longer than a title. */
export function defaultTitle({ personal }: ResumeData): string {
  const name = personal.fullName.trim().slice(0, LIMITS.titleLength - TITLE_END.length);
  // Drops half of a surrogate pair, which the database cannot store.
  const cut = name.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return cut === '' ? 'Untitled Resume' : `${cut}${TITLE_END}`;
}
