import { listZip } from '../../office/unzip.js';
import { decodeText } from './decode-text.js';
import { isProtected, notReadable, unsupported } from './file-refusal.js';
import { isLinkedInTable } from './read-linkedin-archive.js';

export type RecognizedFile = { kind: 'pdf' | 'docx' | 'linkedin' } | { kind: 'text'; text: string };

/** PDF readers accept some garbage before the header. */
const PDF_HEADER_BYTES = 1024;

/** Recognizes a file by its bytes alone, because names and declared types are often wrong, sometimes on purpose. */
export function recognizeFile(bytes: Buffer): RecognizedFile {
  if (bytes.length === 0) throw notReadable('This file is empty. Choose another file.');
  if (bytes.subarray(0, PDF_HEADER_BYTES).includes('%PDF-')) return { kind: 'pdf' };
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return { kind: kindOfArchive(bytes) };
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) throw oldOffice(bytes);
  if (startsWith(bytes, '{\\rtf')) throw unsupported('This is an RTF file. Save it as DOCX or PDF first.');
  const text = decodeText(bytes);
  if (text === undefined)
    throw unsupported('This kind of file cannot be imported. Choose a PDF or DOCX file, or paste the text.');
  if (text.trim() === '') throw notReadable('This file contains no text. Choose another file.');
  return { kind: 'text', text };
}

const startsWith = (bytes: Buffer, magic: string): boolean =>
  bytes.subarray(0, magic.length).equals(Buffer.from(magic, 'latin1'));

function kindOfArchive(bytes: Buffer): 'docx' | 'linkedin' {
  const names = namesIn(bytes);
  // Bit 0 of a ZIP entry's flags is set if its bytes are encrypted.
  if (names.length > 0 && bytes.readUInt16LE(6) & 1) throw isProtected('archive');
  if (names.includes('[Content_Types].xml')) {
    if (names.some((name) => /^(xl|ppt)\//.test(name))) {
      throw unsupported('This is a spreadsheet or a presentation. Choose a PDF or DOCX file, or paste the text.');
    }
    return 'docx';
  }
  if (names.some(isLinkedInTable)) return 'linkedin';
  if (names.includes('content.xml')) {
    throw unsupported('This is an OpenDocument file. Save it as DOCX or PDF first.');
  }
  throw unsupported('This archive contains no LinkedIn data. Choose another file.');
}

function namesIn(bytes: Buffer): string[] {
  try {
    return listZip(bytes).map(({ name }) => name);
  } catch {
    throw notReadable('This archive is damaged. Download it again, or choose another file.');
  }
}

/** An OLE container is either a document of a Word version before 2007 or an encrypted Office document. */
function oldOffice(bytes: Buffer): Error {
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? isProtected('document')
    : unsupported('This file is from an old Office version. Save it as DOCX or PDF first.');
}
