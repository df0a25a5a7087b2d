import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount } from './account.ts';
import { linkTo } from './outbox.ts';

/** Creates an account with a confirmed email address and signs it in. @returns its email address */
export async function newVerifiedAccount(context: BrowserContext): Promise<string> {
  const email = await newAccount(context);
  const link = new URL(await linkTo('/verify-email', email), 'http://localhost');
  const answer = await context.request.post('/api/auth/verify-email', {
    data: { token: link.searchParams.get('token') },
  });
  assert.equal(answer.status(), 204, await answer.text());
  return email;
}

/**
 * Returns the code that the authenticator app shows `steps` × 30 seconds from now. Each code works only once. A test
 * that needs two codes can use the next one, which the server accepts 30 seconds early.
 */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

export async function turnOnTwoStep(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).click();
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On', exact: true }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const recoveryCodes = await list.getByRole('listitem').allInnerTexts();
  return { secret, recoveryCodes };
}
