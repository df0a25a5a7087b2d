import assert from 'node:assert/strict';
import { saveResume } from './screens/account.ts';
import { assertFitsWidth } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { billingOf, openCheckout, payBy, payment, statusOfPdf } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

const WIDTHS = { phone: 390, tablet: 768, desktop: 1_440 };

journey('a disputed payment locks the resume, and the account page explains why', async (stage) => {
  const { page, context, screenshot } = stage;
  const id = await openCheckout(stage);
  await payBy(page, 'Disputed', 'Pay $3.99');
  await eventually(
    async () => (await billingOf(context)).purchasesBlocked,
    () => 'the dispute does not arrive',
  );
  assert.equal(await statusOfPdf(stage, id), 402);

  await page.goto('/account');
  const note = page.getByRole('note').filter({ hasText: 'your bank disputed your payment of $3.99' });
  await note.getByText('ask your bank to withdraw the dispute and contact us').waitFor();
  await payment(page, /^Returned by your bank: Download of .+\$3\.99$/).waitFor();
  for (const [device, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await assertFitsWidth(page);
      await assertAccessible(page);
      await screenshot(`payments/disputed-${device}-${colorScheme}`, { fullPage: true });
    }
  }
});

journey('a new purchase after a disputed payment is rejected, and the reason is shown', async (stage) => {
  const { page, context } = stage;
  await openCheckout(stage);
  await payBy(page, 'Disputed', 'Pay $3.99');
  await eventually(
    async () => (await billingOf(context)).purchasesBlocked,
    () => 'the dispute does not arrive',
  );
  const another = await saveResume(context);
  await page.goto(`/checkout/${another}`);
  await page
    .getByText('Your bank disputed a payment from this account. Please contact us before you buy again.')
    .waitFor();
});
