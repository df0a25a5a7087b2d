import assert from 'node:assert/strict';
import { newAccount, saveResume } from './screens/account.ts';
import { openBuilder } from './screens/builder.ts';
import { downloadBy, readPdf } from './screens/downloads.ts';
import { eventually } from './screens/eventually.ts';
import { accountWithResumes } from './screens/list.ts';
import { NURSE } from './screens/nurse.ts';
import { linkTo } from './screens/outbox.ts';
import {
  applyCode,
  heading,
  newPromoCode,
  openCheckout,
  payBy,
  payment,
  statusOfPdf,
  unlocked,
} from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, PHONE } from './support/journey.ts';

journey('a locked PDF leads to the checkout, a promo code reduces the price, and the file downloads', async (stage) => {
  const { page, context, screenshot } = stage;
  const [id = ''] = await accountWithResumes(stage, 'Ward nurse');
  const code = await newPromoCode(context, { kind: 'percent', value: 50 });
  await page.goto('/dashboard');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'PDF of Ward nurse ($3.99, opens in a new tab)' }).click(),
  ]);
  await checkout.waitForURL(`**/checkout/${id}`);
  await heading(checkout, 'Ward nurse').waitFor();
  await applyCode(checkout, `  ${code.toLowerCase()} `);
  await checkout.getByText('You saved $2.00').waitFor();
  await checkout.getByText(`Discount (${code})`).waitFor();
  await checkout.reload();
  const file = checkout.waitForEvent('download');
  await payBy(checkout, 'Works', 'Pay $1.99');
  await checkout.getByText('Payment Successful!').waitFor();
  await unlocked(checkout).waitFor();
  assert.match((await file).suggestedFilename(), /\.pdf$/);
  await checkout.getByText(/^\d+ of \d+ fields found$/).waitFor();
  await assertAccessible(checkout);
  await checkout.getByRole('button', { name: 'Download DOCX' }).waitFor();

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
});

journey(
  'a wrong promo code shows the reason, a valid one can be removed, and a full discount requires no card',
  async (stage) => {
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
  },
);

journey(
  'on a phone, the dashboard is scrolled to the top after a payment',
  async (stage) => {
    const { page } = stage;
    await openCheckout(stage);
    await payBy(page, 'Works', 'Pay $3.99');
    await unlocked(page).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
  },
  PHONE,
);

journey('a declined card shows the reason, and another card works', async (stage) => {
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

journey('after three declined cards the checkout requires a confirmed email address, then continues', async (stage) => {
  const { page, context, screenshot } = stage;
  const email = await newAccount(context);
  const id = await saveResume(context);
  await page.goto(`/checkout/${id}`);
  const refused = page.getByRole('alert').filter({ hasText: 'Your card was declined.' });
  for (let tries = 0; tries < 3; tries++) {
    await payBy(page, 'Declined', 'Pay $3.99');
    await refused.first().waitFor();
    await page.reload();
    if (tries < 2) await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
  }
  // The server counts a declined payment only after the provider's event has arrived.
  await eventually(
    async () => {
      const { request } = context;
      return (await request.post('/api/payments/create-payment-intent', { data: { resumeId: id } })).status() === 403;
    },
    () => 'the checkout does not ask for a confirmed address',
  );
  await page.reload();
  await heading(page, 'Confirm your email').waitFor();
  await page.getByRole('button', { name: 'Resend Email' }).waitFor();
  await assertAccessible(page);
  await screenshot('payments/confirm-email');
  const link = await linkTo('/verify-email', email);
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('heading', { name: /confirmed/i }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await payBy(page, 'Works', 'Pay $3.99');
  await unlocked(page).waitFor();
});

journey("a payment can be tried again after its confirmation fails at the card's bank", async (stage) => {
  const { page, screenshot } = stage;
  const id = await openCheckout(stage);
  await payBy(page, 'Asks for Confirmation', 'Pay $3.99');
  await page.getByRole('button', { name: 'Fail', exact: true }).click();
  await heading(page, 'Payment Failed').waitFor();
  assert.equal(await statusOfPdf(stage, id), 402);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL(`**/checkout/${id}`);
  await payBy(page, 'Asks for Confirmation', 'Pay $3.99');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await screenshot('payments/bank');
  await page.getByRole('button', { name: 'Approve' }).click();
  await unlocked(page).waitFor();
  assert.equal(new URL(page.url()).search, '');
});

journey('a checkout that cannot start shows the reason', async (stage) => {
  const { page } = stage;
  const id = await openCheckout(stage);
  await page.goto('/checkout/no-resume');
  await heading(page, 'Invalid Request').waitFor();
  await page.getByText('Resume ID is required for checkout.').waitFor();
  await page.goto(`/checkout/${crypto.randomUUID()}`);
  await page.getByText('This resume is not in your account.').waitFor();
  await page.route('**/api/payments/create-payment-intent', (route) => route.abort());
  await page.goto(`/checkout/${id}`);
  await heading(page, 'Payment Error').waitFor();
  await page.getByText(/^Failed to create payment intent/).waitFor();
  await assertAccessible(page);
  await page.unroute('**/api/payments/create-payment-intent');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
});
