import { readResumeData, readTemplateKey } from '@shortlist/shared/resume/read-resume-data';
import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import type { ComparedContent } from '@shortlist/shared/compare/compare-contents';

/** Returns null if the stored value is not an object: an older release or the user may have written it. */
export function readStored(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** @returns false if storage is full or disabled */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Ignore disabled storage.
  }
}

export function readContent(value: unknown): ComparedContent {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const data = readResumeData(from.data);
  return {
    title: typeof from.title === 'string' && from.title !== '' ? from.title : defaultTitle(data),
    templateKey: readTemplateKey(from.templateKey),
    data,
    jdText: typeof from.jdText === 'string' ? from.jdText : '',
  };
}

export const readId = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;
