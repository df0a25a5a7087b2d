import { isLoopback } from './loopback.js';

interface Connections {
  NODE_ENV: string;
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  SMTP_URL?: string | undefined;
  ALLOW_PLAIN_SMTP: boolean;
  PUBLIC_URL?: string | undefined;
  ALLOW_PLAIN_HTTP: boolean;
}

/**
 * Returns whether the URL uses https. Plain http is allowed on localhost only: elsewhere, an attacker could read and
 * change the traffic.
 */
export const isTrustworthy = (address: string): boolean =>
  URL.canParse(address) && (address.startsWith('https:') || isLoopback(new URL(address).hostname));

/**
 * Returns the mail server's URL. In production, the URL requires STARTTLS: an attacker who removes the server's
 * STARTTLS offer could otherwise read emails and open accounts with their links.
 */
export function smtpAddress({ NODE_ENV, SMTP_URL, ALLOW_PLAIN_SMTP }: Connections): string | undefined {
  if (SMTP_URL === undefined || NODE_ENV !== 'production' || ALLOW_PLAIN_SMTP) return SMTP_URL;
  const url = new URL(SMTP_URL);
  if (url.protocol === 'smtps:' || isLoopback(url.hostname)) return SMTP_URL;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/**
 * Returns the problems with PUBLIC_URL and TRUST_PROXY in production. This server serves plain http, so an https
 * PUBLIC_URL implies a proxy.
 */
export function publicUrlProblems(env: Connections, namesProxies: boolean): string[] {
  const { PUBLIC_URL, ALLOW_PLAIN_HTTP } = env;
  if (!PUBLIC_URL) return ['PUBLIC_URL: in production, links in emails need the public address'];
  if (PUBLIC_URL.startsWith('https:')) {
    if (namesProxies) return [];
    return [
      'TRUST_PROXY: PUBLIC_URL is https, so this server is behind a proxy: set the number of proxies (usually 1), or 0 if they set no X-Forwarded-For; otherwise all visitors share one limit',
    ];
  }
  if (isLoopback(new URL(PUBLIC_URL).hostname) && ALLOW_PLAIN_HTTP) return [];
  return ['PUBLIC_URL: in production, it needs https; http is for localhost only, with ALLOW_PLAIN_HTTP=true'];
}

/**
 * Returns the unencrypted connections to other machines, each with the change that encrypts it. Such connections are
 * allowed, because the network may be private.
 */
export function plainConnections({ DATABASE_URL, REDIS_URL, S3_ENDPOINT }: Connections): string[] {
  const database = new URL(DATABASE_URL);
  const mode = database.searchParams.get('sslmode');
  const isEncrypted = mode ? mode !== 'disable' : ['true', '1'].includes(database.searchParams.get('ssl') ?? '');
  const redis = REDIS_URL === undefined ? undefined : new URL(REDIS_URL);
  return [
    ...(isEncrypted || isLocal(database.hostname) ? [] : ['DATABASE_URL: add sslmode=verify-full']),
    ...(!redis || redis.protocol === 'rediss:' || isLocal(redis.hostname) ? [] : ['REDIS_URL: use rediss']),
    ...(S3_ENDPOINT === undefined || isTrustworthy(S3_ENDPOINT) ? [] : ['S3_ENDPOINT: use https']),
  ];
}

/** An empty host, or a folder in place of the host, means a local socket. */
const isLocal = (host: string): boolean => host === '' || host.startsWith('%2F') || isLoopback(host);
