const { PATH, TZ } = process.env;

/**
 * The complete environment of PostgreSQL's programs. It contains no settings of the product, because other programs
 * under the same account can read it in /proc/<pid>/environ.
 */
export const MINIMAL_ENV = { ...(PATH && { PATH }), ...(TZ && { TZ }), LC_ALL: 'C' };
