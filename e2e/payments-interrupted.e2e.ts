import assert from 'node:assert/strict';
import { newAccount } from './screens/account.ts';
import { billingOf, heading, openCheckout, payBy, unlocked } from './screens/payments.ts';
import { journey } from './support/journey.ts';

journey('going back after a payment does not show the payment form again', async (stage) => {
  const { page } = stage;
  await openCheckout(stage);
  await page.goto('/pricing');
  await page.goBack();
  await payBy(page, 'Works', 'Pay $3.99');
  await unlocked(page).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/checkout'));
});

journey(
  "a payment can be started again after the user goes back from the bank's page or the confirmation fails",
  async (stage) => {
    const { page, context } = stage;
    await newAccount(context);
    await page.goto('/pricing');
    await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
    await payBy(page, 'Asks for Confirmation', 'Subscribe to Pro');
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Subscribe to Pro' }).waitFor();
    await payBy(page, 'Asks for Confirmation', 'Subscribe to Pro');
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await heading(page, 'Payment Failed').waitFor();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await payBy(page, 'Asks for Confirmation', 'Subscribe to Pro');
    await page.getByRole('button', { name: 'Approve' }).click();
    await heading(page, 'Pro is active').waitFor();
    await page.goto('/subscribe?plan=pro');
    await heading(page, 'You are on the Pro plan').waitFor();
  },
);

journey('a double click or a second window does not cause a second payment', async (stage) => {
  const { page, context } = stage;
  const id = await openCheckout(stage);
  const other = await context.newPage();
  await other.goto(`/checkout/${id}`);
  await other.getByRole('button', { name: 'Works', exact: true }).click();
  await page.getByRole('button', { name: 'Works', exact: true }).click();
  await page.getByRole('button', { name: 'Pay $3.99' }).dblclick();
  await unlocked(page).waitFor();
  await other.getByRole('button', { name: 'Pay $3.99' }).click();
  await unlocked(other).waitFor();
  assert.deepEqual(
    (await billingOf(context)).payments.map(({ amount }) => amount),
    [399],
  );
});

journey('a reload during a payment causes only one payment', async (stage) => {
  const { page, context } = stage;
  const id = await openCheckout(stage);
  let confirmed = () => {};
  const taken = new Promise<void>((resolve) => (confirmed = resolve));
  await page.route('**/api/payments/sandbox/confirm', async (route) => {
    await route.fetch();
    confirmed();
    await route.abort();
  });
  await payBy(page, 'Works', 'Pay $3.99');
  await taken;
  await page.unroute('**/api/payments/sandbox/confirm');
  await page.goto(`/checkout/${id}`);
  await page.getByText('This resume is unlocked.').waitFor();
  assert.equal((await billingOf(context)).payments.length, 1);
});

journey('a payment page explains that the payment was restarted in another window', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
  await page.getByRole('button', { name: 'Subscribe to Pro' }).waitFor();
  const other = await context.newPage();
  await other.goto('/pricing');
  await other.getByRole('button', { name: /^Go Premium – / }).click();
  await other.getByRole('button', { name: 'Subscribe to Premium' }).waitFor();
  await payBy(page, 'Works', 'Subscribe to Pro');
  await page.getByRole('alert').filter({ hasText: 'This payment was restarted in another window' }).first().waitFor();
  await payBy(other, 'Works', 'Subscribe to Premium');
  await heading(other, 'Premium is active').waitFor();
});

journey('a payment that fails while the payment provider is unavailable can be retried', async (stage) => {
  const { page } = stage;
  const id = await openCheckout(stage);
  const message = 'Payments cannot be taken right now.';
  await page.route('**/api/payments/create-payment-intent', (route) =>
    route.fulfill({ status: 503, json: { code: 'payments_unavailable', message, requestId: 'r' } }),
  );
  await page.goto(`/checkout/${id}`);
  await page.getByText(`Failed to create payment intent: ${message}`).waitFor();
  await page.unroute('**/api/payments/create-payment-intent');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await payBy(page, 'Works', 'Pay $3.99');
  await unlocked(page).waitFor();
});
