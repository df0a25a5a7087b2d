// Tests how the client shows a failed renewal. Stubs the response, because a journey cannot wait a month; API specs
// cover the renewal itself.
import assert from 'node:assert/strict';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { newAccount, saveResume } from './screens/account.ts';
import { billingOf, subscribe } from './screens/payments.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';
import { assertLooksRight } from './screens/looks.ts';

const TABLET = { viewport: { width: 768, height: 1_024 } };

/** Signs in a Pro user. A stubbed response reports that the last renewal is unpaid. */
async function owing({ page, context }: Stage, changes: Partial<BillingView> = {}): Promise<void> {
  await newAccount(context);
  await saveResume(context);
  await subscribe(page, 'Pro');
  const billing = await billingOf(context);
  const subscription = { ...billing.subscription, state: 'past_due', graceUntil: '2027-01-31T12:00:00.000Z' };
  await page.route('**/api/billing', (route) => route.fulfill({ json: { ...billing, subscription, ...changes } }));
}

journey('a failed renewal is shown on the dashboard, with a link to pay', async (stage) => {
  const { page } = stage;
  await owing(stage);
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'We could not charge your card' });
  await notice.getByText('Pro continues until January 31, 2027. Pay by then to keep it.').waitFor();
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await notice.getByRole('link', { name: 'Manage Your Plan' }).click();
  await page.getByText(/^The last payment for Pro did not go through\./).waitFor();

  await page.goto('/dashboard');
  let asked: unknown;
  await page.route('**/api/subscriptions/create-dev', (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ json: { clientSecret: 'pay_1_secret_1', subscriptionId: 'one' } });
  });
  await notice.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor();
  assert.deepEqual(asked, { plan: 'pro' });
});

journey('a plan with an overdue payment is shown as paused on the dashboard', async (stage) => {
  const { page } = stage;
  await owing(stage, { plan: 'free' });
  await page.goto('/dashboard');
  await page.getByText('Pro is paused until you pay. Your resumes stay saved.').waitFor();
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, tablet: TABLET, phone: PHONE })) {
  journey(
    `the dashboard with a failed renewal is accessible and fits on a ${device}, in both themes`,
    async (stage) => {
      const { page } = stage;
      await owing(stage);
      await page.goto('/dashboard');
      await page.getByText('We could not charge your card').waitFor();
      await assertLooksRight(stage, `payments/past-due-dashboard-${device}`, { fullPage: true });
    },
    { ...options, reducedMotion: 'reduce' },
  );
}
