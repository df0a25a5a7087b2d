import assert from 'node:assert/strict';
import type { BrowserContext } from '@playwright/test';
import { newAccount } from './screens/account.ts';
import { newStaff, openConsole, staffToken, title } from './screens/console.ts';
import { newPromoCode } from './screens/payments.ts';
import { journey } from './support/journey.ts';

const validate = ({ request }: BrowserContext, code: string) =>
  request.post('/api/promo/validate', { data: { code, applicableFor: 'one_time_payment' } });

const newCode = (): string => `SPRING${crypto.randomUUID().slice(0, 6)}`.toUpperCase();

journey('a promo code is created, used, paused and deleted', async ({ page, context }) => {
  await newAccount(context);
  await openConsole(page, await staffToken(context), '/promo-codes');
  const code = newCode();
  await page.getByRole('link', { name: 'Create Promo Code' }).click();
  await page.getByRole('button', { name: 'Create Promo Code' }).click();
  await page.getByText('Enter a code.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('spinbutton', { name: 'Percent off' }).fill('25');
  await page.getByRole('button', { name: 'Create Promo Code' }).click();
  await page.getByRole('link', { name: code }).waitFor();

  assert.equal((await validate(context, code)).status(), 200);
  await page.getByRole('button', { name: `Pause ${code}` }).click();
  await page.getByRole('button', { name: `Unpause ${code}` }).waitFor();
  assert.equal((await validate(context, code)).status(), 422);

  await page.getByRole('link', { name: code }).click();
  await title(page, code).waitFor();
  await page.getByLabel('Total uses').fill('5');
  await page.getByRole('button', { name: 'Save Limits' }).click();
  await page.getByText('0 of 5').waitFor();
  await page.getByRole('button', { name: `Unpause ${code}` }).click();
  await page.getByRole('button', { name: `Pause ${code}` }).waitFor();
  assert.equal((await validate(context, code)).status(), 200);

  await page.getByRole('button', { name: 'Delete Promo Code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await title(page, 'Promo Codes').waitFor();
  assert.equal((await validate(context, code)).status(), 422);
});

journey('the error for a promo code that already exists appears next to the code field', async ({ page, context }) => {
  const code = await newPromoCode(context, { kind: 'percent', value: 10 });
  await openConsole(page, await staffToken(context), '/promo-codes/create');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('radio', { name: 'Amount off' }).check();
  await page.getByRole('spinbutton', { name: 'Amount off' }).fill('1.50');
  await page.getByRole('button', { name: 'Create Promo Code' }).click();
  await page.locator('input[name="code"][aria-invalid="true"]').waitFor();
});

journey('the list of promo codes keeps its filter and sort order in the URL', async ({ page, context }) => {
  const [one, other] = [
    await newPromoCode(context, { kind: 'percent', value: 10 }),
    await newPromoCode(context, { kind: 'percent', value: 20 }),
  ];
  await openConsole(page, await staffToken(context), '/promo-codes');
  await page.getByRole('link', { name: other }).waitFor();
  await page.getByLabel('Search codes').fill(one);
  // Wait for the filtered list. A filter applied after the sort order is chosen would reset the sort order.
  await page.getByRole('link', { name: other }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Discount' }).click();
  await page.waitForURL(/sort=value/);
  await page.reload();
  await page.getByRole('link', { name: one }).waitFor();
  assert.equal(await page.getByLabel('Search codes').inputValue(), one);
  assert.equal(await page.getByRole('link', { name: other }).count(), 0);
});

journey('support staff can read promo codes but not change them', async ({ page, context }) => {
  const code = await newPromoCode(context, { kind: 'percent', value: 10 });
  await openConsole(page, await staffToken(context, await newStaff('support')), '/promo-codes');
  await page.getByText(code).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Create Promo Code' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: `Pause ${code}` }).count(), 0);
  await page.goto('/admin/promo-codes/create');
  await title(page, 'Not allowed').waitFor();
});
