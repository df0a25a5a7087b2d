import nodemailer from 'nodemailer';
import type { Env } from '../core/env/env.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#email';
const TIMEOUT_MS = 4_000;

export const mailCheck = (env: Env): Check => ({
  part: 'email',
  readMore,
  run: () => (env.smtpUrl === undefined ? [outbox(env)] : checkServer(env.smtpUrl)),
});

function outbox({ production }: Env): Result {
  if (!production) return ok('Emails are written to DATA_DIR/outbox.');
  return warning({
    message: 'Emails are only written to DATA_DIR/outbox: nobody receives them.',
    advice: 'Set SMTP_URL and MAIL_FROM.',
    readMore,
  });
}

async function checkServer(url: string): Promise<Result[]> {
  const { hostname, protocol } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    const encryption = protocol === 'smtps:' || url.includes('requireTLS=true') ? ' over TLS' : '';
    return [ok(`The mail server ${hostname} accepts the sign-in${encryption}.`)];
  } catch (error) {
    return [refused(hostname, error)];
  } finally {
    transport.close();
  }
}

function refused(host: string, error: unknown): Result {
  const { code } = error as { code?: string };
  if (code === 'EAUTH')
    return problem({
      message: `The mail server ${host} rejects the user name or password.`,
      advice: 'Fix the value of SMTP_URL. In its user name and password, write characters such as @ as %40.',
      readMore,
    });
  if (code === 'ETLS')
    return problem({
      message: `The mail server ${host} does not offer STARTTLS, so the links in emails could be read in transit.`,
      advice: 'Use smtps://, or a server with STARTTLS.',
      readMore,
    });
  return problem({
    message: `The mail server ${host} cannot be used (${reasonOf(error)}): no email is sent.`,
    advice:
      'Check the host and port of SMTP_URL, and make sure that the mail server accepts connections from this machine.',
    readMore,
  });
}
