const MINUTE = 60;
const HOUR = 60 * MINUTE;
const relative = new Intl.RelativeTimeFormat('en');

/**
 * Formats a waiting time for "Try again …": "in 40 seconds", "in 5 minutes". Rounds up, so that a retry after the
 * stated time succeeds.
 */
export function formatRetryAfter(seconds: number): string {
  if (seconds <= MINUTE) return relative.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= HOUR) return relative.format(Math.ceil(seconds / MINUTE), 'minute');
  return relative.format(Math.ceil(seconds / HOUR), 'hour');
}
