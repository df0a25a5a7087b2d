import { Env } from './env.js';
import { QUEUE_NAMES } from './worker-queues.js';

const DATABASE_URL = 'postgres://app:app@127.0.0.1:5432/app';
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const SESSION_SECRET = 'a secret of more than thirty-two characters';

describe('Env', () => {
  it('accepts a configuration with only a database URL', () => {
    expect(new Env({ DATABASE_URL })).toMatchObject({ host: '127.0.0.1', port: 3000, production: false });
  });

  it('lists every missing or invalid variable in one error', () => {
    expect(() => new Env({ PORT: 'eighty', SESSION_SECRET: 'short' })).toThrow(
      /PORT[^]*DATABASE_URL[^]*SESSION_SECRET/,
    );
  });

  it('treats an empty variable as unset', () => {
    expect(new Env({ DATABASE_URL, PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 3000, redisUrl: undefined });
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('maps TRUST_PROXY=%s to %d trusted proxies', (TRUST_PROXY, proxies) => {
    expect(new Env({ DATABASE_URL, TRUST_PROXY }).proxies).toBe(proxies);
  });

  it('exports no metrics unless a metrics port or a metrics token is set', () => {
    expect(new Env({ DATABASE_URL })).toMatchObject({
      metricsPort: undefined,
      workerMetricsPort: undefined,
      metricsToken: undefined,
    });
    expect(new Env({ DATABASE_URL, METRICS_PORT: '9464' })).toMatchObject({
      metricsHost: '127.0.0.1',
      metricsPort: 9_464,
    });
  });

  it('rejects a metrics token that could be guessed', () => {
    expect(() => new Env({ DATABASE_URL, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
  });

  it.each(['mysql://db/app', 'not a url'])('rejects the database URL %s', (url) => {
    expect(() => new Env({ DATABASE_URL: url })).toThrow('DATABASE_URL');
  });

  it('rejects an incomplete group of settings and names the missing variable', () => {
    expect(() => new Env({ DATABASE_URL, STRIPE_SECRET_KEY: 'sk' })).toThrow(
      /STRIPE_PUBLISHABLE_KEY[^]*STRIPE_WEBHOOK_SECRET/,
    );
    expect(() => new Env({ DATABASE_URL, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us' })).toThrow(
      'OIDC_CLIENT_SECRET',
    );
  });

  it('selects all queues unless WORKER_QUEUES lists some of them', () => {
    expect(new Env({ DATABASE_URL }).workerQueues).toEqual(QUEUE_NAMES);
    expect(new Env({ DATABASE_URL, WORKER_QUEUES: ' payments, mail,mail' }).workerQueues).toEqual(['mail', 'payments']);
  });

  it.each(['mails', 'mail;render', 'mail,,render', ','])('rejects WORKER_QUEUES=%s and lists the queues', (names) => {
    expect(() => new Env({ DATABASE_URL, WORKER_QUEUES: names })).toThrow(
      'WORKER_QUEUES: use one or more of render, mail, payments, requests, maintenance, analytics',
    );
  });

  it('omits the values of variables from error messages', () => {
    expect(() => new Env({ DATABASE_URL, SESSION_SECRET: 'hunter2' })).toThrow(/^(?![^]*hunter2)/);
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no address' }],
    ['SMTP_URL', { MAIL_FROM: 'a@example.com' }],
  ])('rejects invalid or incomplete mail settings with an error about %s', (name, mail) => {
    expect(() => new Env({ DATABASE_URL, ...mail })).toThrow(name);
  });

  describe('Env with a language model', () => {
    const model = { DATABASE_URL, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'some-model' };

    it('uses OpenAI with default prices and a default budget unless other values are set', () => {
      expect(new Env(model).model).toEqual({
        apiKey: 'sk-test',
        model: 'some-model',
        baseUrl: undefined,
        provider: 'OpenAI',
        checksFacts: true,
        patience: 24_000,
        inputPrice: 2.5,
        outputPrice: 10,
        dailyBudget: 5_000_000,
      });
      expect(new Env({ ...model, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).model?.baseUrl).toBe(
        'http://127.0.0.1:11434/v1',
      );
      const elsewhere = { ...model, OPENAI_BASE_URL: 'https://llm.example/v1' };
      expect(new Env(elsewhere).model?.provider).toBe('llm.example');
      expect(new Env({ ...elsewhere, OPENAI_PROVIDER: 'Example Ltd' }).model?.provider).toBe('Example Ltd');
      expect(new Env({ ...model, AI_DAILY_BUDGET: '0.25', OPENAI_INPUT_PRICE: '0' }).model).toMatchObject({
        dailyBudget: 250_000,
        inputPrice: 0,
      });
    });

    it.each([
      ['OPENAI_MODEL', { OPENAI_API_KEY: 'sk-test' }],
      ['OPENAI_API_KEY', { OPENAI_MODEL: 'some-model' }],
      ['OPENAI_API_KEY', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
      ['OPENAI_MODEL', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_API_KEY: 'sk-test' }],
      ['OPENAI_BASE_URL', { ...model, OPENAI_BASE_URL: 'ftp://example.com' }],
      ['OPENAI_BASE_URL', { ...model, OPENAI_BASE_URL: 'http://ollama:11434/v1' }],
      ['OPENAI_INPUT_PRICE', { ...model, OPENAI_INPUT_PRICE: '-1' }],
      ['AI_DAILY_BUDGET', { ...model, AI_DAILY_BUDGET: 'much' }],
    ])('rejects invalid language model settings with an error about %s', (name, settings) => {
      expect(() => new Env({ DATABASE_URL, ...settings })).toThrow(name);
    });

    it('has no language model by default', () => {
      expect(new Env({ DATABASE_URL, AI_DAILY_BUDGET: '3' }).model).toBeUndefined();
    });
  });

  describe('Env with a sign-in provider', () => {
    const provider = { DATABASE_URL, OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' };

    it("uses the host of the provider's URL as the provider's name by default", () => {
      const OIDC_ISSUER = 'https://id.example/realm';
      expect(new Env({ ...provider, OIDC_ISSUER }).oidc).toEqual({
        issuer: OIDC_ISSUER,
        clientId: 'us',
        clientSecret: 'secret',
        name: 'id.example',
        scope: 'openid email profile',
      });
      expect(new Env({ ...provider, OIDC_ISSUER, OIDC_NAME: 'Example' }).oidc?.name).toBe('Example');
    });

    it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000', 'https://id.example'])(
      'accepts the provider URL %s',
      (OIDC_ISSUER) => {
        expect(new Env({ ...provider, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER);
      },
    );

    it.each(['http://id.example', 'http://localhost.example', 'http://127.0.0.1.example', 'ftp://id.example', 'id'])(
      'rejects the provider URL %s',
      (OIDC_ISSUER) => {
        expect(() => new Env({ ...provider, OIDC_ISSUER })).toThrow('OIDC_ISSUER');
      },
    );

    it('rejects scopes without openid', () => {
      const env = { ...provider, OIDC_ISSUER: 'https://id.example', OIDC_SCOPE: 'email' };
      expect(() => new Env(env)).toThrow('OIDC_SCOPE');
    });
  });

  describe('Env with Stripe', () => {
    it("uses Stripe's own API unless another URL is set", () => {
      expect(new Env({ DATABASE_URL, ...STRIPE }).stripe).toEqual({
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecrets: ['whsec_1'],
        apiBase: undefined,
      });
      const STRIPE_API_BASE = 'http://127.0.0.1:12111';
      expect(new Env({ DATABASE_URL, ...STRIPE, STRIPE_API_BASE }).stripe?.apiBase).toBe(STRIPE_API_BASE);
    });

    it("allows plain http for Stripe's API on localhost only", () => {
      const env = { DATABASE_URL, ...STRIPE, STRIPE_API_BASE: 'http://stripe.example' };
      expect(() => new Env(env)).toThrow('STRIPE_API_BASE');
    });

    it('accepts two webhook secrets', () => {
      const env = { DATABASE_URL, ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
      expect(new Env(env).stripe?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
    });

    it.each([
      ['a secret key for browsers', { STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
      ['a publishable key as the secret one', { STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
      ['a key as the secret of the webhook', { STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
      ['one live key', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ])('rejects %s without revealing the key', (_, wrong, variable) => {
      const start = () => new Env({ DATABASE_URL, ...STRIPE, ...wrong });
      expect(start).toThrow(variable);
      expect(start).not.toThrow(/(sk|pk)_(test|live)_1/);
    });
  });

  describe('Env with a bucket', () => {
    const bucket = { DATABASE_URL, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

    it('stores files in the database unless a bucket is set', () => {
      expect(new Env({ DATABASE_URL, S3_SIGNED_DOWNLOADS: 'false', S3_REGION: 'eu-central-1' })).toMatchObject({
        bucket: undefined,
        fileStore: 'database',
      });
      expect(new Env(bucket)).toMatchObject({ fileStore: 'bucket' });
      expect(new Env({ ...bucket, FILE_STORE: 'database' })).toMatchObject({
        bucket: { name: 'files' },
        fileStore: 'database',
      });
    });

    it('puts the bucket name into the host name for Amazon, and into the path for other servers', () => {
      expect(new Env(bucket).bucket).toEqual({
        endpoint: undefined,
        region: 'us-east-1',
        name: 'files',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        prefix: '',
        forcePathStyle: false,
        encryption: undefined,
        signedDownloads: false,
      });
      const elsewhere = { ...bucket, S3_ENDPOINT: 'https://s3.example', S3_PREFIX: 'a/b' };
      expect(new Env(elsewhere).bucket).toMatchObject({ forcePathStyle: true, prefix: 'a/b/' });
      expect(new Env({ ...elsewhere, S3_FORCE_PATH_STYLE: 'false', S3_PREFIX: 'a/' }).bucket).toMatchObject({
        forcePathStyle: false,
        prefix: 'a/',
      });
    });

    it.each([
      ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }],
      ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
      ['S3_BUCKET', { ...bucket, S3_BUCKET: 'Not a name' }],
      ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'ftp://s3.example' }],
      ['S3_PREFIX', { ...bucket, S3_PREFIX: '/files' }],
      ['S3_ENCRYPTION', { ...bucket, S3_ENCRYPTION: 'none' }],
      ['FILE_STORE', { FILE_STORE: 'bucket' }],
      ['S3_SIGNED_DOWNLOADS', { ...bucket, S3_ENDPOINT: 'http://s3.example', S3_SIGNED_DOWNLOADS: 'true' }],
    ])('rejects invalid bucket settings with an error about %s', (name, settings) => {
      expect(() => new Env({ DATABASE_URL, ...settings })).toThrow(name);
    });

    it.each([
      ['http://s3.example', ['S3_ENDPOINT: use https']],
      ['http://127.0.0.1:9000', []],
      ['https://s3.example', []],
    ])('reports whether the connection to %s is unencrypted: %j', (S3_ENDPOINT, expected) => {
      expect(new Env({ ...bucket, S3_ENDPOINT }).plainConnections).toEqual(expected);
    });
  });

  describe('Env in production', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL,
      SESSION_SECRET,
      PUBLIC_URL: 'https://shortlist.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'Shortlist <mail@shortlist.example>',
      ...STRIPE,
    };

    it('accepts a complete configuration', () => {
      expect(new Env(production)).toMatchObject({ production: true, smtpUrl: production.SMTP_URL });
    });

    it('requires explicit permission to generate a session secret', () => {
      const without = { ...production, SESSION_SECRET: '' };
      expect(() => new Env(without)).toThrow('SESSION_SECRET');
      expect(new Env({ ...without, ALLOW_GENERATED_SECRETS: 'true' }).sessionSecret).toBeUndefined();
    });

    it('requires explicit permission to write emails to a folder', () => {
      const without = { ...production, SMTP_URL: '', MAIL_FROM: '' };
      expect(() => new Env(without)).toThrow('SMTP_URL');
      expect(new Env({ ...without, ALLOW_OUTBOX: 'true' }).smtpUrl).toBeUndefined();
    });

    it('requires explicit permission for the payment sandbox', () => {
      const without = { ...production, STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
      expect(() => new Env(without)).toThrow('STRIPE_SECRET_KEY');
      expect(new Env({ ...without, ALLOW_SANDBOX: 'true' }).stripe).toBeUndefined();
    });

    it('rejects a weak staff password', () => {
      expect(() => new Env({ ...production, ADMIN_PASSWORD: 'admin' })).toThrow('ADMIN_PASSWORD');
      expect(new Env({ ...production, ADMIN_PASSWORD: 'a longer one' }).adminPassword).toBe('a longer one');
    });

    it('requires PUBLIC_URL', () => {
      expect(() => new Env({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL');
    });

    it('allows a plain HTTP PUBLIC_URL only for localhost, and only if ALLOW_PLAIN_HTTP is set', () => {
      expect(() => new Env({ ...production, PUBLIC_URL: 'http://shortlist.example' })).toThrow('PUBLIC_URL');
      expect(() => new Env({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toThrow('ALLOW_PLAIN_HTTP');
      const local = { ...production, PUBLIC_URL: 'http://localhost:3000', ALLOW_PLAIN_HTTP: 'true' };
      expect(new Env(local).publicUrl).toBe('http://localhost:3000');
      const remote = { ...local, PUBLIC_URL: 'http://shortlist.example' };
      expect(() => new Env(remote)).toThrow('PUBLIC_URL');
    });

    it('requires TRUST_PROXY behind a proxy, and accepts an explicit 0', () => {
      expect(() => new Env({ ...production, TRUST_PROXY: '' })).toThrow('TRUST_PROXY');
      expect(new Env({ ...production, TRUST_PROXY: '0' }).proxies).toBe(0);
    });

    it.each([
      ['smtp://mail.example', {}, 'smtp://mail.example?requireTLS=true'],
      ['smtp://mail.example?requireTLS=false&ignoreTLS=true', {}, /requireTLS=true/],
      ['smtp://mail.example', { ALLOW_PLAIN_SMTP: 'true' }, 'smtp://mail.example'],
      ['smtp://127.0.0.1:2525', {}, 'smtp://127.0.0.1:2525'],
      ['smtps://mail.example', {}, 'smtps://mail.example'],
    ])('converts SMTP_URL %s with the settings %o to %s', (SMTP_URL, more, expected) => {
      expect(new Env({ ...production, SMTP_URL, ...more }).smtpUrl).toMatch(expected);
    });

    it('does not require STARTTLS outside production', () => {
      const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' };
      expect(new Env({ DATABASE_URL, ...mail }).smtpUrl).toBe(mail.SMTP_URL);
    });

    it.each([
      ['postgres://app@db.example/app', 'redis://queue.example', 2],
      ['postgres://app@db.example/app?sslmode=disable', 'rediss://queue.example', 1],
      ['postgres://app@db.example/app?sslmode=verify-full', 'rediss://queue.example', 0],
      ['postgres://app@127.0.0.1/app', 'redis://localhost', 0],
      ['postgres://app@%2Fvar%2Frun/app', 'rediss://queue.example', 0],
    ])('counts the unencrypted connections for the URLs %s and %s: %d', (url, REDIS_URL, count) => {
      expect(new Env({ ...production, DATABASE_URL: url, REDIS_URL }).plainConnections).toHaveLength(count);
    });

    it('reports all production problems in one error', () => {
      const bare = { NODE_ENV: 'production', DATABASE_URL };
      expect(() => new Env(bare)).toThrow(/SESSION_SECRET[^]*SMTP_URL[^]*STRIPE_SECRET_KEY[^]*PUBLIC_URL/);
    });
  });
});
