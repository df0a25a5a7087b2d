/** Returns the path if it stays on this site, else undefined: sign-in links must not redirect to other sites. */
export function localPath(returnTo: unknown): string | undefined {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return undefined;
  const site = 'http://site.invalid';
  // Browsers read `//elsewhere`, `/\elsewhere` and `/<tab>/elsewhere` as other sites.
  if (!URL.canParse(returnTo, site)) return undefined;
  const url = new URL(returnTo, site);
  // `/.//elsewhere` is on this site, but its normalized path, `//elsewhere`, is not.
  if (url.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
