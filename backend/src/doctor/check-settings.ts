import { passwordWeakness, strengthOf } from '../auth/passwords/password-strength.js';
import type { Env } from '../core/env/env.js';
import { isLoopback } from '../core/env/loopback.js';
import { ok, problem, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#behind-a-proxy';

export const settingsCheck = (env: Env): Check => ({
  part: 'settings',
  readMore: 'README.md#configure-it',
  run: () => [ok('All settings are valid.'), ...addresses(env), ...plainConnections(env), ...secrets(env)],
});

function addresses({ publicUrl, proxies, host, production }: Env): Result[] {
  const findings: Result[] = [];
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  if (publicUrl === undefined && !isLoopback(host))
    findings.push(
      warning({
        message: 'PUBLIC_URL is not set, but HOST is not this machine: links in emails lead to HOST:PORT.',
        advice: 'Set PUBLIC_URL to the URL that users open.',
        readMore,
      }),
    );
  if (isHttps && proxies === 0)
    findings.push(
      warning({
        message:
          'PUBLIC_URL is https, and TRUST_PROXY is 0: behind a proxy, all visitors share the rate limits of one IP address.',
        advice: 'Set TRUST_PROXY to the number of proxies that set X-Forwarded-For.',
        readMore,
      }),
    );
  if (proxies > 0 && !isLoopback(host) && !isHttps)
    findings.push(
      warning({
        message:
          'TRUST_PROXY is set, but the API listens on the network: callers who reach it directly can forge their IP address.',
        advice: 'Set HOST to an IP address that only the proxy can reach, and set PUBLIC_URL.',
        readMore,
      }),
    );
  if (publicUrl !== undefined && !isHttps && !isLoopback(new URL(publicUrl).hostname))
    findings.push(
      warning({
        message: 'PUBLIC_URL is http: passwords and cookies are sent unencrypted.',
        advice: 'Put an HTTPS proxy in front of the product, and change PUBLIC_URL to https.',
        readMore,
      }),
    );
  if (findings.length === 0)
    findings.push(ok(production ? 'PUBLIC_URL and TRUST_PROXY match.' : 'HOST and PUBLIC_URL match.'));
  return findings;
}

const plainConnections = (env: Env): Result[] =>
  env.plainConnections.map((name) =>
    warning({
      message: `${name.split(':')[0]} leads to another machine without TLS.`,
      advice: `Unless the network is private, change ${name}.`,
      readMore,
    }),
  );

/** The zxcvbn score (out of 4) of a secret that takes at least 10^10 guesses. A random secret takes far more. */
const STRONG = 4;

function secrets({ sessionSecret, adminPassword }: Env): Result[] {
  const nobody = { email: '', firstName: '', lastName: '' };
  const findings: Result[] = [];
  if (sessionSecret !== undefined && strengthOf(sessionSecret, nobody).score < STRONG)
    findings.push(
      problem({
        message: 'SESSION_SECRET is easy to guess, which puts every account at risk.',
        advice: 'Set the output of: openssl rand -base64 32',
        readMore: 'docs/operations.md#data-folder',
      }),
    );
  if (adminPassword !== undefined && passwordWeakness(adminPassword, nobody) !== undefined)
    findings.push(
      problem({
        message: 'ADMIN_PASSWORD is easy to guess.',
        advice: 'Choose a longer password before the first start. After the first start, change it in the console.',
        readMore: 'docs/operations.md#staff-accounts',
      }),
    );
  return findings;
}
