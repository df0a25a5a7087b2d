import type { ProviderInvoice, ProviderSubscription } from '../stripe/provider-objects.js';
import { subscriptionEmailKind, type KnownSubscription } from './subscription-email-kind.js';

const [JANUARY, FEBRUARY, MARCH] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];

const invoice = (periodStart: Date, periodEnd: Date): ProviderInvoice => ({
  reference: `in_${periodStart.getTime()}`,
  plan: 'pro',
  payment: `pay_${periodStart.getTime()}`,
  amount: 999,
  refunded: 0,
  currency: 'usd',
  periodStart,
  periodEnd,
  paidAt: periodStart,
  receiptUrl: null,
  disputes: [],
});

/** A subscription in its second month; only the first month is paid. */
const there = (changes: Partial<ProviderSubscription>): ProviderSubscription => ({
  reference: 'sub_1',
  clientSecret: null,
  amountDue: null,
  plan: 'pro',
  nextPlan: null,
  state: 'active',
  periodStart: FEBRUARY,
  periodEnd: MARCH,
  cancelsAtPeriodEnd: false,
  invoices: [invoice(JANUARY, FEBRUARY)],
  ...changes,
});

const here = (changes: Partial<KnownSubscription> = {}): KnownSubscription => ({
  state: 'active',
  cancelsAtPeriodEnd: false,
  refundRequestedAt: null,
  ...changes,
});

const PAID = [invoice(FEBRUARY, MARCH), invoice(JANUARY, FEBRUARY)];

describe('subscriptionEmailKind', () => {
  it.each([
    ['renews', here(), there({ invoices: PAID }), undefined],
    ['fails to renew', here(), there({ state: 'past_due' }), 'renewal_failed'],
    ['stays past due', here({ state: 'past_due' }), there({ state: 'past_due' }), undefined],
    ['ends unpaid after being past due', here({ state: 'past_due' }), there({ state: 'canceled' }), 'plan_unpaid'],
    ['ends unpaid without a past-due event', here(), there({ state: 'canceled' }), 'plan_unpaid'],
    ['ends with its last period paid', here(), there({ state: 'canceled', invoices: PAID }), undefined],
    ['starts incomplete', here({ state: 'incomplete' }), there({ state: 'incomplete', invoices: [] }), undefined],
    [
      'expires before its first payment',
      here({ state: 'incomplete' }),
      there({ state: 'canceled', invoices: [] }),
      undefined,
    ],
    ['is set to end', here(), there({ cancelsAtPeriodEnd: true }), 'plan_cancelled'],
    ['stays set to end', here({ cancelsAtPeriodEnd: true }), there({ cancelsAtPeriodEnd: true }), undefined],
    ['is resumed', here({ cancelsAtPeriodEnd: true }), there({}), 'plan_resumed'],
    ['has already ended in our rows', here({ state: 'canceled' }), there({ state: 'past_due' }), undefined],
    ['ends after a refund request', here({ refundRequestedAt: JANUARY }), there({ state: 'canceled' }), undefined],
  ] as const)('returns the email kind for a subscription that %s', (_, known, now, news) => {
    expect(subscriptionEmailKind(known, now)).toBe(news);
  });
});
