import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.js';
import { billing, publicConfig, user as account } from '../../../../test/views.js';
import { storePendingSubscription } from '../../../entities/billing/pending-subscription.js';
import SubscribePage from './subscribe-page.js';

type Subscription = NonNullable<BillingView['subscription']>;

const subscription = (fields: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  plan: 'pro',
  state: 'active',
  cancelsAtPeriodEnd: false,
  graceUntil: null,
  nextPlan: null,
  refundableUntil: null,
  refundableAmount: 0,
  ...fields,
});

interface Given {
  at?: string;
  amountDue?: number | null;
  current?: Partial<Subscription>;
  api?: Parameters<typeof stubApi>[0];
}

/** Renders the page of a pending subscription that this browser tab has started. */
function renderSubscribe({ at = '/subscribe?plan=pro', amountDue = 999, current, api = {} }: Given = {}) {
  const sent = stubApi({
    'GET /api/auth/session': { user: account() },
    'GET /api/config': publicConfig(),
    'GET /api/billing': billing(current && { plan: 'pro', subscription: subscription(current) }),
    ...api,
  });
  for (const plan of ['pro', 'premium'])
    storePendingSubscription(plan, { secret: 'secret', amountDue, promoCode: null });
  return { ...renderScreen(<SubscribePage />, at), sent };
}

const total = () => screen.getByText('Due today', { selector: 'dt' }).nextElementSibling?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const payButton = (plan: string) => screen.findByRole('button', { name: `Subscribe to ${plan}` });

async function apply(user: ReturnType<typeof renderSubscribe>['user'], code: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
  await user.click(button('Apply'));
}

describe('SubscribePage', () => {
  it('shows the amount due today and the price of the renewal', async () => {
    renderSubscribe();
    await payButton('Pro');
    expect(total()).toBe('$9.99');
    expect(screen.getByText('Renews at $9.99 a month until you cancel.')).toBeTruthy();
  });

  it('shows the price for the rest of the month when the user upgrades', async () => {
    renderSubscribe({ at: '/subscribe?plan=premium', amountDue: 412, current: { plan: 'pro' } });
    await payButton('Premium');
    expect(screen.getByText('Premium plan, for the rest of the month')).toBeTruthy();
    expect(total()).toBe('$4.12');
    expect(screen.getByText('$4.12 today, then $19.99 a month until you cancel.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  });

  it('shows no payment form for the current plan', async () => {
    renderSubscribe({ current: { plan: 'pro' } });
    expect(await screen.findByText('This plan is already paid.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  });

  it('charges for the unpaid month of a plan whose renewal failed', async () => {
    renderSubscribe({ current: { plan: 'pro', state: 'past_due' } });
    await payButton('Pro');
    expect(total()).toBe('$9.99');
  });

  it('requires no card if a promo code covers the first month', async () => {
    const { user, sent, address } = renderSubscribe({
      api: {
        'POST /api/promo/validate': { valid: true, discountAmount: 9.99, finalAmount: 0 },
        'POST /api/subscriptions/create-dev': { clientSecret: null, amountDue: null, promoCode: 'FIRST' },
      },
    });
    await apply(user, 'first');
    expect(
      await screen.findByText(/^Your promo code covers the first month, so you don’t need a card now\./),
    ).toBeTruthy();
    expect(total()).toBe('$0.00');
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
    await user.click(button('Subscribe to Pro'));
    await waitFor(() => expect(address()).toBe('/dashboard?subscription=success&plan=pro'));
    expect(sent.at(-1)).toMatchObject({ body: { plan: 'pro', promoCode: 'FIRST' } });
  });

  it('starts no subscription before the user confirms the free month', async () => {
    const { user, sent } = renderSubscribe({
      api: { 'POST /api/promo/validate': { valid: true, discountAmount: 9.99, finalAmount: 0 } },
    });
    await apply(user, 'first');
    await screen.findByText(/^Your promo code covers the first month/);
    expect(sent.map(({ route }) => route)).not.toContain('POST /api/subscriptions/create-dev');
  });

  it('keeps the price when the server rejects the promo code', async () => {
    const message = 'This code is for the one-time download.';
    const { user } = renderSubscribe({
      api: { 'POST /api/promo/validate': () => new Reply(422, { code: 'promo_not_valid', message }) },
    });
    await apply(user, 'spring');
    expect(await screen.findByText(message, { selector: '[role=alert]' })).toBeTruthy();
    expect(total()).toBe('$9.99');
  });

  it('removes the client secret from the URL', async () => {
    const { address } = renderSubscribe({ at: '/subscribe?plan=pro&secret=secret' });
    await payButton('Pro');
    expect(address()).toBe('/subscribe?plan=pro');
  });

  it('redirects to the pricing page if the URL names no plan', async () => {
    const { address } = renderSubscribe({ at: '/subscribe' });
    expect(await screen.findByText('Invalid checkout session')).toBeTruthy();
    expect(address()).toBe('/pricing');
  });
});
