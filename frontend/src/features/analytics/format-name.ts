const FILES: Readonly<Record<string, string>> = { pdf: 'PDF', docx: 'DOCX', text: 'Text', json: 'JSON' };
const DOCUMENTS: Readonly<Record<string, string>> = { letter: 'Cover letter', guide: 'Guide' };

/** As a download is counted: "PDF" of the résumé, "Cover letter, PDF" of what is written beside it. */
export function formatName(format: string): string {
  const [file = '', document] = format.split('_').toReversed();
  return [document && DOCUMENTS[document], FILES[file]].filter(Boolean).join(', ') || format;
}
