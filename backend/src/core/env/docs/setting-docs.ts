import type { settingsSchema } from '../env.js';

/** Groups of settings, in the order of `.env.example`. */
export const SETTING_GROUPS = {
  server: { title: 'Server' },
  production: {
    title: 'Production',
    intro:
      'With NODE_ENV=production, PUBLIC_URL and TRUST_PROXY are required; generated secrets, emails written to files and the payment sandbox must be allowed explicitly.',
  },
  storage: { title: 'Database and queues' },
  files: {
    title: 'Finished files',
    intro:
      'An S3-compatible bucket for finished files. If unset, the database stores them. Set S3_BUCKET and both keys, or none of them. See docs/files.md.',
  },
  secrets: { title: 'Secrets' },
  email: { title: 'Email', intro: 'Set both SMTP_URL and MAIL_FROM, or neither.' },
  signIn: {
    title: 'Sign-in provider',
    intro:
      'An OpenID Connect provider for sign-in, in addition to passwords. Register PUBLIC_URL/api/auth/oidc/callback there. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them.',
  },
  model: {
    title: 'Language model',
    intro:
      'A language model for writing help: OpenAI, or any server with OpenAI-compatible chat completions. If unset, built-in rules write all suggestions. Set OPENAI_API_KEY and OPENAI_MODEL, or neither.',
  },
  payments: {
    title: 'Payments',
    intro:
      'Takes payments through Stripe, whose webhook must point to PUBLIC_URL/api/payments/webhook. If unset, the sandbox is used, which takes no money. Set both keys and the webhook secret, or none; both keys must be of the same mode (live or test). See docs/operations.md.',
  },
  limits: { title: 'Limits and logs' },
  monitoring: { title: 'Traces and errors', intro: 'See docs/operations.md.' },
  compose: { title: 'docker-compose.yml', intro: 'Only docker-compose.yml reads these. See docs/containers.md.' },
  shell: {
    title: 'Start script and tests',
    intro: 'Set these in the shell: the start script and the tests do not read them from this file.',
  },
} satisfies Record<string, { title: string; intro?: string }>;

export interface SettingDoc {
  group: keyof typeof SETTING_GROUPS;
  /** The effect of the setting, and of leaving it unset. The schema's default is appended automatically. */
  about: string;
  /** Example value, shown instead of the schema's default; empty for secrets. */
  example?: string;
}

/** Settings that only the start script and the tests read. */
type ShellSetting = 'WAL_ARCHIVE_DIR' | 'ENV_FILE' | 'CHROMIUM_PATH' | 'E2E_PICTURES' | 'E2E_STRESS' | 'GROWTH';

/** Settings that only docker-compose.yml reads. */
type ComposeSetting = 'POSTGRES_PASSWORD' | 'IMAGE';

type DocumentedSetting = keyof typeof settingsSchema.shape | ComposeSetting | ShellSetting;

/** Describes every setting. A setting that is in the schema but not here causes a type error. */
export const SETTING_DOCS: Readonly<Record<DocumentedSetting, SettingDoc>> = {
  PORT: { group: 'server', about: 'Port on which the product listens.' },
  HOST: { group: 'server', about: 'Network address on which the product listens; 0.0.0.0 for all addresses.' },
  DATA_DIR: {
    group: 'server',
    about: 'Folder for local data (the embedded database, generated secrets, emails), relative to this folder.',
  },
  PUBLIC_URL: {
    group: 'server',
    about:
      'The public URL, which links in emails use. Must be https in production. If unset, links lead to http://HOST:PORT.',
    example: 'https://resumes.example.com',
  },
  TRUST_PROXY: {
    group: 'server',
    about:
      'Number of proxies in front of the product whose X-Forwarded-* headers are trusted. Production requires it, even if the number is 0.',
    example: '1',
  },
  PUBLIC_API_DOCS: {
    group: 'server',
    about: 'Whether production serves /api/docs and /api/openapi.json, too.',
    example: 'true',
  },

  NODE_ENV: {
    group: 'production',
    about: 'The mode in which the product runs: development, production or test.',
    example: 'production',
  },
  ALLOW_GENERATED_SECRETS: {
    group: 'production',
    about: 'Allows production to start without SESSION_SECRET.',
    example: 'true',
  },
  ALLOW_OUTBOX: {
    group: 'production',
    about: 'Allows production to write emails to files, without SMTP_URL.',
    example: 'true',
  },
  ALLOW_SANDBOX: {
    group: 'production',
    about: 'Allows production to use the payment sandbox, without Stripe keys.',
    example: 'true',
  },
  ALLOW_PLAIN_SMTP: {
    group: 'production',
    about: 'Allows production to use a mail server on another machine without TLS.',
    example: 'true',
  },
  ALLOW_PLAIN_HTTP: {
    group: 'production',
    about: 'Allows a PUBLIC_URL with http in production, for localhost only.',
    example: 'true',
  },

  DATABASE_URL: {
    group: 'storage',
    about:
      'URL of an existing PostgreSQL database (tested with version 18). If unset, npm start runs an embedded one; migrations, API and worker require it when they are started separately.',
    example: 'postgres://user:password@host:5432/shortlist',
  },
  DATABASE_POOL: {
    group: 'storage',
    about:
      'Maximum number of database connections that a process opens for queries. Without Redis, its job queues may open as many again, and at least ten.',
  },
  QUERY_TIMEOUT_MS: {
    group: 'storage',
    about: 'Milliseconds after which the database cancels a statement. Three seconds later, the connection is closed.',
  },
  REDIS_URL: {
    group: 'storage',
    about: 'URL of a Redis server that stores the queues. If unset, PostgreSQL stores them.',
    example: 'redis://127.0.0.1:6379',
  },
  REDIS_CLUSTER: {
    group: 'storage',
    about: 'Whether REDIS_URL is a node of a Redis Cluster.',
    example: 'true',
  },

  SESSION_SECRET: {
    group: 'secrets',
    about:
      'Signs session cookies and encrypts the secrets of two-step verification: 32 characters or more. If unset, a secret is generated and stored in DATA_DIR.',
    example: '',
  },
  SESSION_SECRET_PREVIOUS: {
    group: 'secrets',
    about:
      'The previous SESSION_SECRET. When you replace the secret, move the old one here, so that sessions and encrypted values stay valid. Remove it after 90 days.',
    example: '',
  },
  ADMIN_PASSWORD: {
    group: 'secrets',
    about:
      'Password of the first staff account, "admin", which is created at the first start. If unset, a random password is printed once (in production without a terminal, it is written to DATA_DIR/admin-password). Production requires 12 characters or more.',
    example: '',
  },

  SMTP_URL: {
    group: 'email',
    about:
      'URL of the mail server: smtps:// for TLS from the start, smtp:// for STARTTLS. If unset, emails are written to DATA_DIR/outbox.',
    example: 'smtps://user:password@mail.example.com',
  },
  MAIL_FROM: { group: 'email', about: 'The sender of emails.', example: 'Shortlist <mail@example.com>' },
  SUPPORT_EMAIL: {
    group: 'email',
    about:
      'The support email address, shown in the footer, the terms, the privacy page and every email. Staff can change it in the console.',
    example: 'help@example.com',
  },

  OIDC_ISSUER: {
    group: 'signIn',
    about: 'The issuer URL, exactly as the provider states it; must be https except for localhost.',
    example: 'https://id.example.com',
  },
  OIDC_CLIENT_ID: { group: 'signIn', about: 'The client ID from the registration with the provider.', example: '' },
  OIDC_CLIENT_SECRET: {
    group: 'signIn',
    about: 'The client secret from the registration with the provider.',
    example: '',
  },
  OIDC_NAME: {
    group: 'signIn',
    about: 'Name of the provider on the button. If unset, the host of OIDC_ISSUER.',
    example: 'Example ID',
  },
  OIDC_SCOPE: { group: 'signIn', about: 'The requested scopes, which must include openid.' },

  OPENAI_API_KEY: {
    group: 'model',
    about: "The API key of the language model's server; any value if the server requires none.",
    example: '',
  },
  OPENAI_MODEL: { group: 'model', about: "The server's name for the model, shown beside its answers.", example: '' },
  OPENAI_BASE_URL: {
    group: 'model',
    about: "Base URL of a server other than OpenAI's; must be https except for localhost.",
    example: 'http://127.0.0.1:11434/v1',
  },
  OPENAI_PROVIDER: {
    group: 'model',
    about:
      'The operator of the language model, as named on the privacy page. If unset, OpenAI or the host of OPENAI_BASE_URL.',
    example: 'Example Ltd',
  },
  OPENAI_INPUT_PRICE: { group: 'model', about: 'Price of a million input tokens, in dollars.' },
  OPENAI_OUTPUT_PRICE: { group: 'model', about: 'Price of a million output tokens, in dollars.' },
  AI_DAILY_BUDGET: {
    group: 'model',
    about:
      'Daily budget (UTC) for the answers of the language model, in dollars. Visitors may use a fifth of it, visitors and free accounts together half of it.',
  },
  OPENAI_FACT_CHECK: {
    group: 'model',
    about:
      'Whether a second call to the language model checks each of its answers against the resume. Fewer correct sentences are left out and more invented facts are found, but each answer costs about twice as much.',
  },
  OPENAI_TIMEOUT_MS: {
    group: 'model',
    about: 'Milliseconds to wait for the language model before built-in rules write the text.',
  },

  STRIPE_SECRET_KEY: { group: 'payments', about: "Stripe's secret key.", example: 'sk_live_' },
  STRIPE_PUBLISHABLE_KEY: {
    group: 'payments',
    about: "Stripe's publishable key, which is sent to every browser.",
    example: 'pk_live_',
  },
  STRIPE_WEBHOOK_SECRET: {
    group: 'payments',
    about:
      'The signing secret of the Stripe webhook. While a new secret replaces an old one, set both, separated by a comma.',
    example: 'whsec_',
  },
  STRIPE_API_BASE: {
    group: 'payments',
    about: "Base URL of another server that offers Stripe's API; must be https except for localhost.",
    example: 'https://stripe.example.com',
  },

  EXPORT_WAIT_MS: {
    group: 'limits',
    about: 'Milliseconds that a download waits for the worker before it fails with 503.',
  },
  LOG_LEVEL: {
    group: 'limits',
    about: 'Log level: fatal, error, warn, info, debug, trace or silent. If unset, info in production, otherwise warn.',
    example: 'warn',
  },

  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'monitoring',
    about:
      'URL of the OpenTelemetry collector (OTLP over HTTP) that receives traces of requests and jobs. If unset, nothing is traced.',
    example: 'http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    group: 'monitoring',
    about: 'Headers that the collector requires, separated by commas, with URL-encoded values.',
    example: 'authorization=Bearer%20token',
  },
  OTEL_TRACES_SAMPLER_ARG: { group: 'monitoring', about: 'Share of the requests that are traced, from 0 to 1.' },
  SENTRY_DSN: {
    group: 'monitoring',
    about:
      'DSN of a Sentry-compatible server that receives errors, in addition to the log; must be https except for localhost.',
    example: 'https://key@errors.example.com/1',
  },
  METRICS_PORT: {
    group: 'monitoring',
    about:
      'Port on which the API serves Prometheus metrics and probes without a password: keep it unreachable from the internet. If unset, they are not served.',
    example: '9464',
  },
  WORKER_METRICS_PORT: {
    group: 'monitoring',
    about:
      'Port on which a worker serves metrics and probes, like METRICS_PORT for the API. Each worker on one machine needs its own port.',
    example: '9465',
  },
  METRICS_HOST: {
    group: 'monitoring',
    about: 'Network address of METRICS_PORT and WORKER_METRICS_PORT; 0.0.0.0 in containers.',
  },
  METRICS_TOKEN: {
    group: 'monitoring',
    about:
      "Opens /api/metrics on the API's own port for scrapers that send this bearer token: 16 characters or more. If unset, that route does not exist.",
  },

  FILE_STORE: {
    group: 'files',
    about:
      'Where new files are stored: database or bucket. If unset, the bucket if S3_BUCKET is set, otherwise the database. Existing files are read from where they were stored.',
    example: 'database',
  },
  S3_BUCKET: { group: 'files', about: 'The name of the bucket, which must exist.', example: 'shortlist-files' },
  S3_ACCESS_KEY_ID: { group: 'files', about: 'The ID of an access key for the bucket.', example: '' },
  S3_SECRET_ACCESS_KEY: { group: 'files', about: 'The secret of the access key.', example: '' },
  S3_ENDPOINT: {
    group: 'files',
    about: 'Base URL of an S3-compatible server. If unset, Amazon S3 is used.',
    example: 'https://s3.example.com',
  },
  S3_REGION: { group: 'files', about: 'The region of the bucket.' },
  S3_PREFIX: {
    group: 'files',
    about: 'Folder in the bucket for all files of the product, if other programs use the same bucket.',
    example: 'shortlist',
  },
  S3_FORCE_PATH_STYLE: {
    group: 'files',
    about:
      'true puts the name of the bucket into the path of URLs instead of the host name. If unset, true with S3_ENDPOINT.',
    example: 'true',
  },
  S3_ENCRYPTION: {
    group: 'files',
    about: "Encryption to request with every upload: AES256 or aws:kms. If unset, the bucket's own setting applies.",
    example: 'AES256',
  },
  S3_SIGNED_DOWNLOADS: {
    group: 'files',
    about: 'true redirects downloads to signed URLs of the bucket, which browsers must reach.',
  },

  WORKER_QUEUES: {
    group: 'storage',
    about: 'Queues that a worker processes, separated by commas. Use it to divide the queues among several workers.',
    example: 'mail,payments',
  },
  WAL_ARCHIVE_DIR: {
    group: 'storage',
    about:
      "Folder in which the embedded database's journal is archived, so that a backup can be restored up to any minute; relative to this folder. If unset, nothing is archived. See docs/backup.md.",
    example: '/mnt/backups/journal',
  },
  POSTGRES_PASSWORD: {
    group: 'compose',
    about: 'Password of the database in its container: letters and digits, because it becomes part of a URL.',
    example: '',
  },
  IMAGE: {
    group: 'compose',
    about: 'Name of the image to build or pull. Default: shortlist.',
    example: 'registry.example.com/shortlist:1.0.0',
  },

  ENV_FILE: {
    group: 'shell',
    about: 'Path of the settings file that npm start reads instead of .env; empty to read none.',
    example: 'production.env',
  },
  CHROMIUM_PATH: {
    group: 'shell',
    about: 'Path of the Chromium or Chrome in which the browser tests run. If unset, an installed one is used.',
    example: '/usr/bin/chromium',
  },
  E2E_PICTURES: {
    group: 'shell',
    about: '1 saves the screenshots of the browser tests to e2e/.artifacts.',
    example: '1',
  },
  E2E_STRESS: {
    group: 'shell',
    about: '1 slows down browser and network during the browser tests, to expose race conditions.',
    example: '1',
  },
  GROWTH: {
    group: 'shell',
    about: 'all tests every text rule on every long text, instead of a sample; takes about an hour.',
    example: 'all',
  },
};
