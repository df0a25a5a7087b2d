import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { startApp, STORES } from '../../test/support/app.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { startBucketServer, type BucketServer } from '../../test/support/bucket-server.js';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { MailServer } from '../../test/support/smtp-server.js';
import { examine } from './examine.js';
import { runChecks, type Finding } from './finding.js';
import { hasProblem, report } from './report.js';

const SECRETS = {
  SESSION_SECRET: 'Zq8-vK2mWx7_Lp4nRt9sYb3cHd6fJg1e',
  OIDC_CLIENT_SECRET: 'only-the-provider-knows',
  OPENAI_API_KEY: 'sk-only-the-model-knows',
  STRIPE_SECRET_KEY: 'sk_test_onlyStripeKnows',
  STRIPE_WEBHOOK_SECRET: 'whsec_onlyStripeKnows',
};
const NOWHERE = '127.0.0.1:9';

describe('the doctor', () => {
  let database: TestDatabase;
  // A separate Redis, because Redis counts the workers in all of its databases, and other spec files start workers too.
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let dataDir: string;
  let services: Server;
  let mail: MailServer;
  let bucket: BucketServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-doctor-'));
    mail = new MailServer();
    await mail.listen();
    bucket = await startBucketServer();
    services = createServer((request, response) => {
      const bodies: Record<string, unknown> = {
        '/.well-known/openid-configuration': { issuer: address(), authorization_endpoint: 'a', token_endpoint: 't' },
        '/v1/models': { data: [{ id: 'some-model' }] },
        '/v1/products?limit=1': { object: 'list', data: [] },
      };
      const body = bodies[request.url ?? ''];
      const isKnown = !/unknown/.test(request.headers.authorization ?? '');
      response.writeHead(!isKnown ? 401 : body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? body : { error: { type: 'invalid_request_error' } }));
    }).listen(0, '127.0.0.1');
    await once(services, 'listening');
  });
  afterAll(async () => {
    services.closeAllConnections();
    services.close();
    await mail.close();
    await bucket.close();
    await redis.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const address = () => `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const settings = (): Record<string, string> => ({
    ...SECRETS,
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shortlist <mail@example.com>',
    OIDC_ISSUER: address(),
    OIDC_CLIENT_ID: 'shortlist',
    OPENAI_MODEL: 'some-model',
    OPENAI_BASE_URL: `${address()}/v1`,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_forBrowsers',
    STRIPE_API_BASE: address(),
    ...bucket.env,
    S3_PREFIX: 'resumes',
    OTEL_EXPORTER_OTLP_ENDPOINT: address(),
    SENTRY_DSN: address().replace('//', '//onlySentryKnows@') + '/1',
  });
  const examined = async (changes: Record<string, string> = {}, part?: string): Promise<Finding[]> => {
    const findings = await examine({ env: { ...settings(), ...changes } });
    return part === undefined ? findings : findings.filter((finding) => finding.part === part);
  };
  const problemsOf = (findings: Finding[]) =>
    findings.filter(({ state }) => state === 'problem').map(({ message }) => message);

  it('finds no problem in a complete installation', async () => {
    const findings = await examined();
    expect(problemsOf(findings)).toEqual([]);
    expect(findings.filter(({ state }) => state === 'warning').map(({ part }) => part)).toEqual(['queues']);
    const messages = findings.map(({ message }) => message).join('\n');
    for (const text of [
      'All migrations are applied',
      'noeviction',
      'accepts the sign-in',
      'accepts the secret key',
      'store, read and delete',
    ])
      expect(messages).toContain(text);
  });

  it.each([
    ['database', { DATABASE_URL: `postgres://shortlist:hidden-word@${NOWHERE}/shortlist` }, 'nothing listens'],
    ['queues', { REDIS_URL: `redis://:hidden-word@${NOWHERE}` }, 'nothing listens'],
    ['email', { SMTP_URL: `smtp://mail:hidden-word@${NOWHERE}` }, 'no email is sent'],
    ['payments', { STRIPE_API_BASE: `http://${NOWHERE}` }, 'cannot be reached'],
    ['sign-in provider', { OIDC_ISSUER: `http://${NOWHERE}` }, 'nobody can sign in'],
    ['language model', { OPENAI_BASE_URL: `http://${NOWHERE}/v1` }, 'the rules answer in its place'],
    ['bucket', { S3_ENDPOINT: `http://${NOWHERE}` }, 'files return 503'],
  ])('reports an unavailable dependency in plain words: %s', async (part, changes: Record<string, string>, words) => {
    const findings = await examined(changes);
    expect(findings.filter(({ state }) => state === 'problem').map((each) => each.part)).toEqual([part]);
    const [found] = findings.filter(({ state }) => state === 'problem');
    expect(found!.message).toContain(words);
    expect(found!.advice).toMatch(/^[A-Z]/);
    expect(found!.readMore).toMatch(/^docs\//);
  });

  it.each([
    ['database', () => ({ DATABASE_URL: withPassword(database.url, 'wrong') }), 'rejects the user name or password'],
    ['payments', () => ({ STRIPE_SECRET_KEY: 'sk_test_unknown' }), 'rejects STRIPE_SECRET_KEY'],
    ['language model', () => ({ OPENAI_API_KEY: 'unknown' }), 'rejects OPENAI_API_KEY'],
    ['sign-in provider', () => ({ OIDC_ISSUER: `${address()}/` }), 'issuer differs'],
    ['bucket', () => ({ S3_BUCKET: 'another' }), 'it does not exist'],
    ['bucket', () => ({ S3_SECRET_ACCESS_KEY: 'hidden-word' }), 'cannot store objects'],
    ['queues', () => ({ REDIS_CLUSTER: 'true' }), 'REDIS_URL is a single Redis'],
  ])('reports settings that a dependency rejects: %s', async (part, changes, words) => {
    expect(problemsOf(await examined(changes(), part))).toEqual([expect.stringContaining(words)]);
  });

  it('reports pending migrations of an empty database', async () => {
    const empty = await createTestDatabase({ empty: true });
    const findings = await examined({ DATABASE_URL: empty.url }, 'database');
    await empty.drop();
    expect(findings.map(({ message }) => message)).toContainEqual(expect.stringContaining('migrations are pending'));
  });

  it('reports a Redis server that may evict jobs', async () => {
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    try {
      expect(problemsOf(await examined({}, 'queues'))).toEqual([expect.stringContaining('deletes jobs')]);
    } finally {
      await client.config('SET', 'maxmemory-policy', 'noeviction');
      client.disconnect();
    }
  });

  it("names the program that already uses the server's port", async () => {
    const other = createTcpServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const problems = problemsOf(await examined({ PORT: String(port) }, 'port'));
    other.close();
    expect(problems).toEqual([expect.stringContaining(`process ${process.pid}`)]);
  });

  it('deletes the object that the bucket check stored', async () => {
    bucket.requests.length = 0;
    await examined();
    expect(bucket.requests).toContainEqual(expect.stringMatching(/^PUT .*\/resumes\/doctor-/));
    expect(bucket.keys()).toEqual([]);
  });

  it('warns about unreachable servers for traces and errors', async () => {
    const unreachable = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${NOWHERE}`,
      SENTRY_DSN: `http://hidden-word@${NOWHERE}/1`,
    };
    const findings = await examined(unreachable, 'reporting');
    expect(findings).toMatchObject([
      { state: 'warning', message: expect.stringContaining('collector of traces') as string },
      { state: 'warning', message: expect.stringContaining('error tracker') as string },
    ]);
    expect(report(findings)).not.toContain('hidden-word');
  });

  it('names the program that already uses the metrics port', async () => {
    const other = createTcpServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const findings = await examined({ METRICS_PORT: port, WORKER_METRICS_PORT: port }, 'metrics');
    other.close();
    expect(findings.map(({ state }) => state)).toEqual(['warning', 'warning', 'warning']);
    expect(findings[0]!.message).toContain('METRICS_PORT and WORKER_METRICS_PORT are the same port');
    expect(findings[1]!.message).toContain(`process ${process.pid}`);
  });

  it.each(STORES)('names the queues in %s that lack a worker', async (store) => {
    const messages = async (changes: Record<string, string>) =>
      (await examined(changes, 'queues')).map(({ message }) => message);
    const stopped: Record<string, string> = store === 'Redis' ? {} : { REDIS_URL: '' };
    expect(await messages(stopped)).toContainEqual(expect.stringContaining('No worker is running'));
    expect(await messages({ ...stopped, WORKER_QUEUES: 'render,mail,payments,requests' })).toContainEqual(
      expect.stringContaining('leaves out the queues maintenance, analytics'),
    );
    const api = await startApp({
      store,
      worker: true,
      env: {
        WORKER_QUEUES: 'render,payments,maintenance,analytics',
        ...(store === 'Redis' && { REDIS_URL: redis.url }),
      },
    });
    const { DATABASE_URL = '', REDIS_URL = '' } = api.env;
    const found = await messages({ DATABASE_URL, REDIS_URL });
    await api.close();
    expect(found).toContainEqual(expect.stringContaining('No running worker processes the queues mail, requests:'));
  });

  it('reports a write-ahead log archive that PostgreSQL cannot write to', async () => {
    const folder = join(dataDir, 'journal');
    const archive = async (more: Record<string, string>, embedded?: 'stopped') =>
      (await examine({ env: { ...settings(), ...more }, embedded })).filter(({ part }) => part === 'journal archive');
    const [missing] = await archive({ WAL_ARCHIVE_DIR: folder }, 'stopped');
    expect(missing).toMatchObject({ state: 'warning', message: expect.stringContaining('does not exist') as string });
    mkdirSync(folder);
    const findings = await archive({ WAL_ARCHIVE_DIR: folder }, 'stopped');
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok']);
    writeFileSync(join(folder, 'file'), '');
    const [unusable] = await archive({ WAL_ARCHIVE_DIR: join(folder, 'file') }, 'stopped');
    expect(unusable).toMatchObject({ state: 'problem', message: expect.stringContaining('cannot write') as string });
    const [without] = await archive({ WAL_ARCHIVE_DIR: folder });
    expect(without).toMatchObject({ state: 'warning', message: expect.stringContaining('no effect') as string });
  });

  it('names each invalid setting, and still runs the checks that do not depend on it', async () => {
    const findings = await examined({ PORT: 'hidden-word', STRIPE_PUBLISHABLE_KEY: '' });
    expect(problemsOf(findings)).toEqual([
      expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY: needed/),
      expect.stringMatching(/^PORT: /),
    ]);
    expect(findings.some(({ part }) => part === 'machine')).toBe(true);
  });

  it('reports weak secrets, HTTP URLs and untrusted proxies', async () => {
    const weak = { SESSION_SECRET: 'password'.repeat(4), ADMIN_PASSWORD: 'password1234' };
    expect(problemsOf(await examined(weak, 'settings'))).toEqual([
      expect.stringContaining('SESSION_SECRET is easy to guess'),
      expect.stringContaining('ADMIN_PASSWORD is easy to guess'),
    ]);
    const warningsFor = async (changes: Record<string, string>) =>
      (await examined(changes, 'settings')).filter(({ state }) => state === 'warning').map(({ message }) => message);
    expect(await warningsFor({ PUBLIC_URL: 'http://resumes.example.com' })).toEqual([
      expect.stringContaining('sent unencrypted'),
    ]);
    expect(await warningsFor({ PUBLIC_URL: 'https://resumes.example.com' })).toEqual([
      expect.stringContaining('all visitors share'),
    ]);
  });

  it('reports secrets in files that other users of the machine can read', async () => {
    const folder = join(dataDir, 'open');
    mkdirSync(folder);
    writeFileSync(join(folder, 'session-secret'), 'x'.repeat(40));
    chmodSync(join(folder, 'session-secret'), 0o644);
    const findings = await examined({ DATA_DIR: folder }, 'files');
    expect(findings).toContainEqual(
      expect.objectContaining({ state: 'warning', message: expect.stringContaining('session-secret') as string }),
    );
  });

  it('prints no secret and no setting that may contain one', async () => {
    const texts = [
      report(await examined()),
      report(await examined({ SMTP_URL: `smtp://mail:hidden-word@${NOWHERE}`, OPENAI_API_KEY: 'unknown hidden-word' })),
      report(await examined({ STRIPE_SECRET_KEY: 'pk_hidden-word', PORT: 'hidden-word' })),
    ].join('\n');
    for (const secret of [...Object.values(SECRETS), new URL(database.url).password, 'hidden-word'])
      expect(texts).not.toContain(secret);
  });

  it('names the check that timed out', async () => {
    const never = { part: 'slow', readMore: 'docs/operations.md', run: () => new Promise<never>(() => undefined) };
    const findings = await runChecks([never], 10);
    expect(findings).toEqual([expect.objectContaining({ part: 'slow', state: 'problem' })]);
    expect(hasProblem(findings)).toBe(true);
  });

  it('exits with 1 if it finds a problem and otherwise with 0, and prints JSON on request', () => {
    const run = (changes: Record<string, string>) =>
      spawnSync(process.execPath, [inCheckout('backend', 'dist', 'doctor.js'), '--json', '--embedded=stopped'], {
        env: { PATH: process.env.PATH, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, ...changes },
        encoding: 'utf8',
      });
    const well = run({});
    expect([well.status, hasProblem(JSON.parse(well.stdout) as Finding[])]).toEqual([0, false]);
    const ill = run({ PORT: 'x' });
    expect([ill.status, hasProblem(JSON.parse(ill.stdout) as Finding[])]).toEqual([1, true]);
  });
});

function withPassword(address: string, password: string): string {
  const url = new URL(address);
  url.password = password;
  return url.href;
}
