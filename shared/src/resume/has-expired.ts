import { parseDate } from './dates.js';

const OVER = /\b(?:inactive|lapsed|expired|no longer valid|not renewed)\b/i;
const LABEL = /^\s*(?:exp(?:\.|ires|iry|ired)?|valid (?:to|until|till)|until|renewal(?: due)?)\s*:?\s*/i;

/**
 * Returns whether a certificate has expired: its `expires` field contains a past date, with or without a label ("Exp.
 * 11/2024"), or a phrase such as "Inactive since 2023". A certificate stays valid until the end of the month in which
 * it expires. With any other text in the field, it counts as valid.
 */
export function hasExpired(expires: string, now: Date): boolean {
  if (OVER.test(expires)) return true;
  const date = parseDate(expires) ?? parseDate(expires.replace(LABEL, ''));
  return date !== undefined && Date.UTC(date.year, date.month ?? 12) <= now.getTime();
}
