import type { ExportFormat } from '@shortlist/shared/contract/export';
import { create } from 'content-disposition';

const EXTENSIONS: Record<ExportFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt', json: 'json' };
/** Sixty characters of up to four bytes each fit into the 255 bytes that file systems allow. */
const MAX_LENGTH = 60;

/** Returns `Full-Name-Title.pdf`. Omits the name if the title starts with it ("Ana Ruiz Resume"). */
export function fileName(fullName: string, title: string, format: ExportFormat): string {
  const name = hyphenated(fullName);
  const topic = hyphenated(title);
  const joined = !name || topic.toLowerCase().startsWith(name.toLowerCase()) ? topic : `${name}-${topic}`;
  const stem = [...joined].slice(0, MAX_LENGTH).join('').replace(/-$/, '') || 'Resume';
  return `${stem}.${EXTENSIONS[format]}`;
}

/** Keeps letters and digits of any script, and drops everything that could confuse a file system or a header. */
const hyphenated = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns a Content-Disposition header according to RFC 6266, with an ASCII fallback for names with non-ASCII letters.
 */
export function contentDisposition(name: string): string {
  const [stem = '', extension = ''] = splitExtension(name);
  const plain = stem
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '')
    .replace(/^-+|(?<!-)-+$/g, '');
  return create(name, { fallback: `${plain || 'Resume'}.${extension}` });
}

const splitExtension = (name: string): string[] => {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
};
