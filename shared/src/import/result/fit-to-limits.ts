import { hasOtherScheme } from '../../resume/links.js';
import type { FieldKind, FieldsOf } from '../../resume/field-kinds.js';
import {
  ENTRY_LISTS,
  LIMITS,
  PERSONAL_FIELDS,
  SUMMARY_FIELDS,
  TEXT_LISTS,
  type ResumeData,
} from '../../resume/resume-data.js';
import { withoutControls } from '../../text/text.js';
import type { ImportNotes } from './import-notes.js';

/** Cuts the resume to the product's limits and reports what was cut. */
export function fitToLimits(data: ResumeData, notes: ImportNotes): ResumeData {
  const fit = new Fitting(notes);
  const { extras } = data;
  const { skills, awards } = TEXT_LISTS;
  return {
    personal: fit.fields(PERSONAL_FIELDS, data.personal, 'personal'),
    summary: fit.fields(SUMMARY_FIELDS, data.summary, 'summary'),
    skills: fit.list(data.skills, skills.path, (skill, path) => fit.line(skill, path, skills.maxLength)),
    experience: fit.entries(
      ENTRY_LISTS.experience,
      data.experience.map((job) => (job.current ? { ...job, endDate: '' } : job)),
    ),
    education: fit.entries(ENTRY_LISTS.education, data.education),
    certifications: fit.entries(ENTRY_LISTS.certifications, data.certifications),
    extras: {
      projects: fit.entries(ENTRY_LISTS.projects, extras.projects),
      awards: fit.list(extras.awards, awards.path, (award, path) => fit.text(award, path, awards.maxLength)),
      volunteer: fit.entries(ENTRY_LISTS.volunteer, extras.volunteer),
      languages: fit.entries(ENTRY_LISTS.languages, extras.languages),
    },
    settings: data.settings,
  };
}

class Fitting {
  constructor(private readonly notes: ImportNotes) {}

  entries<Entry extends object>(
    { path, fields }: { path: string; fields: FieldsOf<Entry> },
    entries: Entry[],
  ): Entry[] {
    return this.list(entries, path, (entry, at) => this.fields(fields, entry, at));
  }

  fields<Entry extends object>(fields: FieldsOf<Entry>, values: Entry, path: string): Entry {
    const kinds = Object.entries<{ kind: FieldKind }>(fields);
    const fitted = kinds.map(([key, { kind }]) => [
      key,
      this.value(kind, values[key as keyof Entry], `${path}.${key}`),
    ]);
    return Object.fromEntries(fitted) as Entry;
  }

  private value(kind: FieldKind, value: unknown, path: string): unknown {
    switch (kind) {
      case 'flag':
        return value;
      case 'bullets':
        return this.list(
          value as string[],
          path,
          (bullet, at) => this.text(bullet, at, LIMITS.bulletLength),
          LIMITS.bulletsPerEntry,
        );
      case 'prose':
        return this.text(value as string, path, LIMITS.textLength);
      case 'link':
        return this.address(value as string, path);
      default:
        return this.line(value as string, path);
    }
  }

  line(text: string, path: string, most: number = LIMITS.fieldLength): string {
    return this.cut(withoutControls(text).replace(/[\r\n\t]+/g, ' '), path, most);
  }

  text(text: string, path: string, most: number): string {
    return this.cut(withoutControls(text.replace(/\r\n?/g, '\n')), path, most);
  }

  private address(typed: string, path: string): string {
    // A URL with an unsupported scheme is dropped, because the API would reject the entire resume.
    if (!hasOtherScheme(typed)) return this.line(typed, path);
    this.notes.note('This is not a web address, so it was left out.', path);
    this.notes.notUnderstood(typed, path);
    return '';
  }

  list<T>(entries: T[], path: string, each: (entry: T, path: string) => T, most: number = LIMITS.entriesPerList): T[] {
    if (entries.length > most) {
      this.notes.note(`Only the first ${most} of ${entries.length} entries were imported.`, path);
      for (const rest of entries.slice(most)) this.notes.notUnderstood(textOf(rest), path);
    }
    return entries.slice(0, most).map((entry, index) => each(entry, `${path}.${index}`));
  }

  private cut(text: string, path: string, most: number): string {
    if (text.length <= most) return text;
    const at = cutAt(text, most);
    this.notes.note(`This text was longer than ${most.toLocaleString('en-US')} characters and was shortened.`, path);
    this.notes.notUnderstood(text.slice(at), path);
    return text.slice(0, at).trimEnd();
  }
}

/**
 * Cuts a text at the last space within the limit, unless that space is far from the limit. Never splits a surrogate
 * pair.
 */
function cutAt(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most);
  if (space > most * 0.8) return space;
  const code = text.charCodeAt(most - 1);
  return code >= 0xd800 && code <= 0xdbff ? most - 1 : most;
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).filter(Boolean).join('\n')
      : '';
