import { namedFile, type NamedFile } from '@shortlist/ui-kit/downloads';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from './http.js';

/** How long a file may take before we say that it failed, in milliseconds; a render takes well under a second. */
const PATIENCE = 60_000;
const LONGEST_PAUSE = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * A file that the worker makes. While it works the server answers "come back in a moment", and so we do.
 *
 * @param otherwise the file's name where the server gives none
 * @throws ApiError when it failed or took too long
 */
export async function fetchFile(path: string, otherwise: string): Promise<NamedFile> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await namedFile(await http.raw(path), otherwise);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code !== 'render_failed' && error.status === 503;
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(Math.min(error.retryAfter ?? 1, LONGEST_PAUSE));
    }
  }
}
