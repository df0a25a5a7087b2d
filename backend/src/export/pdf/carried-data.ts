import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CarriedResume } from '@shortlist/shared/resume/carried-resume';

const NAMESPACE = 'urn:x-shortlist:resume#';
const OPENING = '<shortlist:resume>';
const CLOSING = '</shortlist:resume>';
/** Maximum number of bytes after decompression: more than twice the largest resume that the API accepts. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Writes the resume data into the file's XMP metadata instead of an attachment, because mail gateways and upload forms
 * distrust attachments inside a PDF.
 */
export function carriedProperty(resume: CarriedResume): string {
  const packed = deflateRawSync(JSON.stringify(resume), { level: 9 }).toString('base64');
  return `<rdf:Description rdf:about="" xmlns:shortlist="${NAMESPACE}">${OPENING}${packed}${CLOSING}</rdf:Description>`;
}

/** Returns the embedded resume data without validating it; undefined if the data is missing or unreadable. */
export function readCarriedProperty(xmp: string): unknown {
  const from = xmp.indexOf(OPENING);
  const to = xmp.indexOf(CLOSING, from);
  if (from < 0 || to < 0) return undefined;
  const packed = Buffer.from(xmp.slice(from + OPENING.length, to), 'base64');
  try {
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8')) as unknown;
  } catch {
    // The embedded data is damaged or hostile, so the caller parses the PDF's text instead.
    return undefined;
  }
}
