// Requests to an instance of the product without a browser.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

/** Time limit in milliseconds for the restart of a process on a busy machine; an idle machine needs a quarter of it. */
export const RESTART_MS = 90_000;

/** Waits until the readiness check succeeds, which also covers the database, the queues and the worker. */
export async function waitUntilReady(product: Product): Promise<void> {
  const deadline = Date.now() + RESTART_MS;
  while ((await readiness(product).catch(() => undefined)) !== 200) {
    assert.ok(Date.now() < deadline, `the product is not ready:\n${product.output()}`);
    await sleep(100);
  }
}

async function readiness({ url }: Product): Promise<number> {
  return (await fetch(`${url}/api/health/ready`)).status;
}

export async function liveness({ url }: Product): Promise<number> {
  return (await fetch(`${url}/api/health/live`)).status;
}

export async function post({ url }: Product, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}
