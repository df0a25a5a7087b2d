import { parseDate } from './dates.js';

/** Whether a certificate's expiry date has passed; a date that is not understood has not. A month lasts to its end. */
export function hasExpired(expires: string, now: Date): boolean {
  const date = parseDate(expires);
  return date !== undefined && Date.UTC(date.year, date.month ?? 12) <= now.getTime();
}
