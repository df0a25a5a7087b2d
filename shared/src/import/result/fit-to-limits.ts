import { hasOtherScheme } from '../../resume/links.js';
import { LIMITS, type ResumeData } from '../../resume/resume-data.js';
import { withoutControls } from '../../text/text.js';
import type { ImportNotes } from './import-notes.js';

/** Cuts the resume to the product's limits and reports what was cut. */
export function fitToLimits(data: ResumeData, notes: ImportNotes): ResumeData {
  const fit = new Fitting(notes);
  const { personal, extras } = data;
  return {
    personal: {
      fullName: fit.line(personal.fullName, 'personal.fullName'),
      jobTitle: fit.line(personal.jobTitle, 'personal.jobTitle'),
      email: fit.line(personal.email, 'personal.email'),
      phone: fit.line(personal.phone, 'personal.phone'),
      location: fit.line(personal.location, 'personal.location'),
      linkedin: fit.address(personal.linkedin, 'personal.linkedin'),
      portfolio: fit.address(personal.portfolio, 'personal.portfolio'),
    },
    summary: { text: fit.text(data.summary.text, 'summary.text', LIMITS.textLength) },
    skills: fit.list(data.skills, 'skills', (skill, path) => fit.line(skill, path, LIMITS.skillLength)),
    experience: fit.list(data.experience, 'experience', (job, path) => ({
      role: fit.line(job.role, `${path}.role`),
      company: fit.line(job.company, `${path}.company`),
      location: fit.line(job.location, `${path}.location`),
      startDate: fit.line(job.startDate, `${path}.startDate`),
      endDate: job.current ? '' : fit.line(job.endDate, `${path}.endDate`),
      current: job.current,
      bullets: fit.list(
        job.bullets,
        `${path}.bullets`,
        (bullet, at) => fit.text(bullet, at, LIMITS.bulletLength),
        LIMITS.bulletsPerEntry,
      ),
    })),
    education: fit.list(data.education, 'education', (school, path) => fit.lines(school, path)),
    certifications: fit.list(data.certifications, 'certifications', (entry, path) => fit.lines(entry, path)),
    extras: {
      projects: fit.list(extras.projects, 'extras.projects', ({ name, description }, path) => ({
        name: fit.line(name, `${path}.name`),
        description: fit.text(description, `${path}.description`, LIMITS.textLength),
      })),
      awards: fit.list(extras.awards, 'extras.awards', (award, path) => fit.text(award, path, LIMITS.bulletLength)),
      volunteer: fit.list(extras.volunteer, 'extras.volunteer', ({ description, ...lines }, path) => ({
        ...fit.lines(lines, path),
        description: fit.text(description, `${path}.description`, LIMITS.textLength),
      })),
      languages: fit.list(extras.languages, 'extras.languages', (language, path) => fit.lines(language, path)),
    },
    settings: data.settings,
  };
}

class Fitting {
  constructor(private readonly notes: ImportNotes) {}

  line(text: string, path: string, most: number = LIMITS.fieldLength): string {
    return this.cut(withoutControls(text).replace(/[\r\n\t]+/g, ' '), path, most);
  }

  lines<T extends Record<keyof T, string>>(values: T, path: string): T {
    const entries = Object.entries<string>(values).map(([key, text]) => [key, this.line(text, `${path}.${key}`)]);
    return Object.fromEntries(entries) as T;
  }

  text(text: string, path: string, most: number): string {
    return this.cut(withoutControls(text.replace(/\r\n?/g, '\n')), path, most);
  }

  address(typed: string, path: string): string {
    // Drops URLs with a scheme that the API does not accept, because it would reject the entire resume.
    if (!hasOtherScheme(typed)) return this.line(typed, path);
    this.notes.note('This is not a web address, so it was left out.', path);
    this.notes.notUnderstood(typed, path);
    return '';
  }

  list<T>(entries: T[], path: string, each: (entry: T, path: string) => T, most: number = LIMITS.entriesPerList): T[] {
    if (entries.length > most) {
      this.notes.note(`Only the first ${most} of ${entries.length} were imported.`, path);
      for (const rest of entries.slice(most)) this.notes.notUnderstood(textOf(rest), path);
    }
    return entries.slice(0, most).map((entry, index) => each(entry, `${path}.${index}`));
  }

  private cut(text: string, path: string, most: number): string {
    if (text.length <= most) return text;
    const at = cutAt(text, most);
    this.notes.note(`This was longer than ${most.toLocaleString('en-US')} characters and was shortened.`, path);
    this.notes.notUnderstood(text.slice(at), path);
    return text.slice(0, at).trimEnd();
  }
}

/** Cuts a text at the last space within the limit, unless that space is far away. Never splits a surrogate pair. */
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
