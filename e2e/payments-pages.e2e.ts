import { applyCode, heading, newPromoCode, openCheckout, payBy } from './screens/payments.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';
import { assertLooksRight } from './screens/looks.ts';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the payment pages are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (name: string) => assertLooksRight(stage, `payments/${name}-${device}`, { fullPage: true });
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
    { ...options, reducedMotion: 'reduce' },
  );
}
