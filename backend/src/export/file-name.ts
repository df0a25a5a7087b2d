import type { ExportFormat } from '@shortlist/shared/contract/export';
import { create } from 'content-disposition';

const EXTENSIONS: Record<ExportFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt', json: 'json' };
/** Characters; even four bytes each leave room under the 255 bytes of a file system. */
const LONGEST = 60;

/** `Full-Name-Title.pdf`; a title that begins with the name ("Ana Ruiz Resume") does not repeat it. */
export function fileName(fullName: string, title: string, format: ExportFormat): string {
  const name = hyphenated(fullName);
  const rest = hyphenated(title);
  const joined = !name || rest.toLowerCase().startsWith(name.toLowerCase()) ? rest : `${name}-${rest}`;
  const stem = [...joined].slice(0, LONGEST).join('').replace(/-$/, '') || 'Resume';
  return `${stem}.${EXTENSIONS[format]}`;
}

/** Letters and digits of any script survive; what a file system or a header could trip over does not. */
const hyphenated = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** RFC 6266: where the name is more than plain letters, a plain one for old clients beside the true one. */
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
