import { Env } from '../core/env/env.js';
import { StripeProvider } from '../payments/stripe/stripe-provider.js';
import { SandboxServer } from './sandbox-server.js';
import { SandboxStore } from './sandbox-store.js';
import { migratedDatabase, type MigratedDatabase } from '../../test/support/migrated-database.js';

const MIGRATION = 'SandboxAccount1795500000000';

const customer = 'cus_0b8ddc60-0000-4000-8000-000000000001';
const card = { last4: '4242', renews: true };
const [start, end] = ['2026-11-20T10:00:00.500Z', '2026-12-20T10:00:00.500Z'];
const payment = (changes: object): object => ({
  customer,
  amount: 399,
  currency: 'usd',
  description: 'Resume download (PDF and DOCX)',
  status: 'succeeded',
  clientSecret: 'pay_1_secret_x',
  card,
  invoice: null,
  refunds: {},
  paidAt: start,
  ...changes,
});
const invoice = (changes: object): object => ({
  subscription: 'sub_1',
  plan: 'premium',
  price: 1_999,
  amount: 1_999,
  currency: 'usd',
  status: 'paid',
  periodStart: start,
  periodEnd: end,
  payment: 'pay_premium',
  paidAt: start,
  ...changes,
});
const subscription = (changes: object): object => ({
  customer,
  plan: 'premium',
  price: 1_999,
  currency: 'usd',
  status: 'active',
  createdAt: start,
  periodStart: start,
  periodEnd: end,
  cancelAtPeriodEnd: true,
  next: { plan: 'pro', price: 999 },
  card,
  latestInvoice: 'inv_1',
  ...changes,
});
/** Stored objects in the format used before November 2026. */
const OBJECTS: [id: string, kind: string, object: object][] = [
  [customer, 'customer', { user: 'u' }],
  ['pay_open', 'payment', payment({ status: 'requires_payment_method', card: null, paidAt: null })],
  ['pay_refunded', 'payment', payment({ refunds: { a: 100, b: 50 } })],
  ['pay_disputed', 'payment', payment({ dispute: { id: 'dp_1', status: 'lost', openedAt: start } })],
  ['pay_premium', 'payment', payment({ amount: 1_999, invoice: 'inv_1' })],
  ['pay_upgrade', 'payment', payment({ amount: 1_000, invoice: 'inv_3', status: 'requires_payment_method' })],
  ['inv_1', 'invoice', invoice({})],
  ['inv_2', 'invoice', invoice({ subscription: 'sub_2', plan: 'pro', price: 999, amount: 0, payment: null })],
  [
    'inv_3',
    'invoice',
    invoice({ subscription: 'sub_2', amount: 1_000, payment: 'pay_upgrade', status: 'open', paidAt: null }),
  ],
  ['sub_1', 'subscription', subscription({})],
  ['sub_2', 'subscription', subscription({ plan: 'pro', price: 999, next: null, latestInvoice: 'inv_3' })],
  ['evt_1', 'event', { type: 'invoice.paid', createdAt: start, object: { id: 'inv_1' }, deliveredAt: null }],
];

describe('migrated sandbox of an earlier version', () => {
  let migrated: MigratedDatabase;
  let server: SandboxServer;
  let store: SandboxStore;
  let provider: StripeProvider;
  beforeAll(async () => {
    migrated = await migratedDatabase(MIGRATION, async (earlier) => {
      for (const [id, kind, object] of OBJECTS) {
        await earlier.query('INSERT INTO sandbox_objects (id, kind, object) VALUES ($1, $2, $3)', [id, kind, object]);
      }
    });
    const env = new Env({ DATABASE_URL: migrated.url, SESSION_SECRET: 'for tests only, thirty-two characters' });
    store = new SandboxStore(env);
    server = new SandboxServer(env, store);
    provider = new StripeProvider(await server.start());
  });
  afterAll(async () => {
    await server.onApplicationShutdown();
    await store.onApplicationShutdown();
    await migrated.drop();
  });

  it('the migrated sandbox contains the payments, refunds and disputes', async () => {
    const paidAt = new Date('2026-11-20T10:00:00Z');
    expect(await provider.readPayment('pay_open')).toMatchObject({ state: 'waiting', clientSecret: 'pay_1_secret_x' });
    expect(await provider.readPayment('pay_refunded')).toMatchObject({ state: 'succeeded', refunded: 150, paidAt });
    const { disputes } = await provider.readPayment('pay_disputed');
    expect(disputes).toMatchObject([
      { reference: 'dp_1', state: 'lost', movements: [{ reference: 'txn_dp_1', amount: -399, fee: 1_500 }] },
    ]);
    const { items } = await provider.listRefunded(new Date(0), null);
    expect(items).toEqual(Array(2).fill({ payment: 'pay_refunded', refunded: 150 }));
  });

  it('the migrated sandbox contains the subscriptions and invoices', async () => {
    const [periodStart, periodEnd] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-12-20T10:00:00Z')];
    expect(await provider.readSubscription('sub_1')).toEqual({
      reference: 'sub_1',
      clientSecret: null,
      amountDue: null,
      plan: 'premium',
      nextPlan: 'pro',
      state: 'active',
      periodStart,
      periodEnd,
      cancelsAtPeriodEnd: true,
      invoices: [
        {
          reference: 'inv_1',
          plan: 'premium',
          payment: 'pay_premium',
          amount: 1_999,
          refunded: 0,
          currency: 'usd',
          periodStart,
          periodEnd,
          paidAt: periodStart,
          receiptUrl: null,
          disputes: [],
        },
      ],
    });
    expect(await provider.readSubscription('sub_2')).toMatchObject({
      plan: 'pro',
      nextPlan: null,
      amountDue: 1_000,
      clientSecret: 'pay_1_secret_x',
      invoices: [{ reference: 'inv_2', plan: 'pro', payment: null, amount: 0 }],
    });
  });

  it('the product can change migrated sandbox objects', async () => {
    expect(await provider.changePlan('sub_1', 'premium', 1_999)).toMatchObject({ plan: 'premium', nextPlan: null });
    await provider.deleteCustomer(customer);
    expect(await provider.readSubscription('sub_2')).toMatchObject({ state: 'canceled', clientSecret: null });
  });

  it('lists migrated events as undelivered', async () => {
    await migrated.database.query(
      `UPDATE sandbox_objects SET created_at = now() - interval '1 day' WHERE id = 'evt_1'`,
    );
    expect(await store.undelivered()).toContain('evt_1');
  });
});
