import assert from 'node:assert/strict';
import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';
import { assertAllGone, processTree, signalAll } from './support/process-tree.ts';
import { liveness, post, waitUntilReady } from './support/product-requests.ts';
import { failToStart, newDataDir, startProduct, type Product, type StartOptions } from './support/product.ts';
import { sharedProduct } from './support/shared-product.ts';

const isRoot = process.getuid?.() === 0;
const ACCOUNT = { email: 'ada@example.org', password: 'a long enough password' };

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

test.describe('npm start beside a running product', () => {
  const shared = sharedProduct();

  test('npm start accepts requests on its port once it reports that it is ready, and keeps its database in DATA_DIR', async () => {
    assert.equal(await liveness(shared().product), 200);
    await waitUntilReady(shared().product);
    assert.ok(lstatSync(join(shared().dataDir, 'postgres')).isDirectory());
  });

  test('two instances of the product run side by side with different folders and ports', async () => {
    const both = [shared().product, await start({ dataDir: dataDir() })];
    assert.deepEqual(await Promise.all(both.map(liveness)), [200, 200]);
    await Promise.all(both.map(waitUntilReady));
  });

  test('the product does not start if its data folder is in use, and names the process that uses it', async () => {
    const { exitCode, output } = await failToStart({ dataDir: shared().dataDir });
    assert.equal(exitCode, 1);
    assert.match(output, new RegExp(`is in use by process ${shared().product.pid}`));
  });

  test('the product does not start on a port that is in use, and names the port', async () => {
    const port = Number(new URL(shared().product.url).port);
    const { exitCode, output } = await failToStart({ dataDir: dataDir(), port });
    assert.equal(exitCode, 1);
    assert.match(output, new RegExp(`:${port} is used by another program`));
  });
});

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
