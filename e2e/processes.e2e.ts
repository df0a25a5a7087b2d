import assert from 'node:assert/strict';
import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { commandOf } from '../scripts/lib/process-info.mjs';
import { newAccount, newEmail, PASSWORD, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, saveState } from './screens/builder.ts';
import { downloadBy, readPdf } from './screens/downloads.ts';
import { unlock } from './screens/payments.ts';
import { DESKTOP, journey, onProduct } from './support/journey.ts';
import { assertAllGone, eventually, processTree, signalAll } from './support/process-tree.ts';
import { failToStart, newDataDir, startProduct, type Product, type StartOptions } from './support/product.ts';

const isRoot = process.getuid?.() === 0;
/** Time limit in milliseconds for the restart of a process on a busy machine; an idle machine needs a quarter of it. */
const RESTART_MS = 90_000;
const ACCOUNT = { email: 'ada@example.org', password: 'a long enough password' };

test.describe('npm start starts and stops the whole product', () => {
  test.skip(process.platform !== 'linux', 'looks into /proc');

  const running = new Set<Product>();
  const folders = new Set<string>();

  test.afterEach(async () => {
    await Promise.all([...running].map((product) => product.end('SIGTERM')));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    running.clear();
    folders.clear();
  });

  const dataDir = () => {
    const folder = newDataDir();
    folders.add(folder);
    return folder;
  };

  const start = async (options: StartOptions) => {
    const product = await startProduct(options);
    running.add(product);
    return product;
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`npm start stops all its processes on ${signal}`, async () => {
      const product = await start({ dataDir: dataDir() });
      const pids = processTree(product.pid);
      assert.equal(await product.end(signal), 0);
      await assertAllGone(pids);
    });
  }

  test('all processes started by npm start end when npm start is killed', async () => {
    const product = await start({ dataDir: dataDir() });
    const pids = processTree(product.pid);
    await product.end('SIGKILL');
    await assertAllGone(pids);
  });

  test('accounts and data survive when all processes are killed at the same time', async () => {
    const folder = dataDir();
    const before = await start({ dataDir: folder });
    assert.equal(await post(before, '/api/auth/register', { ...ACCOUNT, firstName: 'Ada', lastName: 'Byron' }), 201);
    signalAll(processTree(before.pid), 'SIGKILL');

    const again = await start({ dataDir: folder });
    assert.equal(await post(again, '/api/auth/login', ACCOUNT), 200);
  });

  test('npm start waits until the database of a killed supervisor has stopped', async () => {
    const folder = dataDir();
    const before = await start({ dataDir: folder });
    await before.end('SIGKILL');
    const again = await start({ dataDir: folder });
    await waitUntilReady(again);
  });

  test('a second npm start installs, builds and creates nothing', async () => {
    const folder = dataDir();
    await (await start({ dataDir: folder })).end('SIGTERM');
    const again = await start({ dataDir: folder });
    assert.doesNotMatch(again.output(), /installing|building|migrated:/);
  });

  test("the database is stored in another permanent folder if PostgreSQL's system user cannot enter DATA_DIR", async () => {
    test.skip(!isRoot, 'needs root');
    // Simulates root's home folder: a folder created by mkdtemp is also accessible only to its owner.
    const closed = mkdtempSync(join(tmpdir(), 'shortlist-closed-'));
    folders.add(closed);
    const folder = join(closed, 'data');
    const first = await start({ dataDir: folder });
    const place = readlinkSync(join(folder, 'postgres'));
    folders.add(dirname(place));
    assert.ok(place.startsWith('/var/lib/shortlist/'));
    assert.ok(first.output().includes(place), 'the start says where');
    await first.end('SIGTERM');

    await start({ dataDir: folder });
    assert.equal(readlinkSync(join(folder, 'postgres')), place);
  });
});

test.describe('a running product', () => {
  test.skip(process.platform !== 'linux', 'looks into /proc');

  const shared = sharedProduct();
  const product = () => shared().product;

  test('npm start accepts requests on its port once it reports that it is ready, and keeps its database in DATA_DIR', async () => {
    assert.equal(await liveness(product()), 200);
    await waitUntilReady(product());
    assert.ok(lstatSync(join(shared().dataDir, 'postgres')).isDirectory());
  });

  test('two instances of the product run side by side with different folders and ports', async () => {
    const dataDir = newDataDir();
    const second = await startProduct({ dataDir });
    try {
      assert.deepEqual([await liveness(product()), await liveness(second)], [200, 200]);
      await Promise.all([product(), second].map(waitUntilReady));
    } finally {
      await second.end('SIGTERM');
      rmSync(dataDir, { recursive: true });
    }
  });

  test('the product does not start if its data folder is in use, and names the process that uses it', async () => {
    const { exitCode, output } = await failToStart({ dataDir: shared().dataDir });
    assert.equal(exitCode, 1);
    assert.match(output, new RegExp(`is in use by process ${product().pid}`));
  });

  test('the product does not start on a port that is in use, and names the port', async () => {
    const dataDir = newDataDir();
    const port = Number(new URL(product().url).port);
    const { exitCode, output } = await failToStart({ dataDir, port });
    rmSync(dataDir, { recursive: true });
    assert.equal(exitCode, 1);
    assert.match(output, new RegExp(`:${port} is used by another program`));
  });

  test('the supervisor restarts a worker that dies', async () => {
    const worker = () => processTree(product().pid).find((pid) => commandOf(pid).endsWith('worker.js'));
    const first = worker();
    assert.ok(first, 'there is a worker');
    process.kill(first, 'SIGKILL');
    await assertAllGone([first]);
    await eventually(() => worker() !== undefined, 'there is a worker again');
    await waitUntilReady(product());
  });

  test('the supervisor restarts an API that is killed', async () => {
    const killed = processOf(product(), 'main.js');
    process.kill(killed, 'SIGKILL');
    await assertAllGone([killed]);
    await waitUntilReady(product());
    assert.match(product().output(), /the API stopped \(SIGKILL\); restarting it in 1 s/);
  });

  test('the supervisor restarts an API that hangs', async () => {
    const frozen = processOf(product(), 'main.js');
    process.kill(frozen, 'SIGSTOP');
    await assertAllGone([frozen]);
    await waitUntilReady(product());
    assert.match(product().output(), /the API did not respond for 10 s; restarting it/);
  });

  for (const [how, signal, line] of [
    ['is killed', 'SIGKILL', /the PostgreSQL server stopped \(SIGKILL\); restarting it in 1 s/],
    ['hangs', 'SIGSTOP', /the PostgreSQL server did not respond for 10 s; restarting it/],
  ] as const) {
    test(`the supervisor restarts PostgreSQL without data loss when it ${how}; the API returns 503 during the restart`, async () => {
      const account = { email: newEmail(), password: PASSWORD };
      assert.equal(
        await post(product(), '/api/auth/register', { ...account, firstName: 'Ada', lastName: 'Byron' }),
        201,
      );
      const [server] = processTree(product().pid).filter((pid) => commandOf(pid).includes('/bin/postgres -D'));
      assert.ok(server, 'there is a PostgreSQL server');
      const family = new Set(processTree(server));
      process.kill(server, signal);
      // Record the server's child processes, which must end with it. List them only after sending the signal, because a
      // running server constantly starts and ends child processes.
      for (const pid of processTree(server)) family.add(pid);
      if (signal === 'SIGSTOP') signalAll([...family], signal);

      const answers = new Set<number>();
      const deadline = Date.now() + RESTART_MS;
      let status = 0;
      while (status !== 200 || !line.test(product().output())) {
        assert.ok(Date.now() < deadline, `the product is not back:\n${product().output()}`);
        const answer = await fetch(`${product().url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(account),
        });
        status = answer.status;
        answers.add(status);
        if (status === 503) assert.ok(Number(answer.headers.get('retry-after')) > 0);
        await sleep(100);
      }
      await assertAllGone([...family]);
      assert.deepEqual(
        [...answers].filter((each) => each !== 200 && each !== 503),
        [],
      );
      assert.ok(answers.has(503), 'the outage is answered 503');
      await waitUntilReady(product());
    });
  }
});

test.describe('a user can work while processes are killed', () => {
  test.skip(process.platform !== 'linux', 'looks into /proc');

  const shared = sharedProduct();
  const product = () => shared().product;
  const kill = (part: string) => process.kill(processOf(product(), part), 'SIGKILL');

  journey(
    'a user can edit and download a resume without a reload while the API, the worker and PostgreSQL are killed in turn',
    async ({ page, context, screenshot }) => {
      await newAccount(context);
      const id = await saveResume(context);
      await unlock(context, id);
      await openBuilder(page, id);
      await goToStep(page, 'Summary');
      let reloads = 0;
      page.on('load', () => (reloads += 1));
      const write = async (text: string) => {
        await field(page, 'Summary').fill(text);
        await page.keyboard.press('ControlOrMeta+s');
      };

      for (const [name, part] of [
        ['API', 'main.js'],
        ['PostgreSQL', '/bin/postgres -D'],
      ] as const) {
        kill(part);
        await write(`Written without the ${name}.`);
        await saveState(page, 'Offline – retrying').waitFor();
        await screenshot(`killed/${part.replace(/\W/g, '')}`);
        await saveState(page, 'Saved').waitFor({ timeout: RESTART_MS });
        assert.equal((await readResume(context, id)).data.summary.text, `Written without the ${name}.`);
      }

      await write('Downloaded without a worker.');
      await saveState(page, 'Saved').waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      kill('worker.js');
      const download = downloadBy(page, 'Download PDF');
      await page.getByText('Working…').waitFor();
      await screenshot('killed/worker');
      const { text } = await readPdf((await download).bytes);
      assert.match(text, /Downloaded without a worker\./);
      assert.equal(reloads, 0);
    },
    onProduct(() => product().url, DESKTOP),
  );
});

function processOf({ pid }: Product, program: string): number {
  const found = processTree(pid).find((each) => commandOf(each).includes(program));
  assert.ok(found, `there is a process of ${program}`);
  return found;
}

async function waitUntilReady(product: Product): Promise<void> {
  const deadline = Date.now() + RESTART_MS;
  while ((await readiness(product).catch(() => undefined)) !== 200) {
    assert.ok(Date.now() < deadline, `the product is not ready:\n${product.output()}`);
    await sleep(100);
  }
}

async function readiness({ url }: Product): Promise<number> {
  return (await fetch(`${url}/api/health/ready`)).status;
}

async function liveness({ url }: Product): Promise<number> {
  return (await fetch(`${url}/api/health/live`)).status;
}

async function post({ url }: Product, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** Starts one instance of the product for all journeys of a group, because a start takes longer than most journeys. */
function sharedProduct(): () => { product: Product; dataDir: string } {
  let product: Product;
  let dataDir: string;
  test.beforeAll(async () => {
    dataDir = newDataDir();
    product = await startProduct({ dataDir });
  });
  test.afterAll(async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  });
  return () => ({ product, dataDir });
}
