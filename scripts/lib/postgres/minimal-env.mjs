const { PATH, TZ } = process.env;

/**
 * The whole environment of PostgreSQL's programs. They run under an account that other programs may share, and each of
 * these can read /proc/<pid>/environ, so no setting of the product may be in it.
 */
export const MINIMAL_ENV = { ...(PATH && { PATH }), ...(TZ && { TZ }), LC_ALL: 'C' };
