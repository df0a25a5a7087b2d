import type { ExportReport } from '@shortlist/shared/contract/export';
import { namedFile, type NamedFile } from '../../../lib/downloads.js';
import { ApiError, http } from '../../../lib/http.js';

export type FileFormat = 'pdf' | 'docx' | 'text';

/** How long a file may take before we say that it failed, in milliseconds; a render takes well under a second. */
const PATIENCE = 60_000;
const LONGEST_PAUSE = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * The file, made by the worker. While it works the server answers "come back in a moment", and so we do.
 * @throws ApiError when it failed or took too long
 */
export async function fetchExport(format: FileFormat, id: string): Promise<NamedFile> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      const response = await http.raw(`/api/export/${format}/${encodeURIComponent(id)}`);
      return await namedFile(response, `Resume.${EXTENSION[format]}`);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code !== 'render_failed' && error.status === 503;
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(Math.min(error.retryAfter ?? 1, LONGEST_PAUSE));
    }
  }
}

/** What an independent reader found in the finished file. */
export const fetchReport = (format: FileFormat, id: string): Promise<ExportReport> =>
  http.get(`/api/export/${format}/${encodeURIComponent(id)}/report`);

const EXTENSION: Record<FileFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
