/** A reserved host name, so that only relative paths resolve to it. */
const HERE = 'http://here.invalid';

const SIGN_IN_PATHS = /^\/(login|register|forgot-password|reset-password|identity-confirmed|api)(\/|$)/;

/**
 * Returns the path to open after sign-in. Accepts only same-site paths: "//host", "/\host" and absolute addresses would
 * redirect elsewhere, and the auth pages would loop.
 */
export function safeReturnTo(value: string | null, fallback = '/'): string {
  if (!value?.startsWith('/')) return fallback;
  const url = URL.parse(value, HERE);
  // "/.//host" resolves to the path "//host", which leaves the site when used.
  if (url?.origin !== HERE || url.pathname.startsWith('//') || SIGN_IN_PATHS.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
