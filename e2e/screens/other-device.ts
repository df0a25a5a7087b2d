import assert from 'node:assert/strict';
import type { BrowserContext } from '@playwright/test';
import { PHONE, productUrl } from '../support/journey.ts';
import { PASSWORD } from './account.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

export const OTHER_DEVICE = 'Safari on iOS';

/** Runs `walk` while the user is also signed in to the same account on a phone. */
export async function withOtherDevice(
  context: BrowserContext,
  email: string,
  walk: (phone: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const phone = await browser.newContext({ ...PHONE, userAgent: IPHONE, baseURL: productUrl() });
  try {
    const answer = await phone.request.post('/api/auth/login', {
      data: { email, password: PASSWORD },
      headers: { 'user-agent': IPHONE },
    });
    assert.equal(answer.status(), 200, await answer.text());
    await walk(phone);
  } finally {
    await phone.close();
  }
}

export const isSignedIn = async ({ request }: BrowserContext): Promise<boolean> =>
  (await request.get('/api/auth/user')).status() === 200;
