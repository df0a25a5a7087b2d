import type {
  Certification,
  Education,
  Experience,
  Language,
  Personal,
  Project,
  ResumeData,
  Volunteer,
} from '@shortlist/shared/resume/resume-data';
import { keepEntryKey } from './entry-key.js';

/**
 * Where a text of the résumé lives. The same words name the field in the composed document (`Run.field`) and in a
 * lost point's `path`, so a click in the preview or on a finding leads to the input.
 */
export type FieldPath =
  | `personal.${keyof Personal}`
  | 'summary.text'
  | `experience.${number}.${Exclude<keyof Experience, 'current' | 'bullets'>}`
  | `experience.${number}.bullets.${number}`
  | `education.${number}.${keyof Education}`
  | `certifications.${number}.${keyof Certification}`
  | `extras.projects.${number}.${keyof Project}`
  | `extras.awards.${number}`
  | `extras.volunteer.${number}.${keyof Volunteer}`
  | `extras.languages.${number}.${keyof Language}`;

type Node = { readonly [key: string]: unknown };

const child = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Node)[key] : undefined;

/** The text at the path; the empty string when the entry is gone (a component may render once more before it goes). */
export function readText(data: ResumeData, path: FieldPath): string {
  const value = path.split('.').reduce<unknown>(child, data);
  return typeof value === 'string' ? value : '';
}

/** A copy of the résumé in which only the objects on the way to the text are new. */
export function writeText(data: ResumeData, path: FieldPath, text: string): ResumeData {
  return copyWith(data, path.split('.'), text) as ResumeData;
}

function copyWith(node: unknown, keys: string[], text: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return text;
  if (Array.isArray(node)) {
    const items: readonly unknown[] = node;
    return items.map((item, index) => (index === Number(key) ? copyWith(item, rest, text) : item));
  }
  const copy = { ...(node as Node), [key]: copyWith(child(node, key), rest, text) };
  keepEntryKey(node, copy);
  return copy;
}

/** Id of the input that edits the field. */
export const fieldId = (path: string): string => `field-${path}`;
