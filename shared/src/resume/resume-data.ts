/**
 * The résumé's content as every part of the product holds it. Every key is present; "nothing entered" is the empty
 * string or the empty list. Data from outside (API bodies, browser storage, older versions) becomes this through
 * `readResumeData`, which never throws.
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

/** Dates are free text as the person typed them ("Mar 2021", "2021-03", "Summer 2013"). */
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
  /** Free text: when it was issued. Resumes of older versions hold an expiry here too, such as "Exp. 06/2026". */
  year: string;
  /** Of the license or certificate, as printed on it. Identifies its owner, so no language model reads it. */
  number: string;
  /** Free text: when it expires, such as "Aug 2027". */
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

/** A start date without an end date means the work is ongoing. */
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

/** How the person wants the résumé set. An absent value means the template's own choice. */
export interface ResumeSettings {
  pageSize?: PageSize;
  /** Multiplies every type size; from `FONT_SCALE.min` to `FONT_SCALE.max`. */
  fontScale?: number;
  density?: Density;
  margins?: Margins;
  /** `#rrggbb` in place of the template's accent colour. */
  accent?: string;
  /** Sections named here come first, in this order; the others follow in the template's order. */
  sectionOrder?: SectionId[];
  hiddenSections?: SectionId[];
  /** BCP 47 tag of the résumé's language; decides headings, date words and the document's language. */
  locale?: string;
}

export const FONT_SCALE = { min: 0.85, max: 1.2 } as const;

/** Upper bounds of the content (design, "Résumés"); over them the API answers 422 naming the field. */
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
  /** All texts of a resume together, where rules read or rewrite it: about forty pages. */
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

/** The title a résumé gets when the person gives none. A name may be longer than a title, and must not keep the résumé from being saved. */
export function defaultTitle({ personal }: ResumeData): string {
  const name = personal.fullName.trim().slice(0, LIMITS.titleLength - TITLE_END.length);
  // Half a character at the end could not be stored.
  const whole = name.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return whole === '' ? 'Untitled Resume' : `${whole}${TITLE_END}`;
}
