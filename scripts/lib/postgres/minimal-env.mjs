const { PATH, TZ } = process.env;

/**
 * The complete environment of PostgreSQL's programs. Other programs can run under the same account and read
 * /proc/<pid>/environ, so it contains no settings of the product.
 */
export const MINIMAL_ENV = { ...(PATH && { PATH }), ...(TZ && { TZ }), LC_ALL: 'C' };
