import { IMPORT_CHARACTERS, IMPORT_PAGES } from '@shortlist/shared/product/import-limits';
import { importFromLines } from '@shortlist/shared/import/formats/import-from-lines';
import { importJsonResume } from '@shortlist/shared/import/formats/import-json-resume';
import { importLinkedIn } from '@shortlist/shared/import/formats/import-linkedin';
import { importOwnPdf } from '@shortlist/shared/import/formats/import-own-pdf';
import { importText } from '@shortlist/shared/import/formats/import-text';
import type { ImportedResume } from '@shortlist/shared/import/result/imported-resume';
import type { SourceLine } from '@shortlist/shared/import/lines/source-line';
import { readCarriedProperty } from '../../export/pdf/carried-data.js';
import { FileRefusal, isProtected, notReadable, unsupported } from './file-refusal.js';
import { recognizeFile } from './recognize-file.js';

export type ImportInput = { bytes: Uint8Array } | { text: string } | { jsonResume: unknown };

/** Reads a resume without the language model. @throws FileRefusal if the input contains no resume */
export async function readResume(input: ImportInput): Promise<ImportedResume> {
  if ('jsonResume' in input) return importJsonResume(input.jsonResume);
  if ('text' in input) return fromText(input.text);
  const bytes = Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength);
  const file = recognizeFile(bytes);
  switch (file.kind) {
    case 'pdf':
      return fromPdf(bytes);
    case 'docx':
      return fromDocx(bytes);
    case 'linkedin':
      return fromLinkedIn(bytes);
    case 'text':
      return fromText(file.text);
  }
}

/** Imports pdf.js lazily, because loading it takes a third of a second. */
async function fromPdf(bytes: Buffer): Promise<ImportedResume> {
  const { readPdfLines } = await import('../pdf/read-pdf-lines.js');
  const { lines, hints, xmp, pages } = await readPdfLines(bytes, IMPORT_PAGES).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') throw isProtected('PDF');
    throw notReadable('This PDF is damaged and cannot be read. Choose another file, or paste the text.');
  });
  if (lines.every(({ artifact }) => artifact)) {
    throw notReadable('This PDF contains images of text, not text. Import the original document, or paste the text.');
  }
  const text = lines.filter(({ artifact }) => !artifact).map((line) => line.text);
  const own = importOwnPdf(readCarriedProperty(xmp ?? ''), text.join('\n'));
  if (own) return own;
  return withNote(
    importFromLines(truncate(IMPORT_CHARACTERS, lines), hints),
    pages > IMPORT_PAGES && `Only the first ${IMPORT_PAGES} of ${pages} pages were read.`,
  );
}

async function fromDocx(bytes: Buffer): Promise<ImportedResume> {
  const { readDocxLines } = await import('../docx/read-docx-lines.js');
  const lines = readOr(
    'This Word document is damaged and cannot be read. Choose another file, or paste the text.',
    () => readDocxLines(bytes),
  );
  if (lines.length === 0) throw notReadable('This document contains no text. Choose another file.');
  return importFromLines(truncate(IMPORT_CHARACTERS, lines), { source: 'docx' });
}

async function fromLinkedIn(bytes: Buffer): Promise<ImportedResume> {
  const { readLinkedInArchive } = await import('./read-linkedin-archive.js');
  return importLinkedIn(
    readOr('This archive is damaged and cannot be read. Download it again, or choose another file.', () =>
      readLinkedInArchive(bytes),
    ),
  );
}

function fromText(text: string): ImportedResume {
  const document = jsonIn(text);
  if (document) {
    if (!isJsonResume(document)) throw unsupported('This JSON file is not a JSON Resume. Choose another file.');
    return importJsonResume(document);
  }
  return withNote(
    importText(text.slice(0, IMPORT_CHARACTERS)),
    text.length > IMPORT_CHARACTERS && 'The text is very long, so only its beginning was read.',
  );
}

/**
 * Text that starts with a brace and a quoted key is meant to be JSON, even if it is incomplete. A square bracket may
 * start normal text, such as "[Draft]".
 */
function jsonIn(text: string): object | undefined {
  const start = /^\ufeff?\s*(?:(\{\s*["}])|[[{])/.exec(text);
  if (!start) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as object;
  } catch {
    if (start[1] !== undefined) throw notReadable('This JSON file is damaged and cannot be read. Choose another file.');
    return undefined;
  }
}

const JSON_RESUME_PARTS = ['basics', 'work', 'education', 'skills', 'projects', 'volunteer', 'languages', 'awards'];

const isJsonResume = (document: object): boolean => JSON_RESUME_PARTS.some((part) => Object.hasOwn(document, part));

function readOr<Result>(message: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof FileRefusal ? error : notReadable(message);
  }
}

function truncate(characters: number, lines: SourceLine[]): SourceLine[] {
  let remaining = characters;
  return lines.filter(({ text }) => (remaining -= text.length) >= 0);
}

const withNote = (resume: ImportedResume, message: string | false): ImportedResume =>
  message === false
    ? resume
    : { ...resume, report: { ...resume.report, notes: [{ message }, ...resume.report.notes] } };
