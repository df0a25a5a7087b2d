/**
 * Functions that no API spec calls in its own process, so that their statements are not explained, each with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const UNREACHED = {
  'files/move-files.queries.ts findStoreFigures':
    'a command in a process of its own: it counts all files for an operator',
  'staff/tables/staff.queries.ts listForCommandLine': 'a command in a process of its own; a small table',
  'staff/tables/staff.queries.ts updateEmailByUsername': 'a command in a process of its own; a small table',
};
