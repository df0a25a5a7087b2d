import { namedFile, type NamedFile } from '@shortlist/ui-kit/downloads';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from './http.js';

/** Rendering usually takes less than a second, so a minute without a file means a failure. */
const TIMEOUT_MS = 60_000;
const MAX_DELAY_SECONDS = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * Downloads a file that the worker renders. Retries while the server responds that the file is not ready.
 *
 * @param otherwise file name if the server sends none
 * @throws ApiError if rendering fails or times out
 */
export async function fetchFile(path: string, otherwise: string): Promise<NamedFile> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await namedFile(await http.raw(path), otherwise);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code !== 'render_failed' && error.status === 503;
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(Math.min(error.retryAfter ?? 1, MAX_DELAY_SECONDS));
    }
  }
}
