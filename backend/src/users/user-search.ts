/** A search lists resumes, payments and similar records of at most this many accounts. */
const MAX_FOUND = 1_000;

/** Must equal the expression of the index `users_search_index`. */
const SEARCHED = `lower(email || ' ' || first_name || ' ' || last_name)`;

/** SQL condition: email address or name match a pattern. @param pattern SQL such as `$1` */
export const matchesUser = (pattern: string): string => `${SEARCHED} LIKE ${pattern}`;

/** Returns SQL for an array of account ids. @param pattern SQL such as `$1` */
export const usersByEmail = (pattern: string): string =>
  `ARRAY(SELECT id FROM users WHERE ${matchesUser(pattern)} AND email LIKE ${pattern} LIMIT ${MAX_FOUND})`;
