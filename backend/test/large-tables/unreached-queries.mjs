/**
 * Functions that no API spec calls in its own process, each with the reason. Their statements are not checked.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const UNREACHED = {
  'files/move-files.queries.ts findStoreFigures':
    'a command in a process of its own: it counts all files for an operator',
  'staff/tables/staff.queries.ts listForCommandLine': 'a command in a process of its own; a small table',
  'staff/tables/staff.queries.ts updateEmailByUsername': 'a command in a process of its own; a small table',
};
