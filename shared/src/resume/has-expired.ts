import { parseDate } from './dates.js';

const OVER = /\b(?:inactive|lapsed|expired|no longer valid|not renewed)\b/i;
const LABEL = /^\s*(?:exp(?:\.|ires|iry|ired)?|valid (?:to|until|till)|until|renewal(?: due)?)\s*:?\s*/i;

/**
 * Whether a certificate is out of date, by what its field for the expiry says: a date that has passed, with or without a
 * label ("Exp. 11/2024"), or that it is over ("Inactive since 2023"). What is not understood is not. A month lasts to its
 * end.
 */
export function hasExpired(expires: string, now: Date): boolean {
  if (OVER.test(expires)) return true;
  const date = parseDate(expires) ?? parseDate(expires.replace(LABEL, ''));
  return date !== undefined && Date.UTC(date.year, date.month ?? 12) <= now.getTime();
}
