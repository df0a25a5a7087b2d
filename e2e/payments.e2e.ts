// Paying for one résumé or by the month, in the sandbox: no money moves.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { newAccount, register, saveResume } from './screens/account.ts';
import { assertFitsWidth, openBuilder } from './screens/builder.ts';
import { downloadBy, readPdf } from './screens/downloads.ts';
import { accountWithResumes } from './screens/list.ts';
import { NURSE } from './screens/nurse.ts';
import { billingOf, newPromoCode, payBy, subscribe } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const unlocked = (page: Page): Locator => heading(page, 'Your resume is unlocked');
const payment = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Payments' }).getByRole('row', { name });
const statusOfPdf = async ({ context }: Stage, id: string): Promise<number> =>
  (await context.request.get(`/api/export/pdf/${id}`)).status();

/** Presses Enter in the box for promo codes. */
async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code);
  await page.getByLabel('Promo code').press('Enter');
}

async function openCheckout({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await page.goto(`/checkout/${id}`);
  await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
  return id;
}

journey(
  'a locked PDF leads to the checkout, a promo code takes something off, and the file is there',
  async (stage) => {
    const { page, context, screenshot } = stage;
    const [id = ''] = await accountWithResumes(stage, 'Ward nurse');
    const code = await newPromoCode(context, { kind: 'percent', value: 50 });
    await page.goto('/dashboard');
    const [checkout] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'PDF of Ward nurse ($3.99, opens a new tab)' }).click(),
    ]);
    await checkout.waitForURL(`**/checkout/${id}`);
    await heading(checkout, 'Ward nurse').waitFor();
    await applyCode(checkout, `  ${code.toLowerCase()} `);
    await checkout.getByText('You saved $2.00').waitFor();
    await checkout.getByText(`Discount (${code})`).waitFor();
    await checkout.reload();
    await payBy(checkout, 'Works', 'Pay $1.99');
    await checkout.getByText('Payment Successful!').waitFor();
    await unlocked(checkout).waitFor();
    await checkout.getByRole('link', { name: 'PDF of Ward nurse', exact: true }).waitFor();

    await openBuilder(page, id);
    await page.getByRole('button', { name: 'Export' }).click();
    const { bytes } = await downloadBy(page, 'Download PDF');
    assert.match((await readPdf(bytes)).text, new RegExp(NURSE.personal.fullName));
    await page.goto('/account');
    await payment(page, /^Download of Ward nurse .+ \$1\.99$/).waitFor();
    await page.getByText('One resume is unlocked').waitFor();
    await screenshot('payments/account-unlocked', { fullPage: true });
    await page.goto(`/checkout/${id}`);
    await page.getByText('This resume is unlocked.').waitFor();
  },
);

journey('a wrong code says so, a right one can be removed, and one for everything asks for no card', async (stage) => {
  const { page, context, screenshot } = stage;
  const free = await newPromoCode(context, { kind: 'percent', value: 100 });
  const dollar = await newPromoCode(context, { kind: 'amount', value: 100 });
  const id = await openCheckout(stage);
  assert.ok(await page.getByRole('button', { name: 'Apply' }).isDisabled());
  await applyCode(page, 'invented');
  await page.getByRole('alert').filter({ hasText: 'This promo code is not valid' }).waitFor();
  await assertAccessible(page);
  await screenshot('payments/wrong-code');
  await applyCode(page, dollar);
  await page.getByText('Promo code applied!').waitFor();
  await page.getByRole('button', { name: 'Pay $2.99' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The discount has been removed').waitFor();
  await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
  await applyCode(page, free);
  await page.getByText('This resume is unlocked.').waitFor();
  assert.equal(await statusOfPdf(stage, id), 200);
});

journey('a card that is declined is told, and another one works', async (stage) => {
  const { page, screenshot } = stage;
  const id = await openCheckout(stage);
  await page.getByRole('button', { name: 'Pay $3.99' }).click();
  await page.getByText('Enter the card number.').waitFor();
  await payBy(page, 'Declined', 'Pay $3.99');
  await page.getByText('Payment Failed').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).first().waitFor();
  await assertAccessible(page);
  await screenshot('payments/declined');
  assert.equal(await statusOfPdf(stage, id), 402);
  await payBy(page, 'Works', 'Pay $3.99');
  await unlocked(page).waitFor();
});

journey('the bank of the card is asked, may say no, and leads back', async (stage) => {
  const { page, screenshot } = stage;
  const id = await openCheckout(stage);
  await payBy(page, 'Asks for confirmation', 'Pay $3.99');
  await page.getByRole('button', { name: 'Fail', exact: true }).click();
  await heading(page, 'Payment Failed').waitFor();
  assert.equal(await statusOfPdf(stage, id), 402);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL(`**/checkout/${id}`);
  await payBy(page, 'Asks for confirmation', 'Pay $3.99');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await screenshot('payments/bank');
  await page.getByRole('button', { name: 'Approve' }).click();
  await unlocked(page).waitFor();
  assert.equal(new URL(page.url()).search, '');
});

journey('a checkout that cannot begin says why', async (stage) => {
  const { page } = stage;
  const id = await openCheckout(stage);
  await page.goto('/checkout/no-resume');
  await heading(page, 'Invalid Request').waitFor();
  await page.getByText('Resume ID is required for checkout.').waitFor();
  await page.route('**/api/payments/create-payment-intent', (route) => route.abort());
  await page.goto(`/checkout/${id}`);
  await heading(page, 'Payment Error').waitFor();
  await page.getByText(/^Failed to create payment intent/).waitFor();
  await assertAccessible(page);
  await page.unroute('**/api/payments/create-payment-intent');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
});

journey('a visitor chooses a plan, signs up, pays, cancels, and keeps it until the end of the month', async (stage) => {
  const { page, context, screenshot } = stage;
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Subscribe to Pro – $9.99 a month' }).click();
  await page.getByRole('link', { name: /^Create/ }).click();
  await register(page);
  await page.waitForURL(/\/subscribe\?plan=pro$/);
  assert.ok(!page.url().includes('secret'), 'the address keeps no secret');
  await page.reload();
  await payBy(page, 'Works', 'Subscribe to Pro');
  await heading(page, 'Pro is active').waitFor();
  const id = await saveResume(context);
  assert.equal(await statusOfPdf(stage, id), 200);

  await page.goto('/account');
  await page.getByText(/^You are on the Pro plan, \$9\.99 a month\. It renews on /).waitFor();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cancel Pro?' })
    .getByRole('button', { name: 'Cancel Pro', exact: true })
    .click();
  await page.getByText(/It ends on .+ and is not charged again\./).waitFor();
  await screenshot('payments/account-cancelled', { fullPage: true });
  assert.equal(await statusOfPdf(stage, id), 200);
  assert.equal((await billingOf(context)).plan, 'pro');
  await page.getByRole('button', { name: 'Resume Pro' }).click();
  await page.getByText(/It renews on /).waitFor();
});

journey('a plan is grown at once, shrinks with the next month, and is taken back', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  const id = await saveResume(context);
  await subscribe(page, 'Pro');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Go Premium – $19.99 a month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Premium' }).click();
  await page.getByText('Your plan is Premium now.').waitFor();
  await page.getByRole('button', { name: 'Change to Pro – $9.99 a month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Pro' }).click();
  await page.getByText(/^From /).waitFor();
  await page.getByRole('button', { name: 'Stay on Premium' }).click();
  await page.getByRole('link', { name: 'Manage Your Plan' }).click();

  await page.getByRole('button', { name: 'Get a Refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund and End Plan' }).click();
  await page.getByText('You are on the Free plan.').waitFor();
  await payment(page, /^Refund: Premium plan .+ −\$10\.00$/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Get a Refund' }).count(), 0);
  assert.equal(await statusOfPdf(stage, id), 402);
});

journey('a plan that could not be begun is told, and an address without its payment leads back', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  await page.route('**/api/subscriptions/create-dev', (route) => route.abort());
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Go Premium – / }).click();
  await page.getByText('Failed to create subscription. Please try again.').waitFor();
  await page.goto('/subscribe?plan=pro');
  await page.getByText('Missing required parameters for checkout.').waitFor();
  await page.waitForURL('**/pricing');
});

journey(
  'a renewal that could not be charged says until when the plan goes on, and asks for another card',
  async (stage) => {
    const { page, context, screenshot } = stage;
    await newAccount(context);
    await subscribe(page, 'Pro');
    const billing = await billingOf(context);
    const owed = { ...billing.subscription, state: 'past_due', graceUntil: '2027-01-31T12:00:00.000Z' };
    await page.route('**/api/billing', (route) => route.fulfill({ json: { ...billing, subscription: owed } }));
    await page.goto('/account');
    await page.getByText(/^The last payment for Pro did not go through\. .+ January 31, 2027/).waitFor();
    await assertAccessible(page);
    await screenshot('payments/past-due', { fullPage: true });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Pay for Pro Now' }).waitFor();
    await page.getByText('Pay for your plan first, then you can change it.').waitFor();
    await page.goto('/account');
    const secret = 'pay_1_secret_1';
    await page.route('**/api/subscriptions/create-dev', (route) =>
      route.fulfill({ json: { clientSecret: secret, subscriptionId: owed.id } }),
    );
    await page.getByRole('button', { name: 'Pay for Pro' }).click();
    await heading(page, 'Complete Your Subscription').waitFor();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    journey(
      `the pages that ask for money are accessible and fit on a ${device}, ${colorScheme}`,
      async (stage) => {
        const { page, context, screenshot } = stage;
        const look = async (name: string) => {
          await assertFitsWidth(page);
          await assertAccessible(page);
          await screenshot(`payments/${name}-${device}-${colorScheme}`, { fullPage: true });
        };
        const code = await newPromoCode(context, { kind: 'amount', value: 100 });
        await openCheckout(stage);
        await look('checkout');
        await applyCode(page, code);
        await page.getByRole('button', { name: 'Pay $2.99' }).waitFor();
        await look('checkout-promo');
        await page.goto('/pricing');
        await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
        await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor();
        await look('subscribe');
        await payBy(page, 'Works', 'Subscribe to Pro');
        await heading(page, 'Pro is active').waitFor();
        await page.goto('/account');
        await page.getByRole('button', { name: 'Cancel Pro' }).waitFor();
        await look('account');
        await page.goto('/pricing');
        await page.getByText('Your plan').waitFor();
        await look('pricing');
      },
      { ...options, colorScheme, reducedMotion: 'reduce' },
    );
  }
}
