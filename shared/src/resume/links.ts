const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * The address that a typed web link leads to, or undefined when it leads nowhere safe. A bare domain or path
 * (`linkedin.com/in/name`) is taken as https; any scheme other than http and https is refused, `javascript:` among them.
 */
export function webHref(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  const isHttp = /^https?:\/\//i.test(text);
  // "host:8080/path" has no scheme; "javascript:…" has.
  if (!isHttp && ((SCHEME.test(text) && !HOST.test(text)) || !HOST.test(text))) return undefined;
  const url = isHttp ? text : `https://${text}`;
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.username || parsed.password ? undefined : parsed.href;
}

const LEADING_SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;

/**
 * Whether a typed web address has a scheme other than http and https: `javascript:` and its kin would become a link in
 * the finished file. "site.com:8080/me" names a port, not a scheme.
 */
export function hasOtherScheme(typed: string): boolean {
  const [leading, scheme = ''] = LEADING_SCHEME.exec(typed) ?? [];
  if (leading === undefined || /^https?$/i.test(scheme)) return false;
  const isHost = scheme.toLowerCase() === 'localhost' || scheme.slice(1, -1).includes('.');
  return !(isHost && /^\d{1,5}(?:$|[/?#])/.test(typed.slice(leading.length)));
}

/** A web address as it is shown: the scheme, `www.` and a closing slash say nothing to a reader. Anything else as typed. */
export function shownAddress(typed: string): string {
  const text = typed.trim();
  return webHref(text) === undefined
    ? text
    : text
        .replace(/^https?:\/\//i, '')
        .replace(/^www\./i, '')
        .replace(/\/$/, '');
}

/** `mailto:` for something that looks like an e-mail address. */
export function mailHref(typed: string): string | undefined {
  const address = typed.trim();
  const [, domain] = /^[^\s@<>"',;:]+@([^\s@<>"',;:]+)$/.exec(address) ?? [];
  return domain?.slice(1, -1).includes('.') ? `mailto:${address}` : undefined;
}

/** `tel:` for a number of at least five digits; extensions and words make it no link. */
export function phoneHref(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^\+?[\d\s().\-/–]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 5 && digits.length <= 15 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}
