/**
 * Maximum number of accounts that a search by email address matches. The search lists the resumes, payments or other
 * records of these accounts.
 */
const MAX_FOUND = 1_000;

/** Must equal the expression of the index `users_search_index`. */
const SEARCHED = `lower(email || ' ' || first_name || ' ' || last_name)`;

/** SQL condition: the email address or the name matches a pattern. @param pattern SQL expression such as `$1` */
export const matchesUser = (pattern: string): string => `${SEARCHED} LIKE ${pattern}`;

/**
 * Returns SQL for an array of the ids of accounts with a matching email address.
 * @param pattern SQL expression such as `$1`
 */
export const usersByEmail = (pattern: string): string =>
  `ARRAY(SELECT id FROM users WHERE ${matchesUser(pattern)} AND email LIKE ${pattern} LIMIT ${MAX_FOUND})`;
