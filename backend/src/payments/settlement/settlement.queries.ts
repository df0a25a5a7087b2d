import { GRACE_DAYS } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { changedRows, type Database } from '../../core/sql/sql.js';
import type { ProviderSubscription } from '../stripe/provider-objects.js';
import type { Order } from '../tables/order.entity.js';
import type { Subscription } from '../tables/subscription.entity.js';

export type OrderRow = Pick<Order, 'id' | 'userId' | 'resumeId' | 'state' | 'currency' | 'price' | 'discount'>;

/** Locks an order and increments its version. @returns undefined if its version or payment has changed */
export async function incrementOrderVersion(
  transaction: EntityManager,
  { id, lockVersion, reference }: { id: string; lockVersion: number; reference: string },
): Promise<OrderRow | undefined> {
  const [order] = await changedRows<OrderRow>(
    transaction,
    `UPDATE orders SET lock_version = lock_version + 1 WHERE id = $1 AND lock_version = $2 AND reference = $3
     RETURNING id, user_id AS "userId", resume_id AS "resumeId", state, currency, price, discount`,
    [id, lockVersion, reference],
  );
  return order;
}

/** Sets the state of an order. Keeps the time of its first payment, if it has one. */
export const setOrderState = (
  transaction: EntityManager,
  { id, state, paidAt }: Pick<Order, 'id' | 'state' | 'paidAt'>,
): Promise<unknown> =>
  transaction.query(`UPDATE orders SET state = $2, paid_at = coalesce(paid_at, $3), updated_at = now() WHERE id = $1`, [
    id,
    state,
    paidAt,
  ]);

/** Serializes the settlements of a user's orders for one resume until the transaction ends. */
export const serializeOrders = (
  transaction: EntityManager,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<unknown> =>
  transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`order ${userId} ${resumeId}`]);

/** SQL conditions that match a subscription by its id at the provider, or by a payment in the ledger. */
const SUBSCRIPTION_BY = {
  reference: 'reference = $2',
  payment: 'id = (SELECT subscription_id FROM ledger_entries WHERE provider = $1 AND payment = $2 LIMIT 1)',
} as const;

export async function findSubscription(
  database: Database,
  { provider, by, value }: { provider: string; by: keyof typeof SUBSCRIPTION_BY; value: string },
): Promise<{ id: string; reference: string; lockVersion: number } | undefined> {
  const rows: { id: string; reference: string; lockVersion: number }[] = await database.query(
    `SELECT id, reference, lock_version AS "lockVersion" FROM subscriptions
     WHERE provider = $1 AND ${SUBSCRIPTION_BY[by]}`,
    [provider, value],
  );
  return rows[0];
}

export type SubscriptionRow = Pick<
  Subscription,
  'id' | 'userId' | 'state' | 'discount' | 'cancelsAtPeriodEnd' | 'refundRequestedAt' | 'endedBy'
>;

/** Locks a subscription and increments its version. @returns undefined if its version has changed */
export async function incrementSubscriptionVersion(
  transaction: EntityManager,
  { id, lockVersion }: { id: string; lockVersion: number },
): Promise<SubscriptionRow | undefined> {
  const [row] = await changedRows<SubscriptionRow>(
    transaction,
    `UPDATE subscriptions SET lock_version = lock_version + 1 WHERE id = $1 AND lock_version = $2
     RETURNING id, user_id AS "userId", state, discount, cancels_at_period_end AS "cancelsAtPeriodEnd",
               refund_requested_at AS "refundRequestedAt", ended_by AS "endedBy"`,
    [id, lockVersion],
  );
  return row;
}

/**
 * Stores the provider's state of a subscription. The next check is due immediately if the state or the period has
 * changed.
 */
export const setSubscriptionState = (
  transaction: EntityManager,
  {
    id,
    now,
    state,
    endedBy,
    restoredUntil,
  }: Pick<Subscription, 'id' | 'state' | 'endedBy' | 'restoredUntil'> & { now: ProviderSubscription },
): Promise<unknown> =>
  transaction.query(
    `UPDATE subscriptions SET plan = $2, next_plan = $3, state = $4, period_start = $5, period_end = $6,
       cancels_at_period_end = $7,
       canceled_at = CASE WHEN $4 = 'canceled' THEN canceled_at WHEN $7 THEN coalesce(canceled_at, now()) END,
       grace_until = CASE WHEN $4 = 'past_due' THEN $5::timestamptz + make_interval(days => $8) END,
       ended_at = CASE WHEN $4 = 'canceled' THEN coalesce(ended_at, now()) END,
       ended_at_provider = $9, ended_by = $10, restored_until = $11,
       checks = CASE WHEN state <> $4 OR period_end IS DISTINCT FROM $6::timestamptz THEN 0 ELSE checks END,
       check_after = CASE WHEN state <> $4 OR period_end IS DISTINCT FROM $6::timestamptz THEN '-infinity'
                          ELSE check_after END,
       updated_at = now()
     WHERE id = $1`,
    [
      id,
      now.plan,
      now.nextPlan,
      state,
      now.periodStart,
      now.periodEnd,
      now.cancelsAtPeriodEnd,
      GRACE_DAYS,
      now.state === 'canceled',
      endedBy,
      restoredUntil,
    ],
  );
