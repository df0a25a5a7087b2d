/** The path when it stays on this site, else undefined: a sign-in link must not lead to somebody else's page. */
export function localPath(returnTo: unknown): string | undefined {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return undefined;
  const site = 'http://site.invalid';
  // `//elsewhere`, `/\elsewhere` and `/<tab>/elsewhere` are other sites to a browser.
  if (!URL.canParse(returnTo, site)) return undefined;
  const url = new URL(returnTo, site);
  // `/.//elsewhere` is on this site, but the path it comes down to, `//elsewhere`, is not.
  if (url.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
