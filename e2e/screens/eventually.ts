import assert from 'node:assert/strict';
import { expect } from '@playwright/test';

const PATIENCE_MS = 60_000;

export async function eventually(
  isTrue: () => Promise<boolean>,
  otherwise: () => string | Promise<string>,
): Promise<void> {
  await expect(async () => {
    if (!(await isTrue())) assert.fail(await otherwise());
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
}
