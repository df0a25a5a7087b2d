import { ApiError } from '@shortlist/ui-kit/request';

/** Rendering usually takes less than a second, so it counts as failed after a minute. */
const TIMEOUT_MS = 60_000;
const MAX_DELAY_SECONDS = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * Repeats a request for a rendered file, or for its report, until the file is ready.
 *
 * @throws ApiError if rendering fails or times out
 */
export async function retryWhileBusy<T>(request: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code !== 'render_failed' && error.status === 503;
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(Math.min(error.retryAfter ?? 1, MAX_DELAY_SECONDS));
    }
  }
}
