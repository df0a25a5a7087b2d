const { PATH, TZ } = process.env;

/**
 * The complete environment of PostgreSQL's programs. Other programs may share their account and can read
 * /proc/<pid>/environ, so it contains no setting of the product.
 */
export const MINIMAL_ENV = { ...(PATH && { PATH }), ...(TZ && { TZ }), LC_ALL: 'C' };
