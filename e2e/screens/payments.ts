import assert from 'node:assert/strict';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PromoCodeCreate } from '@shortlist/shared/contract/console/promo-codes';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Stage } from '../support/journey.ts';
import { newAccount, saveResume } from './account.ts';
import { staffToken } from './console.ts';
import { eventually } from './eventually.ts';

export type TestCard = 'Works' | 'Declined' | 'Asks for Confirmation' | 'Fails at Renewal' | 'Disputed';

export async function billingOf({ request }: BrowserContext): Promise<BillingView> {
  return (await (await request.get('/api/billing')).json()) as BillingView;
}

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

export const unlocked = (page: Page): Locator => heading(page, 'Your resume is ready');

export const payment = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Payments' }).getByRole('row', { name });

export const statusOfPdf = async ({ context }: Stage, id: string): Promise<number> =>
  (await context.request.get(`/api/export/pdf/${id}`)).status();

export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code);
  await page.getByLabel('Promo code').press('Enter');
}

/** @returns the id of the resume to pay for */
export async function openCheckout({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await page.goto(`/checkout/${id}`);
  await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
  return id;
}

export async function unlock(context: BrowserContext, resumeId: string): Promise<void> {
  const { request } = context;
  const order = await request.post('/api/payments/create-payment-intent', { data: { resumeId } });
  assert.equal(order.status(), 200, await order.text());
  const { clientSecret } = (await order.json()) as { clientSecret: string };
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
  const paid = await request.post('/api/payments/sandbox/confirm', { data: { clientSecret, card } });
  assert.equal(paid.status(), 200, await paid.text());
  await eventually(
    async () => (await billingOf(context)).unlockedResumes.includes(resumeId),
    () => 'the payment does not arrive',
  );
}

export async function payBy(page: Page, card: TestCard, button: string): Promise<void> {
  await page.getByRole('button', { name: card, exact: true }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
}

export async function subscribe(page: Page, name: 'Pro' | 'Premium'): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: name === 'Pro' ? /^Subscribe to Pro – / : /^Go Premium – / }).click();
  await page.waitForURL(/\/subscribe\?plan=/);
  await payBy(page, 'Works', `Subscribe to ${name}`);
  await page.getByRole('heading', { name: `${name} is active`, exact: true }).waitFor();
}

export async function newPromoCode(
  { request }: BrowserContext,
  rules: Pick<PromoCodeCreate, 'kind' | 'value'> & Partial<Omit<PromoCodeCreate, 'code'>>,
): Promise<string> {
  const token = await staffToken({ request });
  const code = `E2E${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const made = await request.post('/api/admin/promo-codes', {
    headers: { authorization: `Bearer ${token}` },
    data: { code, appliesTo: ['one_time_payment'], ...rules },
  });
  assert.equal(made.status(), 201, await made.text());
  return code;
}
