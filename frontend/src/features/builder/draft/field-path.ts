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
import { copyEntryKey } from './entry-key.js';

/**
 * Path of a text value in the resume data. Preview lines and point losses in the score include this path, so that a
 * click on them opens the matching input.
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

/**
 * Returns the text at a path, or an empty string if the entry was removed: a component may render once more before it
 * unmounts.
 */
export function readText(data: ResumeData, path: FieldPath): string {
  const value = path.split('.').reduce<unknown>(child, data);
  return typeof value === 'string' ? value : '';
}

/** Returns a copy of the data with the text changed. Only the objects along the path are copied. */
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
  copyEntryKey(node, copy);
  return copy;
}

export const fieldId = (path: string): string => `field-${path}`;
