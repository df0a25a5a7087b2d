/** Base URL for resolving paths. Its host name is reserved, so no absolute URL can match it. */
const HERE = 'http://here.invalid';

const SIGN_IN_PATHS = /^\/(login|register|forgot-password|reset-password|identity-confirmed|api)(\/|$)/;

/**
 * Returns the path to open after sign-in. Accepts only same-site paths, because "//host", "/\host" and absolute URLs
 * lead to other sites. Rejects the auth pages, which would redirect in a loop.
 */
export function safeReturnTo(value: string | null, fallback = '/'): string {
  if (!value?.startsWith('/')) return fallback;
  const url = URL.parse(value, HERE);
  // Also reject "/.//host": it resolves to the path "//host", which leads to another site.
  if (url?.origin !== HERE || url.pathname.startsWith('//') || SIGN_IN_PATHS.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
