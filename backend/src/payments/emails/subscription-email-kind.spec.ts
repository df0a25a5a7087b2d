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

/** In its second month, of which only the first is paid for. */
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
  cancels_at_period_end: false,
  taken_back_at: null,
  ...changes,
});

const PAID = [invoice(FEBRUARY, MARCH), invoice(JANUARY, FEBRUARY)];

describe('subscriptionEmailKind', () => {
  it.each([
    ['it goes on', here(), there({ invoices: PAID }), undefined],
    ['its renewal failed', here(), there({ state: 'past_due' }), 'renewal_failed'],
    ['it is still owed for', here({ state: 'past_due' }), there({ state: 'past_due' }), undefined],
    ['it ended unpaid', here({ state: 'past_due' }), there({ state: 'canceled' }), 'plan_unpaid'],
    ['it ended unpaid, and that it was owed for never came', here(), there({ state: 'canceled' }), 'plan_unpaid'],
    ['it ended with what was paid', here(), there({ state: 'canceled', invoices: PAID }), undefined],
    ['it was begun', here({ state: 'incomplete' }), there({ state: 'incomplete', invoices: [] }), undefined],
    ['it was never paid', here({ state: 'incomplete' }), there({ state: 'canceled', invoices: [] }), undefined],
    ['it is cancelled', here(), there({ cancelsAtPeriodEnd: true }), 'plan_cancelled'],
    ['it stays cancelled', here({ cancels_at_period_end: true }), there({ cancelsAtPeriodEnd: true }), undefined],
    ['it is resumed', here({ cancels_at_period_end: true }), there({}), 'plan_resumed'],
    ['it is over already', here({ state: 'canceled' }), there({ state: 'past_due' }), undefined],
    ['its money was taken back', here({ taken_back_at: JANUARY }), there({ state: 'canceled' }), undefined],
  ] as const)('when %s', (_, known, now, news) => {
    expect(subscriptionEmailKind(known, now)).toBe(news);
  });
});
