const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * Returns the URL of a typed web link, or undefined if the link is not safe. A domain or path without a scheme
 * (`linkedin.com/in/name`) is given the scheme https. Schemes other than http and https, such as `javascript:`, are
 * rejected.
 */
export function webHref(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  const isHttp = /^https?:\/\//i.test(text);
  // "host:8080/path" contains a port and no scheme; "javascript:…" contains a scheme.
  if (!isHttp && ((SCHEME.test(text) && !HOST.test(text)) || !HOST.test(text))) return undefined;
  const url = isHttp ? text : `https://${text}`;
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.username || parsed.password ? undefined : parsed.href;
}

const LEADING_SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;

/**
 * Returns whether a typed URL has a scheme other than http and https, such as `javascript:`, which must not become a
 * link in an exported file. "site.com:8080/me" contains a port, not a scheme.
 */
export function hasOtherScheme(typed: string): boolean {
  const [leading, scheme = ''] = LEADING_SCHEME.exec(typed) ?? [];
  if (leading === undefined || /^https?$/i.test(scheme)) return false;
  const isHost = scheme.toLowerCase() === 'localhost' || scheme.slice(1, -1).includes('.');
  return !(isHost && /^\d{1,5}(?:$|[/?#])/.test(typed.slice(leading.length)));
}

/** Formats a URL for display, without scheme, `www.` and trailing slash. Text that is not a URL stays unchanged. */
export function shownAddress(typed: string): string {
  const text = typed.trim();
  return webHref(text) === undefined
    ? text
    : text
        .replace(/^https?:\/\//i, '')
        .replace(/^www\./i, '')
        .replace(/\/$/, '');
}

/** Returns a `mailto:` link if the text looks like an email address. */
export function mailHref(typed: string): string | undefined {
  const address = typed.trim();
  const [, domain] = /^[^\s@<>"',;:]+@([^\s@<>"',;:]+)$/.exec(address) ?? [];
  return domain?.slice(1, -1).includes('.') ? `mailto:${address}` : undefined;
}

/** Returns a `tel:` link if the text is a number of 5 to 15 digits, without words or an extension. */
export function phoneHref(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^\+?[\d\s().\-/–]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 5 && digits.length <= 15 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}
