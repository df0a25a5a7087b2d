import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { composeWith, type Service } from '../../scripts/lib/containers/compose.mjs';
import { documentedSettings } from '../../scripts/lib/containers/documented-settings.mjs';
import { layOutImage, type Image } from '../../scripts/lib/containers/image.mjs';
import { findProgram } from '../../scripts/lib/find-program.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { settingsSchema } from '../src/core/env/env.js';
import type { Finding } from '../src/doctor/finding.js';
import { startBucketServer, type BucketServer } from './support/bucket-server.js';
import { ADA, PASSWORD } from './support/given.js';
import { until } from './support/until.js';

/** A local address on which nothing listens, used in place of external servers. */
const CLOSED = '127.0.0.1:1';

/** Milliseconds that six processes may take to start concurrently on a busy machine. */
const START_MS = 240_000;

interface Running {
  child: ChildProcess;
  port: number;
  exited: Promise<unknown[]>;
  log: () => string;
}

/**
 * Runs the services of docker-compose.yml without a container engine. Each runs in a read-only folder that contains
 * only the image's files, with the command and environment of docker-compose.yml; only hosts and ports differ.
 */
describe('the services of docker-compose.yml', () => {
  const settings = documentedSettings();
  const { services } = composeWith(settings);
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-image-'));
  const dataDir = join(folder, 'data');
  const scratch = join(folder, 'tmp');
  const running: Record<string, Running[]> = {};
  let image: Image;
  let admin: pg.Client;
  let database: string;
  let redis: { host: string; child: ChildProcess };
  let bucket: BucketServer;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'app'));
    image = layOutImage(join(folder, 'app'));
    for (const path of [dataDir, scratch]) {
      mkdirSync(path);
      if (image.account) chownSync(path, image.account.uid, image.account.gid);
    }
    admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_ADMIN_URL });
    await admin.connect();
    await admin.query('CREATE DATABASE shortlist OWNER shortlist');
    database = new URL(process.env.TEST_DATABASE_URL ?? '').host;
    bucket = await startBucketServer(services.garage?.environment?.GARAGE_DEFAULT_BUCKET);
    redis = await startRedis(services.redis?.command ?? [], scratch);
  });
  afterAll(async () => {
    const children = Object.values(running).flat();
    for (const { child } of children) child.kill('SIGKILL');
    redis.child.kill('SIGTERM');
    await Promise.all([...children.map(({ exited }) => exited), once(redis.child, 'exit')]);
    await bucket.close();
    await admin.query('DROP DATABASE shortlist WITH (FORCE)');
    await admin.end();
    rmSync(folder, { recursive: true });
  });

  const onThisMachine = (value: string): string =>
    value
      .replace('@postgres:5432', `@${database}`)
      .replace('redis:6379', redis.host)
      .replace('mail.example.com', CLOSED)
      .replace('http://garage:3900', bucket.env.S3_ENDPOINT!)
      .replace('0.0.0.0', '127.0.0.1');

  const start = async (command: string[], service: Service): Promise<Running> => {
    const port = await freePort();
    const variables = Object.entries({ ...image.env, ...settings, ...service.environment });
    const [, ...entrypoint] = service.entrypoint ?? image.command;
    const child = spawn(process.execPath, [...entrypoint, ...command], {
      cwd: join(folder, 'app'),
      env: {
        PATH: process.env.PATH,
        ...Object.fromEntries(variables.map(([name, value]) => [name, onThisMachine(value)])),
        STRIPE_API_BASE: `http://${CLOSED}`,
        // On a busy machine, rendering the first file may exceed the default time limit.
        EXPORT_WAIT_MS: '60000',
        DATA_DIR: dataDir,
        TMPDIR: scratch,
        PORT: String(port),
        METRICS_PORT: String(await freePort()),
        WORKER_METRICS_PORT: String(await freePort()),
      },
      ...image.account,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    return { child, port, exited: once(child, 'exit'), log: () => output.join('') };
  };

  const serviceNamed = (name: string): Service => {
    const service = services[name];
    if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
    return service;
  };

  /** Starts as many processes of a service as docker-compose.yml starts containers. */
  const startAll = async (name: string): Promise<void> => {
    const service = serviceNamed(name);
    const replicas = Array.from({ length: service.deploy?.replicas ?? 1 });
    running[name] = await Promise.all(replicas.map(() => start(service.command ?? [], service)));
  };

  it('the migration command prepares an empty database and exits', async () => {
    const service = serviceNamed('migrate');
    const { exited, log } = await start(service.command ?? [], service);
    expect(await exited, log()).toEqual([0, null]);
    expect(log()).toMatch(/^migrated: /);
  });

  it(
    'two APIs, two workers and two renderers become ready',
    async () => {
      await Promise.all(['api', 'worker', 'renderer'].map(startAll));
      const { api = [], worker = [], renderer = [] } = running;
      expect([api.length, worker.length, renderer.length]).toEqual([2, 2, 2]);
      const isReady = async ({ port }: Running): Promise<boolean> => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
        if (!answer?.ok) return false;
        const { workers } = (await answer.json()) as { workers: number };
        return workers >= renderer.length;
      };
      for (const process of api) await until('an API is ready', () => isReady(process), START_MS);
    },
    START_MS,
  );

  it('the doctor command finds every data store, and reports only the stopped mail and payment servers', async () => {
    const { exited, log } = await start(['doctor', '--json'], serviceNamed('api'));
    expect(await exited, log()).toEqual([1, null]);
    const findings = JSON.parse(log()) as Finding[];
    const partsOf = (wanted: Finding['state']) =>
      findings.filter(({ state }) => state === wanted).map(({ part }) => part);
    expect([...new Set(partsOf('problem'))].sort()).toEqual(['email', 'payments']);
    expect(partsOf('ok')).toEqual(expect.arrayContaining(['files', 'database', 'queues', 'bucket']));
  });

  it('the health check of the image passes for a running API, and fails for a stopped one', async () => {
    const [api] = running.api ?? [];
    const check = async (port: number): Promise<unknown[]> => {
      const { exited } = await start(['health', `http://127.0.0.1:${port}/api/health/live`], serviceNamed('api'));
      return exited;
    };
    expect(await check(api?.port ?? 0)).toEqual([0, null]);
    expect(await check(await freePort())).toEqual([1, null]);
  });

  it(
    'a resume that one API stores can be downloaded as PDF from the other',
    async () => {
      const [first, second] = running.api ?? [];
      const visitor = visitorBehindProxy(settings.PUBLIC_URL ?? '');
      const account = { email: 'ada@example.com', password: PASSWORD };
      const { id: userId } = await visitor(first, '/api/auth/register', account).then(bodyOf);
      await givenPaidPlan(userId);
      const { id } = await visitor(first, '/api/resumes', { title: 'Engine jobs', data: ADA }).then(bodyOf);
      const file = await visitor(second, `/api/export/pdf/${id}`);
      expect(file.status).toBe(200);
      expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    },
    START_MS,
  );

  it('the rendered file is stored in the bucket', () => {
    expect(bucket.keys().length > 0).toBe('S3_BUCKET' in settingsSchema.shape);
  });

  it('the files command counts the files in the database and in the bucket', async () => {
    const { exited, log } = await start(['files', 'status'], serviceNamed('api'));
    expect(await exited, log()).toEqual([0, null]);
    expect(log()).toMatch(/^new files: bucket\ndatabase: 0 files, 0 bytes\nbucket: [1-9]\d* files, /);
  });

  it('nothing is stored in /data, so containers can be replaced at any time', () => {
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('every service stops cleanly on SIGTERM', async () => {
    const all = Object.values(running).flat();
    for (const { child } of all) child.kill('SIGTERM');
    for (const { exited, log } of all) expect(await exited, log()).toEqual([0, null]);
  });

  it('the image lists its commands when it is started with an unknown command', async () => {
    const { exited, log } = await start(['serve'], serviceNamed('api'));
    expect(await exited).toEqual([64, null]);
    expect(log()).toBe(
      'Unknown command `serve`. The commands are: api, worker, migrate, staff, files, doctor, health.\n',
    );
  });

  it('a command that is still waiting for a response ends on SIGTERM', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { child, exited } = await start(['health', url], serviceNamed('api'));
    await once(silent, 'connection');
    child.kill('SIGTERM');
    expect(await exited).toEqual([143, null]);
    silent.close();
  });

  async function givenPaidPlan(userId: string): Promise<void> {
    const url = new URL(process.env.TEST_DATABASE_ADMIN_URL ?? '');
    url.pathname = 'shortlist';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(
      `INSERT INTO subscriptions (user_id, plan, state, provider, reference, period_start, period_end)
       VALUES ($1, 'pro', 'active', 'stripe', 'sub_1', now(), now() + interval '1 month')`,
      [userId],
    );
    await client.end();
  }
});

const bodyOf = async (answer: Response): Promise<{ id: string }> => {
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string };
};

/** Returns a client that can call any API process, keeps cookies, and adds the proxy's headers to its requests. */
function visitorBehindProxy(publicUrl: string) {
  const { host, origin } = new URL(publicUrl);
  let cookies = '';
  return async (api: Running | undefined, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${api?.port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Cookie: cookies,
        Origin: origin,
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Host': host,
        'X-Forwarded-Proto': 'https',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const set = answer.headers.getSetCookie();
    if (set.length > 0) cookies = set.map((each) => each.split(';', 1)[0]).join('; ');
    return answer;
  };
}

async function startRedis([, ...args]: string[], folder: string): Promise<{ host: string; child: ChildProcess }> {
  const program = findProgram(['redis-server', 'valkey-server']);
  if (!program) throw new Error('redis-server is missing');
  const port = await freePort();
  const child = spawn(program, [...args, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until('Redis accepts connections', () => output.includes('Ready to accept connections'));
  return { host: `127.0.0.1:${port}`, child };
}
