import assert from 'node:assert/strict';
import { newAccount, register, saveResume } from './screens/account.ts';
import {
  applyCode,
  billingOf,
  heading,
  newPromoCode,
  payBy,
  payment,
  statusOfPdf,
  subscribe,
} from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

journey(
  'a visitor chooses a plan, signs up, pays and cancels, and keeps the plan until the end of the month',
  async (stage) => {
    const { page, context, screenshot } = stage;
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Subscribe to Pro – $9.99 a month' }).click();
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
    await page.getByText(/^You are on the Pro plan, \$9\.99 a month\. Your plan renews on /).waitFor();
    await page.getByRole('button', { name: 'Cancel Pro' }).click();
    await page
      .getByRole('alertdialog', { name: 'Cancel Pro?' })
      .getByRole('button', { name: 'Cancel Pro', exact: true })
      .click();
    await page.getByText(/Your plan ends on .+, and your card is not charged again\./).waitFor();
    await screenshot('payments/account-cancelled', { fullPage: true });
    assert.equal(await statusOfPdf(stage, id), 200);
    assert.equal((await billingOf(context)).plan, 'pro');
    await page.getByRole('button', { name: 'Keep Pro' }).click();
    await page.getByText(/Your plan renews on /).waitFor();
  },
);

journey('a plan is upgraded immediately, downgraded from the next month, and refunded', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  const id = await saveResume(context);
  await subscribe(page, 'Pro');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Go Premium – $19.99 a month' }).click();
  await page.getByText(/Your card is charged the price difference of \$10\.00 now for the days until /).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Premium' }).click();
  await page.getByText('You are now on Premium.').waitFor();
  await page.getByRole('button', { name: 'Change to Pro – $9.99 a month' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Pro' }).click();
  await page.getByText(/^Starts /).waitFor();
  await page.getByRole('button', { name: 'Stay on Premium' }).click();
  await page.getByRole('link', { name: 'Manage Your Plan' }).click();

  await page.getByRole('button', { name: 'Request a Refund' }).click();
  await page.getByText(/^\$19\.99 goes back to your card, and Premium ends now\./).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund and End Plan' }).click();
  await page.getByText('You are on the Free plan.').waitFor();
  await payment(page, /^Refund: Premium plan .+ −\$10\.00$/).waitFor();
  await payment(page, /^Refund: Pro plan .+ −\$9\.99$/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Request a Refund' }).count(), 0);
  assert.equal(await statusOfPdf(stage, id), 402);
});

journey('a promo code discounts the first month, and the later price is shown', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  const code = await newPromoCode(context, { kind: 'percent', value: 50, appliesTo: ['pro'] });
  const other = await newPromoCode(context, { kind: 'percent', value: 50, appliesTo: ['premium'] });
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
  await page.getByText('Renews at $9.99 a month until you cancel.').waitFor();
  await applyCode(page, other);
  await page.getByRole('alert').filter({ hasText: 'This promo code does not apply to this purchase' }).waitFor();
  await applyCode(page, ` ${code.toLowerCase()} `);
  await page.getByText('$4.99 today, then $9.99 a month until you cancel.').waitFor();
  await page.getByText('You saved $5.00').waitFor();
  await page.reload();
  await page.getByText('$4.99 today, then $9.99 a month until you cancel.').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Renews at $9.99 a month until you cancel.').waitFor();
  await applyCode(page, code);
  await page.getByText('$4.99 today').waitFor();
  await payBy(page, 'Works', 'Subscribe to Pro');
  await heading(page, 'Pro is active').waitFor();
  assert.deepEqual(
    (await billingOf(context)).payments.map(({ amount }) => amount),
    [499],
  );
});

journey(
  'a promo code that covers the first month requires no card, and the plan starts only when the button is pressed',
  async (stage) => {
    const { page, context } = stage;
    await newAccount(context);
    const code = await newPromoCode(context, { kind: 'percent', value: 100, appliesTo: ['premium'] });
    await page.goto('/pricing');
    await page.getByRole('button', { name: /^Go Premium – / }).click();
    await page.getByLabel('Card number').waitFor();
    await applyCode(page, code);
    await page.getByText('$0.00 today, then $19.99 a month until you cancel.').waitFor();
    assert.equal(await page.getByLabel('Card number').count(), 0);
    assert.equal((await billingOf(context)).plan, 'free');
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click();
    await heading(page, 'Premium is active').waitFor();
  },
);

journey('a card that cannot be charged for an upgrade leads to a form for the price difference', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
  await payBy(page, 'Fails at Renewal', 'Subscribe to Pro');
  await heading(page, 'Pro is active').waitFor();
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Go Premium – / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Premium' }).click();
  await page.getByText('$10.00 today, then $19.99 a month until you cancel.').waitFor();
  await payBy(page, 'Works', 'Subscribe to Premium');
  await heading(page, 'Premium is active').waitFor();
});

journey("opening the URL of another user's payment starts a payment for the current user instead", async (stage) => {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  const begun = await context.request.post('/api/subscriptions', { data: { plan: 'premium' } });
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  const browser = context.browser();
  assert.ok(browser);
  const elsewhere = await browser.newContext({ baseURL: new URL(begun.url()).origin });
  await newAccount(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(`/subscribe?secret=${encodeURIComponent(clientSecret)}&plan=pro`);
  await other.getByText('Renews at $9.99 a month until you cancel.').waitFor();
  await payBy(other, 'Works', 'Subscribe to Pro');
  await heading(other, 'Pro is active').waitFor();
  assert.equal((await billingOf(elsewhere)).plan, 'pro');
  assert.equal((await billingOf(context)).plan, 'free');
  await elsewhere.close();
  await page.goto(`/subscribe?secret=${encodeURIComponent(clientSecret)}&plan=premium`);
  await page.getByText('Renews at $19.99 a month until you cancel.').waitFor();
  await screenshot('payments/own-subscription');
});

journey(
  'the payment page explains why a plan cannot start, and redirects to the pricing page if there is no payment',
  async (stage) => {
    const { page, context } = stage;
    await newAccount(context);
    await page.route('**/api/subscriptions/create-dev', (route) => route.abort());
    await page.goto('/pricing');
    await page.getByRole('button', { name: /^Go Premium – / }).click();
    await page.getByText('Failed to create subscription. Please try again.').waitFor();
    await page.goto('/subscribe?plan=pro');
    await page.getByText('Missing required parameters for checkout.').waitFor();
    await page.waitForURL('**/pricing');
  },
);

journey('a failed renewal shows how long the plan continues, and asks for another card', async (stage) => {
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
  await page.getByText('Pay for your current plan before you change plans.').waitFor();
  await page.goto('/account');
  const secret = 'pay_1_secret_1';
  await page.route('**/api/subscriptions/create-dev', (route) =>
    route.fulfill({ json: { clientSecret: secret, subscriptionId: owed.id, amountDue: 999, promoCode: null } }),
  );
  await page.getByRole('button', { name: 'Pay for Pro' }).click();
  await heading(page, 'Complete Your Subscription').waitFor();
  assert.equal(await page.getByLabel('Promo code').count(), 0, 'codes are for the first month');
});
