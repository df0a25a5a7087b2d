import type { ImportBody, ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../api/http.js';
import { messages } from './messages.js';

const IMPORT = '/api/import';
const MEGABYTE = 1024 * 1024;

export type ImportSource = File | string;

/** Parses the resume on the server, which does not store it. */
export async function readResume(source: ImportSource, signal: AbortSignal): Promise<ImportResult> {
  if (typeof source === 'string') return http.post(IMPORT, { text: source } satisfies ImportBody, { signal });
  // Reject large files here, because the server would reject them only after the upload.
  if (source.size > IMPORT_BYTES)
    throw new ApiError(413, 'payload_too_large', messages.importCalls.tooLarge(IMPORT_BYTES / MEGABYTE));
  const form = new FormData();
  form.append('file', source);
  return http.post(IMPORT, form, { signal });
}
