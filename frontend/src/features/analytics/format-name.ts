const NAMES: Readonly<Record<string, string>> = { pdf: 'PDF', docx: 'DOCX', text: 'Text', json: 'JSON' };
const BESIDE = /^(\w+)_(pdf|docx|text)$/;

/** "PDF", and "PDF of a text beside it" for what is written from the résumé. */
export function formatName(format: string): string {
  const [, kind, file] = BESIDE.exec(format) ?? [];
  if (kind === undefined || file === undefined) return NAMES[format] ?? format;
  return `${kind === 'letter' ? 'Cover letter' : 'Guide'}, ${NAMES[file]}`;
}
