import { ApiError } from './http.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const relative = new Intl.RelativeTimeFormat('en');

/** What to tell the person about a request that failed; whoever tried too often hears how long to wait. */
export function explainFailure(error: Error): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter !== null)
    return `Too many attempts. Please try again ${afterSeconds(error.retryAfter)}.`;
  // The rest is a part of the page that did not come, which the browser tells in words of its own.
  return error instanceof ApiError ? error.message : 'Check your connection and try again.';
}

/** "in 40 seconds", "in 5 minutes": rounded up, so that trying again then works. */
export function afterSeconds(seconds: number): string {
  if (seconds <= MINUTE) return relative.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= HOUR) return relative.format(Math.ceil(seconds / MINUTE), 'minute');
  return relative.format(Math.ceil(seconds / HOUR), 'hour');
}
