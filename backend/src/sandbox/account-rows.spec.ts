import { accountOf, rowsOf } from './account-rows.js';
import { StripeAccount } from './stripe/stripe-account.js';

const now = (): number => 1_800_000_000;

describe('rowsOf', () => {
  it('converts sandbox objects to database rows from which accountOf restores the objects and their links', () => {
    const account = new StripeAccount({ now, hasPages: false });
    const customer = account.createCustomer({ metadata: { user: 'u' } }).id;
    const price = account.createPrice({ unit_amount: '999', currency: 'usd', lookup_key: 'k' }).id;
    const subscription = account.createSubscription({ customer, items: { '0': { price } }, metadata: {} }).id;
    account.pay(account.subscriptions.get(subscription)!.latest.intent!.id, {
      last4: '4242',
      renews: true,
      disputes: true,
    });
    const intent = account.createIntent({ customer, amount: '399', currency: 'usd' }).id;
    account.pay(intent);
    account.refund({ payment_intent: intent, amount: '399' });
    account.createCoupon({ amount_off: '100' });
    account.answers.set('key', { id: 'key', customer, sent: '', status: 200, body: {} });

    const restored = accountOf(rowsOf(account), now);

    expect(rowsOf(restored)).toEqual(rowsOf(account));
    expect(restored.readSubscription(subscription)).toEqual(account.readSubscription(subscription));
    const { latest } = restored.subscriptions.get(subscription)!;
    expect(restored.invoices).toContain(latest);
    expect(restored.intents.get(latest.intent!.id)).toBe(latest.intent);
  });
});
