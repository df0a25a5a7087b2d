import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { commandOf } from '../scripts/lib/process-info.mjs';
import { newAccount, newEmail, PASSWORD, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, saveState } from './screens/builder.ts';
import { downloadBy, readPdf } from './screens/downloads.ts';
import { unlock } from './screens/payments.ts';
import { DESKTOP, journey, onProduct } from './support/journey.ts';
import { assertAllGone, eventually, processTree, signalAll } from './support/process-tree.ts';
import { post, RESTART_MS, waitUntilReady } from './support/product-requests.ts';
import type { Product } from './support/product.ts';
import { sharedProduct } from './support/shared-product.ts';

test.skip(process.platform !== 'linux', 'looks into /proc');

const shared = sharedProduct();
const product = () => shared().product;
const kill = (part: string) => process.kill(processOf(product(), part), 'SIGKILL');

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
    assert.equal(await post(product(), '/api/auth/register', { ...account, firstName: 'Ada', lastName: 'Byron' }), 201);
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

function processOf({ pid }: Product, program: string): number {
  const found = processTree(pid).find((each) => commandOf(each).includes(program));
  assert.ok(found, `there is a process of ${program}`);
  return found;
}
