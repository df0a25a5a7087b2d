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
  /** Issue date as free text. Older resumes may contain an expiry date here, such as "Exp. 06/2026". */
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

/** Layout settings. For a missing setting, the template's default applies. */
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

/** Maximum sizes of the content. For content above a limit, the API returns 422 and names the field. */
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
  /** Maximum number of characters of all texts of a resume together that rules read or rewrite: about forty pages. */
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

/** Returns the title of a new resume. A long name is cut to the maximum length of a title. */
export function defaultTitle({ personal }: ResumeData): string {
  const name = personal.fullName.trim().slice(0, LIMITS.titleLength - TITLE_END.length);
  // Removes half of a surrogate pair at the cut, because the database cannot store it.
  const cut = name.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return cut === '' ? 'Untitled Resume' : `${cut}${TITLE_END}`;
}
