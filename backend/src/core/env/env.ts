import { z } from 'zod';
import { bucketOf, bucketProblems, type BucketSettings } from './bucket-settings.js';
import { stripeOf, stripeProblems, type StripeSettings } from './stripe-settings.js';
import { isTrustworthy, plainConnections, publicUrlProblems, smtpAddress } from './transport-security.js';
import { workerQueues, type QueueName } from './worker-queues.js';

/**
 * Groups of settings that must be set together. For example, with a Stripe key but no webhook secret, the product would
 * take payments but miss their events.
 */
const GROUPS: Record<string, readonly string[]> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  'OpenID Connect': ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  'language model': ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  bucket: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};
/** Optional settings, each with the group of settings that it requires. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  OPENAI_BASE_URL: 'language model',
  S3_ENDPOINT: 'bucket',
  S3_PREFIX: 'bucket',
  S3_ENCRYPTION: 'bucket',
};

const optionalFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();
const flagThatIs = (byDefault: 'true' | 'false') =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(byDefault)
    .transform((value) => value === 'true' || value === '1');
const flag = flagThatIs('false');

/** Schema for a price in dollars per million tokens. */
const price = z.coerce.number().min(0).max(10_000);

/** Each setting also needs an entry in `docs/setting-docs.ts`, from which `.env.example` is generated. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  QUERY_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(15_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_CLUSTER: flag,
  WORKER_QUEUES: workerQueues,
  SESSION_SECRET: z.string().min(32).optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
  ALLOW_GENERATED_SECRETS: flag,
  PUBLIC_API_DOCS: flag,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_PLAIN_HTTP: flag,
  TRUST_PROXY: z.union([flag, z.coerce.number().int().min(0).max(10)]).transform(Number),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n]*$/, { error: 'use an address, such as Shortlist <mail@example.com>' })
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  ALLOW_OUTBOX: flag,
  ALLOW_PLAIN_SMTP: flag,
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isTrustworthy, { error: 'needs https, except for localhost' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).optional(),
  OIDC_SCOPE: z
    .string()
    .default('openid email profile')
    .refine((scope) => scope.split(' ').includes('openid'), { error: 'needs openid' }),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().max(200).optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isTrustworthy, { error: 'needs https, except for localhost' })
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .refine(isTrustworthy, { error: 'needs https, except for localhost' })
    .optional(),
  ALLOW_SANDBOX: flag,
  ADMIN_PASSWORD: z.string().max(1_000).optional(),
  OPENAI_PROVIDER: z.string().max(60).optional(),
  OPENAI_FACT_CHECK: flagThatIs('true'),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(24_000),
  OPENAI_INPUT_PRICE: price.default(2.5),
  OPENAI_OUTPUT_PRICE: price.default(10),
  AI_DAILY_BUDGET: z.coerce.number().min(0).max(1_000_000).default(5),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(isTrustworthy, { error: 'needs https, except for localhost' })
    .optional(),
  FILE_STORE: z.enum(['database', 'bucket']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'use the name of a bucket, such as shortlist-files' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().max(60).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .max(200)
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, {
      error: 'use names of folders with letters, digits, dots, _ and -, such as shortlist/files',
    })
    .default(''),
  S3_FORCE_PATH_STYLE: optionalFlag,
  S3_ENCRYPTION: z.enum(['AES256', 'aws:kms']).optional(),
  S3_SIGNED_DOWNLOADS: flag,
  EXPORT_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(20_000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  WORKER_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

type Settings = z.infer<typeof settingsSchema>;

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  scope: string;
}

export interface ModelSettings {
  apiKey: string;
  model: string;
  /** Base URL of the server; undefined for OpenAI itself. */
  baseUrl: string | undefined;
  /** Name of the server's operator, shown on the privacy page. */
  provider: string;
  /** Whether the model checks its answers against the resume in a second call. */
  checksFacts: boolean;
  /**
   * Time limit in milliseconds for a suggestion of the model, including retries. After that, built-in rules write the
   * suggestion.
   */
  patience: number;
  /** Price of an input token, in millionths of a dollar. */
  inputPrice: number;
  outputPrice: number;
  /** Budget for all requests on one day (UTC), in millionths of a dollar. */
  dailyBudget: number;
}

export interface TraceSettings {
  /** URL of the collector, without a trailing slash and without `/v1/traces`. */
  endpoint: string;
  /** Share of requests that are traced, from 0 to 1. */
  share: number;
}

/** Thrown for invalid settings. The message names the variables but no values, which may be secrets. */
export class ConfigurationError extends Error {}

/** The environment variables, read once at startup. No other code reads `process.env`. */
export class Env {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Maximum number of database connections of this process, excluding the queue's own pool. */
  readonly databasePool: number;
  /** Milliseconds after which the database cancels a statement. */
  readonly queryTimeout: number;
  /** URL of the Redis server that stores the queues; if undefined, PostgreSQL stores them. */
  readonly redisUrl: string | undefined;
  readonly redisCluster: boolean;
  readonly workerQueues: readonly QueueName[];
  /** Secret that signs session cookies; if undefined, one is generated and stored in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** The previous session secret. Cookies and encrypted texts that were created with it stay valid. */
  readonly previousSessionSecret: string | undefined;
  /** Whether the API documentation is served; always true outside of production. */
  readonly publicApiDocs: boolean;
  /** The site's public URL, which differs from the server's own URL behind a proxy. */
  readonly publicUrl: string | undefined;
  /** Number of proxies whose `X-Forwarded-*` headers are trusted; `true` means one. */
  readonly proxies: number;
  /**
   * Unencrypted connections to other machines. Each entry names a setting and the change that encrypts the connection.
   */
  readonly plainConnections: string[];
  /** URL of the mail server; if undefined, emails are written to the folder `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The support email address, until staff change it in the console; null to show none. */
  readonly supportEmail: string | null;
  readonly oidc: OidcSettings | undefined;
  /** The language model; if undefined, the built-in rules write all suggestions. */
  readonly model: ModelSettings | undefined;
  /** Stripe's settings; if undefined, the sandbox is used and no money moves. */
  readonly stripe: StripeSettings | undefined;
  /** The bucket for finished files; if undefined, all files are in the database. */
  readonly bucket: BucketSettings | undefined;
  /** The store for new files. Files in the other store stay available. */
  readonly fileStore: 'database' | 'bucket';
  /** Password of the first staff account, created on the first start; if undefined, a random one is generated. */
  readonly adminPassword: string | undefined;
  readonly allowGeneratedSecrets: boolean;
  /** The collector that receives traces; if undefined, nothing is traced. */
  readonly traces: TraceSettings | undefined;
  /** DSN of the server to which logged errors are reported. The DSN's key permits only sending reports. */
  readonly sentryDsn: string | undefined;
  /** Milliseconds that an export waits for the worker before it fails with 503. */
  readonly exportWait: number;
  /**
   * Network address on which the API and the worker serve metrics and probes. It must not be reachable from the
   * internet, because the metrics and probes require no password.
   */
  readonly metricsHost: string;
  /** Port for the API's metrics and probes; if undefined, the API serves none. */
  readonly metricsPort: number | undefined;
  /** Port for the worker's metrics and probes; if undefined, the worker serves none. */
  readonly workerMetricsPort: number | undefined;
  /** Token that callers of `/api/metrics` on the API's own port must send; if undefined, that route does not exist. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;

  constructor(source: Record<string, string | undefined> = process.env) {
    // Treats an empty variable, such as `PORT=` in a shell or an .env file, as unset.
    const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
    const problems = incompleteGroups(set);
    const parsed = settingsSchema.safeParse(set);
    if (parsed.success)
      problems.push(
        ...stripeProblems(parsed.data),
        ...bucketProblems(parsed.data),
        ...notForProduction(parsed.data, 'TRUST_PROXY' in set),
      );
    else problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    if (!parsed.success || problems.length)
      throw new ConfigurationError(`The configuration is invalid.\n  ${problems.join('\n  ')}`);

    const env = parsed.data;
    this.production = env.NODE_ENV === 'production';
    this.host = env.HOST;
    this.port = env.PORT;
    this.dataDir = env.DATA_DIR;
    this.databaseUrl = env.DATABASE_URL;
    this.databasePool = env.DATABASE_POOL;
    this.queryTimeout = env.QUERY_TIMEOUT_MS;
    this.redisUrl = env.REDIS_URL;
    this.redisCluster = env.REDIS_CLUSTER;
    this.workerQueues = env.WORKER_QUEUES;
    this.sessionSecret = env.SESSION_SECRET;
    this.previousSessionSecret = env.SESSION_SECRET_PREVIOUS;
    this.publicApiDocs = !this.production || env.PUBLIC_API_DOCS;
    this.publicUrl = env.PUBLIC_URL;
    this.proxies = env.TRUST_PROXY;
    this.plainConnections = plainConnections(env);
    this.smtpUrl = smtpAddress(env);
    this.mailFrom = env.MAIL_FROM ?? 'Shortlist <shortlist@localhost>';
    this.supportEmail = env.SUPPORT_EMAIL ?? null;
    this.oidc = oidcOf(env);
    this.model = modelOf(env);
    this.stripe = stripeOf(env);
    this.bucket = bucketOf(env);
    this.fileStore = env.FILE_STORE ?? (this.bucket ? 'bucket' : 'database');
    this.adminPassword = env.ADMIN_PASSWORD;
    this.allowGeneratedSecrets = !this.production || env.ALLOW_GENERATED_SECRETS;
    this.traces = env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''), share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined;
    this.sentryDsn = env.SENTRY_DSN;
    this.exportWait = env.EXPORT_WAIT_MS;
    this.metricsHost = env.METRICS_HOST;
    this.metricsPort = env.METRICS_PORT;
    this.workerMetricsPort = env.WORKER_METRICS_PORT;
    this.metricsToken = env.METRICS_TOKEN;
    this.logLevel = env.LOG_LEVEL ?? (this.production ? 'info' : 'warn');
  }
}

function incompleteGroups(set: Record<string, unknown>): string[] {
  return Object.entries(GROUPS).flatMap(([name, variables]) => {
    const missing = variables.filter((variable) => !(variable in set));
    const isWanted = Object.keys(BELONGS_TO).some((variable) => variable in set && BELONGS_TO[variable] === name);
    if (missing.length === 0 || (missing.length === variables.length && !isWanted)) return [];
    return missing.map((variable) => `${variable}: needed because other ${name} settings are given`);
  });
}

/** Minimum length, in characters, of the configured staff password. The password gives access to all customer data. */
const MIN_STAFF_PASSWORD = 12;

/** Returns the problems with settings that are valid in development but not in production. */
function notForProduction(env: Settings, namesProxies: boolean): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!env.SESSION_SECRET && !env.ALLOW_GENERATED_SECRETS) {
    problems.push(
      'SESSION_SECRET: in production, set one (32 characters or more), or allow a generated one with ALLOW_GENERATED_SECRETS=true',
    );
  }
  if (!env.SMTP_URL && !env.ALLOW_OUTBOX) {
    problems.push(
      'SMTP_URL: in production, set a mail server, or allow emails to be written to DATA_DIR/outbox with ALLOW_OUTBOX=true',
    );
  }
  if (!env.STRIPE_SECRET_KEY && !env.ALLOW_SANDBOX) {
    problems.push(
      'STRIPE_SECRET_KEY: in production, set the Stripe keys, or allow the sandbox, which takes no money, with ALLOW_SANDBOX=true',
    );
  }
  if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_PASSWORD.length < MIN_STAFF_PASSWORD) {
    problems.push(`ADMIN_PASSWORD: in production, use ${MIN_STAFF_PASSWORD} characters or more`);
  }
  return [...problems, ...publicUrlProblems(env, namesProxies)];
}

function oidcOf(env: Settings): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname, scope: env.OIDC_SCOPE };
}

function modelOf(env: Settings): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, OPENAI_BASE_URL: baseUrl } = env;
  if (!apiKey || !model) return undefined;
  return {
    apiKey,
    model,
    baseUrl,
    provider: env.OPENAI_PROVIDER ?? (baseUrl ? new URL(baseUrl).hostname : 'OpenAI'),
    checksFacts: env.OPENAI_FACT_CHECK,
    patience: env.OPENAI_TIMEOUT_MS,
    // Dollars per million tokens equal millionths of a dollar per token.
    inputPrice: env.OPENAI_INPUT_PRICE,
    outputPrice: env.OPENAI_OUTPUT_PRICE,
    dailyBudget: Math.floor(env.AI_DAILY_BUDGET * 1_000_000),
  };
}
