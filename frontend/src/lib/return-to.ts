/**
 * The path to come back to after signing in. Only a path of this site is taken: "//host", "/\host" and absolute
 * addresses would send people elsewhere, and the sign-in pages themselves would loop.
 */
export function safeReturnTo(value: string | null, fallback = '/'): string {
  if (!value || !value.startsWith('/')) return fallback;
  const url = URL.parse(value, location.origin);
  if (url?.origin !== location.origin) return fallback;
  if (SIGN_IN_PATHS.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

const SIGN_IN_PATHS = /^\/(login|register|api)(\/|$)/;
