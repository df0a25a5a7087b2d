import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from 'playwright-core';

const PATIENCE_MS = 30_000;

/** Asks again until it is true, and fails in the given words when it never is. */
export async function eventually(
  isTrue: () => Promise<boolean>,
  otherwise: () => string | Promise<string>,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new errors.TimeoutError(await otherwise());
    await sleep(50);
  }
}
