import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CarriedResume } from '@shortlist/shared/export/carried-resume';

const NAMESPACE = 'urn:x-shortlist:resume#';
const OPENING = '<shortlist:resume>';
const CLOSING = '</shortlist:resume>';
/** Unpacked; the API takes no résumé half as large. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * The résumé as a property of the file's XMP metadata. An attached file would do the same, but mail gateways and upload
 * forms distrust attachments inside a PDF.
 */
export function carriedProperty(resume: CarriedResume): string {
  const packed = deflateRawSync(JSON.stringify(resume), { level: 9 }).toString('base64');
  return `<rdf:Description rdf:about="" xmlns:shortlist="${NAMESPACE}">${OPENING}${packed}${CLOSING}</rdf:Description>`;
}

/** What a PDF's XMP packet carries, which may be anything; undefined when it carries nothing that can be read. */
export function readCarriedProperty(xmp: string): unknown {
  const from = xmp.indexOf(OPENING);
  const to = xmp.indexOf(CLOSING, from);
  if (from < 0 || to < 0) return undefined;
  const packed = Buffer.from(xmp.slice(from + OPENING.length, to), 'base64');
  try {
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8')) as unknown;
  } catch {
    // Damaged or hostile: the pages are still there to be read.
    return undefined;
  }
}
