// npm run staff, on the embedded database of a data folder.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { newDataDir, startProduct } from './support/product.ts';

const dataDir = newDataDir();
after(() => rmSync(dataDir, { recursive: true }));

async function staff(
  folder: string,
  ...args: string[]
): Promise<{ exitCode: number | null; output: string; problem: string }> {
  const child = spawn(process.execPath, [inCheckout('scripts', 'staff.mjs'), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: '', DATA_DIR: folder },
  });
  let [output, problem] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  const exitCode = await new Promise<number | null>((done) => child.once('close', done));
  return { exitCode, output, problem };
}

test('npm run staff works while the product runs and while it does not', { timeout: 240_000 }, async () => {
  const product = await startProduct({ dataDir });
  const added = await staff(dataDir, 'add', 'grace', '--role', 'support');
  assert.equal(added.exitCode, 0, added.problem);
  const password = /password (\S+) /.exec(added.output)?.[1];
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'grace', password }),
  });
  assert.equal(answer.status, 200);
  await product.end('SIGTERM');

  const listed = await staff(dataDir, 'list');
  assert.equal(listed.exitCode, 0, listed.problem);
  assert.match(listed.output, /^admin {2}admin {2}active .*\ngrace {2}support {2}active .* last sign-in /);
});

test('npm run staff makes no database where there is none', async () => {
  const empty = newDataDir();
  try {
    const { exitCode, problem } = await staff(empty, 'list');
    assert.equal(exitCode, 1);
    assert.match(problem, /There is no database in /);
  } finally {
    rmSync(empty, { recursive: true });
  }
});
