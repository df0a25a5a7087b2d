/** Maximum number of accounts for which a search lists resumes, payments and similar records. */
const MAX_FOUND = 1_000;

/** SQL for the text of `users` that staff search. The index `users_search_index` has the same expression. */
const SEARCHED = `lower(email || ' ' || first_name || ' ' || last_name)`;

/** SQL condition on `users`: email address or name match a pattern. @param pattern SQL such as `$1` */
export const matchesUser = (pattern: string): string => `${SEARCHED} LIKE ${pattern}`;

/** SQL for an array of the accounts whose email address matches a pattern. @param pattern SQL such as `$1` */
export const usersByEmail = (pattern: string): string =>
  `ARRAY(SELECT id FROM users WHERE ${matchesUser(pattern)} AND email LIKE ${pattern} LIMIT ${MAX_FOUND})`;
