import type { ImportBody, ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_BYTES } from '@shortlist/shared/import/import-limits';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../lib/http.js';

const IMPORT = '/api/import';
const MEGABYTE = 1024 * 1024;

/** What is imported: a file, or text that was pasted. */
export type ImportSource = File | string;

/** Reads it on the server, which keeps nothing of it. */
export async function readResume(source: ImportSource, signal: AbortSignal): Promise<ImportResult> {
  if (typeof source === 'string') return http.post(IMPORT, { text: source } satisfies ImportBody, { signal });
  // A minute of uploading would only end in the same answer.
  if (source.size > IMPORT_BYTES)
    throw new ApiError(413, 'payload_too_large', `This file is larger than ${IMPORT_BYTES / MEGABYTE} MB.`);
  const form = new FormData();
  form.append('file', source);
  return http.post(IMPORT, form, { signal });
}
