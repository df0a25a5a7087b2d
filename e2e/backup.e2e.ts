import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { newDataDir, startProduct, type Product } from './support/product.ts';

const folders: string[] = [];
const products: Product[] = [];
test.afterAll(async () => {
  for (const product of products) await product.end('SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = async (dataDir: string): Promise<Product> => {
  const product = await startProduct({ dataDir });
  products.push(product);
  return product;
};

async function run(script: 'backup.mjs' | 'restore.mjs', dataDir: string, backup: string): Promise<void> {
  const child = spawn(process.execPath, [inCheckout('scripts', script), backup], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: '', DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  assert.equal(exitCode, 0, output);
}

test('a user is still signed in and finds every saved resume after a backup is restored', async () => {
  const [dataDir, backups] = [newDataDir(), mkdtempSync(join(tmpdir(), 'shortlist-backup-'))];
  folders.push(dataDir, backups);
  const product = await start(dataDir);
  const registered = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'grace@example.com', password: 'correct horse battery' }),
  });
  assert.equal(registered.status, 201);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const save = async (title: string) => {
    const answer = await fetch(`${product.url}/api/resumes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title, data: { summary: { text: 'Wrote the first compiler.' } } }),
    });
    assert.equal(answer.status, 201);
  };
  await save('Before the backup');
  await run('backup.mjs', dataDir, join(backups, 'first'));
  await save('After the backup');
  await product.end('SIGKILL');

  const restored = join(backups, 'restored');
  await run('restore.mjs', restored, join(backups, 'first'));
  const again = await start(restored);
  const listed = await fetch(`${again.url}/api/resumes`, { headers: { cookie } });
  assert.equal(listed.status, 200);
  assert.deepEqual(
    ((await listed.json()) as { title: string }[]).map(({ title }) => title),
    ['Before the backup'],
  );
});
