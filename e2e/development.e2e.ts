import assert from 'node:assert/strict';
import { rmSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { commandOf } from '../scripts/lib/process-info.mjs';
import { assertAllGone, eventually, processTree } from './support/process-tree.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';

test.describe('npm run dev runs the product from source', () => {
  test.skip(process.platform !== 'linux', 'looks into /proc');

  let dataDir: string;
  let product: Product;

  test.beforeAll(async () => {
    dataDir = newDataDir();
    product = await startProduct({ dataDir, script: 'dev.mjs' });
  });
  test.afterAll(async () => {
    await product?.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html,*/*' } });
    return { status: answer.status, body: await answer.text() };
  };

  test('npm run dev serves the API and both clients on one port', async () => {
    assert.match((await get('/')).body, /<h1/);
    assert.match((await get('/login')).body, /src="\/src\/main\.tsx/);
    assert.match((await get('/admin/')).body, /src="\/admin\/src\/main\.tsx/);
    assert.deepEqual(JSON.parse((await get('/api/health/live')).body), { status: 'ok' });
  });

  test('npm run dev loads the shared package from source', async () => {
    const { body } = await get('/src/app/providers.tsx');
    assert.match(body, /shared\/src\/product\/brand\.ts/);
    assert.doesNotMatch(body, /shared\/dist/);
  });

  test("npm run dev starts the worker's threads", async () => {
    await waitForWorkers(product);
  });

  test('npm run dev restarts the API and the worker after a source change, and holds requests until the API is back', async () => {
    const programs = () => processTree(product.pid).filter((pid) => /spare\.mjs|worker\.ts$/.test(commandOf(pid)));
    // The three processes are the API, the worker, and a spare process that becomes the API after a source change.
    await eventually(() => programs().length === 3, 'all processes run');
    const old = programs();
    const now = new Date();
    utimesSync(inCheckout('backend', 'src', 'config', 'config.controller.ts'), now, now);
    await eventually(() => !processTree(product.pid).includes(old[0]!), 'the old API has ended');
    assert.equal((await get('/api/health/live')).status, 200);
    // The spare process has become the API, so the only new processes are the worker and another spare.
    await eventually(() => programs().filter((pid) => !old.includes(pid)).length === 2, 'the worker is a new one');
    await waitForWorkers(product);
  });

  test('npm run dev stops all its processes on SIGINT', async () => {
    const pids = processTree(product.pid);
    assert.equal(await product.end('SIGINT'), 0);
    await assertAllGone(pids);
  });
});

async function waitForWorkers({ url, output }: Product): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`);
    const { workers } = (await answer.json()) as { workers?: number };
    if (workers) return;
    assert.ok(Date.now() < deadline, `there is no worker:\n${output()}`);
    await sleep(200);
  }
}
