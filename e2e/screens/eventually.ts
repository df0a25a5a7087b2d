import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** Asks again until it is true, and fails in the given words when it never is. */
export async function eventually(
  isTrue: () => Promise<boolean>,
  otherwise: () => string | Promise<string>,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) assert.fail(await otherwise());
    await sleep(50);
  }
}
