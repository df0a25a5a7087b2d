// How the pages that ask for money look.
import { assertFitsWidth } from './screens/builder.ts';
import { applyCode, heading, newPromoCode, openCheckout, payBy } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

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
        await page.getByText('Your plan', { exact: true }).waitFor();
        await look('pricing');
      },
      { ...options, colorScheme, reducedMotion: 'reduce' },
    );
  }
}
