/** Milliseconds between the last change and the automatic save. */
export const AUTOSAVE_DELAY = 3_000;

const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

/** Delay in milliseconds between retries while the server is unavailable. Doubles with each retry, up to a minute. */
export class RetryDelay {
  private delay = FIRST_RETRY;

  next(retryAfterSeconds: number | undefined): number {
    const wait = retryAfterSeconds === undefined ? this.delay : retryAfterSeconds * 1_000;
    this.delay = Math.min(this.delay * 2, LAST_RETRY);
    return wait;
  }

  reset(): void {
    this.delay = FIRST_RETRY;
  }
}
