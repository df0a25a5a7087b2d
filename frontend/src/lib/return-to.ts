/** No site's name, so nothing but a path can resolve to it. */
const HERE = 'http://here.invalid';

const SIGN_IN_PATHS = /^\/(login|register|forgot-password|reset-password|identity-confirmed|api)(\/|$)/;

/**
 * The path to come back to after signing in. Only a path of this site is taken: "//host", "/\host" and absolute
 * addresses would send people elsewhere, and the sign-in pages themselves would loop.
 */
export function safeReturnTo(value: string | null, fallback = '/'): string {
  if (!value?.startsWith('/')) return fallback;
  const url = URL.parse(value, HERE);
  // "/.//host" resolves to the path "//host", which would leave the site when it is used.
  if (url?.origin !== HERE || url.pathname.startsWith('//') || SIGN_IN_PATHS.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
