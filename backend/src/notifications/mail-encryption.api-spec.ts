import { Env } from '../core/env/env.js';
import { Mailer } from './mailer.js';
import { MailServer } from '../../test/support/smtp-server.js';

const LETTER = { subject: 'Reset your password', html: '<p>link</p>', text: 'link' };

describe('mail server without STARTTLS', () => {
  const server = new MailServer();
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  beforeEach(() => server.received.splice(0));

  /** Returns a mailer for 0.0.0.0, which reaches this machine but is not a loopback address. */
  const mailer = (env: Record<string, string>): Mailer =>
    new Mailer(
      new Env({
        DATABASE_URL: 'postgres://app@127.0.0.1/app',
        SMTP_URL: server.url.replace('127.0.0.1', '0.0.0.0'),
        MAIL_FROM: 'Shortlist <mail@example.com>',
        ...env,
      }),
    );
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shortlist.example',
    TRUST_PROXY: '1',
    ALLOW_GENERATED_SECRETS: 'true',
    ALLOW_SANDBOX: 'true',
  };

  it('receives no email in production', async () => {
    await expect(mailer(production).send('ada@example.com', LETTER)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['with explicit permission for plain connections', { ...production, ALLOW_PLAIN_SMTP: 'true' }],
    ['in development', {}],
  ])('receives unencrypted email where permitted: %s', async (_, env) => {
    await mailer(env).send('ada@example.com', LETTER);
    expect(server.received).toHaveLength(1);
  });

  it('receives unencrypted email in production over a local connection', async () => {
    await mailer({ ...production, SMTP_URL: server.url }).send('ada@example.com', LETTER);
    expect(server.received).toHaveLength(1);
  });
});
