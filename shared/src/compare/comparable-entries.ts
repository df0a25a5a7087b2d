import { shortened } from './difference.js';
import { ENTRY_NAMES } from '../resume/field-names.js';
import { profileOf } from '../text/likeness.js';
import type { TextProfile } from '../text/likeness.js';
import type { ResumeData } from '../resume/resume-data.js';

/** Sections that are lists of entries with fields. */
export type EntryPart = keyof typeof ENTRY_NAMES;

/** An entry of any list section, as texts. */
export interface ComparableEntry {
  /** Zero-based index in the list including blank entries, which the form numbers too. */
  place: number;
  /** Path of the entry in the resume, such as `extras.projects.1`. */
  path: string;
  /** Name for readers, such as "Job 2 at St. Vincent's". */
  label: string;
  fields: Record<string, string>;
  bullets: string[];
  /** Key that identifies the entry; blank if any of its parts is missing. */
  identity: string;
  profile: TextProfile;
}

interface Section {
  path: string;
  read: (data: ResumeData) => RawEntry[];
  identity: readonly string[];
  /** The field that names the employer, school or host. */
  host?: string;
}

interface RawEntry {
  texts: Record<string, string>;
  bullets?: string[];
  current?: boolean;
}

const SECTIONS: Record<EntryPart, Section> = {
  experience: {
    path: 'experience',
    read: (data) => data.experience.map(({ bullets, current, ...texts }) => ({ texts, bullets, current })),
    identity: ['role', 'company'],
    host: 'company',
  },
  education: {
    path: 'education',
    read: (data) => data.education.map((school) => ({ texts: { ...school } })),
    identity: ['degree', 'school'],
    host: 'school',
  },
  certifications: {
    path: 'certifications',
    read: (data) => data.certifications.map((certificate) => ({ texts: { ...certificate } })),
    identity: ['name'],
  },
  projects: {
    path: 'extras.projects',
    read: (data) => data.extras.projects.map((project) => ({ texts: { ...project } })),
    identity: ['name'],
  },
  volunteer: {
    path: 'extras.volunteer',
    read: (data) => data.extras.volunteer.map((work) => ({ texts: { ...work } })),
    identity: ['role', 'organization'],
    host: 'organization',
  },
  languages: {
    path: 'extras.languages',
    read: (data) => data.extras.languages.map((language) => ({ texts: { ...language } })),
    identity: ['name'],
  },
};

/** Returns the non-blank entries of a section. */
export function comparableEntries(part: EntryPart, data: ResumeData): ComparableEntry[] {
  const section = SECTIONS[part];
  return section
    .read(data)
    .map((raw, place) => comparable(part, section, raw, place))
    .filter(({ profile }) => profile.length > 0);
}

function comparable(part: EntryPart, section: Section, raw: RawEntry, place: number): ComparableEntry {
  const { texts, bullets = [], current = false } = raw;
  const identity = section.identity.map((key) => texts[key]?.trim().toLowerCase() ?? '');
  const typed = Object.keys(ENTRY_NAMES[part].fields).map((key) => texts[key] ?? '');
  return {
    place,
    path: `${section.path}.${place}`,
    label: `${ENTRY_NAMES[part].entry} ${place + 1}${calling(section, texts)}`,
    fields: current ? { ...texts, endDate: 'Present' } : texts,
    bullets,
    identity: identity.includes('') ? '' : identity.join('\n'),
    profile: profileOf([...typed, ...bullets].join(' ')),
  };
}

function calling({ host, identity }: Section, texts: Record<string, string>): string {
  const at = host === undefined ? '' : texts[host]?.trim();
  if (at) return ` at ${shortened(at)}`;
  const first = texts[identity[0] ?? '']?.trim();
  return first ? ` (${shortened(first)})` : '';
}
