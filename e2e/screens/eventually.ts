import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** Polls until the condition is true; after the timeout, fails with the given message. */
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
