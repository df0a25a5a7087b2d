import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { newDataDir, startProduct } from './support/product.ts';
import { staffCommand } from './support/staff-command.ts';

let dataDir: string;
test.beforeAll(() => {
  dataDir = newDataDir();
});
test.afterAll(() => rmSync(dataDir, { recursive: true }));

test('npm run staff works whether or not the product is running', async () => {
  const product = await startProduct({ dataDir });
  const added = await staffCommand(dataDir, 'add', 'grace', '--role', 'support');
  assert.equal(added.exitCode, 0, added.problem);
  const password = /password (\S+) /.exec(added.output)?.[1];
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'grace', password }),
  });
  assert.equal(answer.status, 200);
  await product.end('SIGTERM');

  const listed = await staffCommand(dataDir, 'list');
  assert.equal(listed.exitCode, 0, listed.problem);
  assert.match(listed.output, /^admin {2}admin {2}active .*\ngrace {2}support {2}active .* last sign-in /);
});

test('npm run staff does not create a missing database', async () => {
  const empty = newDataDir();
  try {
    const { exitCode, problem } = await staffCommand(empty, 'list');
    assert.equal(exitCode, 1);
    assert.match(problem, /There is no database in /);
  } finally {
    rmSync(empty, { recursive: true });
  }
});
