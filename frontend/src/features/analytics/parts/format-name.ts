import { messages } from '../messages.js';

const FILES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'DOCX',
  text: messages.formatName.text,
  json: 'JSON',
};
const DOCUMENTS: Readonly<Record<string, string>> = messages.formatName.documents;

/** Returns the label of a downloaded file: "PDF" for the resume, "Cover letter, PDF" for a companion text. */
export function formatName(format: string): string {
  const [file = '', document] = format.split('_').toReversed();
  return [document && DOCUMENTS[document], FILES[file]].filter(Boolean).join(', ') || format;
}
