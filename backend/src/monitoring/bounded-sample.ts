import type { Logger } from '@nestjs/common';
import { withTimeout } from '../core/errors/with-timeout.js';

/** Milliseconds for which a sample is reused, so that several scrapers cause no more work than one. */
const CACHE_MS = 5_000;
/** Time limit in milliseconds, shorter than Prometheus's scrape timeout of ten seconds. */
const TIMEOUT_MS = 2_000;

/**
 * Reads an external store for a metrics scrape. Never throws and never hangs: after the time limit, the store is
 * reported as unavailable. Starts no second read while one is pending, because a call to an unavailable store can stay
 * pending forever.
 */
export class BoundedSample {
  private takenAt = -Infinity;
  private isPending = false;
  private waiting: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<void>,
    private readonly onUnavailable: () => void = () => undefined,
  ) {}

  take(log: Logger): Promise<void> {
    if (performance.now() - this.takenAt < CACHE_MS) return Promise.resolve();
    if (this.isPending && !this.waiting) return Promise.resolve();
    this.waiting ??= this.takeNow(log).finally(() => (this.waiting = undefined));
    return this.waiting;
  }

  private async takeNow(log: Logger): Promise<void> {
    this.isPending = true;
    const reading = this.read().finally(() => (this.isPending = false));
    try {
      await withTimeout(TIMEOUT_MS, reading);
      this.takenAt = performance.now();
    } catch (error) {
      // Discards a late result, because it would report the store as available again, with outdated figures.
      reading.then(this.onUnavailable, () => undefined);
      this.onUnavailable();
      log.warn({ err: error }, 'a figure could not be read for the metrics');
    }
  }
}
