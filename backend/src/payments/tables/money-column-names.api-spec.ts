import type { DataSource } from 'typeorm';
import { MoneyColumnNames1795687200000 } from '../../migrations/1795687200000-money-column-names.js';
import { Order } from './order.entity.js';
import { PaymentEvent } from './payment-event.entity.js';
import { Subscription } from './subscription.entity.js';
import { migratedDatabase, type MigratedDatabase } from '../../../test/support/migrated-database.js';

const USER = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c11';
const RESUME = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c12';
const REQUESTED_AT = new Date('2026-11-20T10:00:00.123Z');

describe('migration MoneyColumnNames', () => {
  let migrated: MigratedDatabase;
  let database: DataSource;

  beforeAll(async () => {
    migrated = await migratedDatabase(MoneyColumnNames1795687200000.name, fill);
    ({ database } = migrated);
  });
  afterAll(() => migrated.drop());

  it('keeps the values of the renamed order columns', async () => {
    const [order] = await database.manager.find(Order);
    expect(order).toMatchObject({ userId: USER, reference: 'pi_1', state: 'paid', lockVersion: 3 });
  });

  it('keeps the values of the renamed subscription columns', async () => {
    expect(await database.manager.find(Subscription, { order: { reference: 'ASC' } })).toMatchObject([
      {
        reference: 'sub_1',
        lockVersion: 7,
        refundRequestedAt: REQUESTED_AT,
        endedAtProvider: true,
        canceledForDeletion: false,
      },
      {
        reference: 'sub_2',
        lockVersion: 0,
        refundRequestedAt: null,
        endedAtProvider: false,
        canceledForDeletion: true,
      },
    ]);
  });

  it('keeps the values of the renamed event columns', async () => {
    expect(await database.manager.find(PaymentEvent, { order: { id: 'ASC' } })).toMatchObject([
      { id: 'evt_1', subjectKind: 'subscription', objectId: 'sub_1' },
      { id: 'evt_2', subjectKind: null, objectId: null },
    ]);
  });

  it('adapts the conditions of the indexes to the new column names', async () => {
    const rows: { indexdef: string }[] = await database.query(
      `SELECT indexdef FROM pg_indexes
       WHERE indexname IN ('subscriptions_deletion_index', 'subscriptions_not_ended_index') ORDER BY indexname`,
    );
    expect(rows.map(({ indexdef }) => indexdef)).toEqual([
      expect.stringContaining('WHERE canceled_for_deletion'),
      expect.stringMatching(/NOT ended_at_provider.*refund_requested_at IS NOT NULL/),
    ]);
  });
});

async function fill(database: DataSource): Promise<void> {
  await database.query(`INSERT INTO users (id, email) VALUES ($1, 'ada@example.com')`, [USER]);
  await database.query(
    `INSERT INTO orders (user_id, resume_id, state, currency, price, provider, reference, settlements)
     VALUES ($1, $2, 'paid', 'usd', 399, 'stripe', 'pi_1', 3)`,
    [USER, RESUME],
  );
  await database.query(
    `INSERT INTO subscriptions (user_id, plan, state, provider, reference, settlements, taken_back_at, ended_there,
       cancelled_for_deletion)
     VALUES ($1, 'pro', 'canceled', 'stripe', 'sub_1', 7, $2, true, false),
            ($1, 'pro', 'active', 'stripe', 'sub_2', 0, NULL, false, true)`,
    [USER, REQUESTED_AT],
  );
  await database.query(
    `INSERT INTO payment_events (provider, id, type, about, object_id, created_at)
     VALUES ('stripe', 'evt_1', 'invoice.paid', 'subscription', 'sub_1', now()),
            ('stripe', 'evt_2', 'payout.paid', NULL, NULL, now())`,
  );
}
