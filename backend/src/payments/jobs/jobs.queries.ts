import type { Database } from '../../core/sql/sql.js';
import type { DueRows } from '../queue/queue.queries.js';
import type { DisputedPayment, RefundedPayment } from '../stripe/provider-objects.js';

export const OPEN_PAYMENTS: DueRows = {
  table: 'orders',
  condition: `user_id IS NULL AND state = 'open' AND reference IS NOT NULL`,
  by: 'cleanup_tried_at',
};

/**
 * Subscriptions that still run at the provider, although they have ended in the database, their owner has requested a
 * refund, or their account was deleted.
 */
export const NOT_ENDED: DueRows = {
  table: 'subscriptions',
  condition: `reference IS NOT NULL AND NOT ended_at_provider
    AND (state = 'canceled' OR refund_requested_at IS NOT NULL OR user_id IS NULL)`,
  by: 'cleanup_tried_at',
};
const RENEWS = `state IN ('active', 'past_due') AND NOT cancels_at_period_end AND reference IS NOT NULL`;
/** Plans that still renew although their account is scheduled for deletion. */
export const OF_ACCOUNTS_TO_BE_DELETED: DueRows = {
  table: 'subscriptions',
  condition: `${RENEWS} AND user_id IN (SELECT id FROM users WHERE deletion_at IS NOT NULL)`,
  by: 'cleanup_tried_at',
};
/** Plans that still renew although the payment for an earlier month is disputed. */
export const DISPUTED: DueRows = {
  table: 'subscriptions',
  condition: `${RENEWS} AND id IN (
    SELECT subscription_id FROM payment_disputes WHERE state <> 'won' AND cleared_at IS NULL)`,
  by: 'cleanup_tried_at',
};
/** Plans canceled because of an account deletion that the owner has since withdrawn. */
export const KEPT_AFTER_ALL: DueRows = {
  table: 'subscriptions',
  condition: `canceled_for_deletion AND reference IS NOT NULL
    AND user_id IN (SELECT id FROM users WHERE deletion_at IS NULL)`,
  by: 'cleanup_tried_at',
};

export const CUSTOMERS: DueRows = { table: 'payment_customers', condition: 'user_id IS NULL', by: 'cleanup_tried_at' };

/**
 * Time after a purchase's last change during which the purchase is not checked, because the provider's event may still
 * arrive.
 */
const SETTLED_AFTER = `interval '10 minutes'`;

/**
 * Returns the SQL interval for which a purchase reserves a promo code. It is shorter if the code has a limited number
 * of uses.
 */
const heldFor = (purchase: 'orders' | 'subscriptions'): string => `(
  SELECT CASE WHEN bool_or(p.max_uses IS NOT NULL) THEN interval '15 minutes' ELSE interval '1 hour' END
  FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id WHERE u.purchase_id = ${purchase}.id)`;
/** SQL interval after which an order without changes is abandoned. It is shorter if the order reserves a promo code. */
const ABANDONED_AFTER = `CASE WHEN EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)
  THEN ${heldFor('orders')} ELSE interval '24 hours' END`;
/**
 * SQL condition for subscriptions that reserve a promo code. Only these are canceled early; the provider expires other
 * incomplete subscriptions after a day.
 */
const HOLDS_A_CODE = `EXISTS (SELECT FROM promo_uses WHERE purchase_id = subscriptions.id)`;

export const ABANDONED_ORDERS: DueRows = {
  table: 'orders',
  condition: `state = 'open' AND reference IS NOT NULL AND updated_at < now() - ${ABANDONED_AFTER}`,
  by: 'cleanup_tried_at',
};
export const OPEN_ORDERS: DueRows = {
  table: 'orders',
  condition: `state = 'open' AND reference IS NOT NULL AND updated_at < now() - ${SETTLED_AFTER}`,
  by: 'check_after',
};
export const ABANDONED_SUBSCRIPTIONS: DueRows = {
  table: 'subscriptions',
  condition: `state = 'incomplete' AND reference IS NOT NULL AND ${HOLDS_A_CODE}
    AND created_at < now() - ${heldFor('subscriptions')}`,
  by: 'cleanup_tried_at',
};
/** Subscriptions that await a payment or whose renewal is due. */
export const DUE_SUBSCRIPTIONS: DueRows = {
  table: 'subscriptions',
  condition: `reference IS NOT NULL AND (
    state IN ('incomplete', 'past_due') AND updated_at < now() - ${SETTLED_AFTER}
    OR state = 'active' AND period_end < now())`,
  by: 'check_after',
};

/**
 * Abandons old purchases that were never created at the provider, and releases their promo codes.
 * @param limit maximum number of orders and, separately, of subscriptions @returns the number of abandoned purchases
 */
export async function abandonNotStarted(database: Database, { limit }: { limit: number }): Promise<number> {
  const rows: { count: number }[] = await database.query(
    `WITH abandoned AS (
       UPDATE orders SET state = 'abandoned', updated_at = now() WHERE id = ANY (ARRAY(
         SELECT id FROM orders
         WHERE state = 'open' AND reference IS NULL AND updated_at < now() - ${ABANDONED_AFTER}
         LIMIT ${limit} FOR UPDATE SKIP LOCKED)) RETURNING id
     ), canceled AS (
       UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now() WHERE id = ANY (ARRAY(
         SELECT id FROM subscriptions
         WHERE state = 'incomplete' AND reference IS NULL AND created_at < now() - interval '1 hour'
         LIMIT ${limit} FOR UPDATE SKIP LOCKED)) RETURNING id
     ), done AS (SELECT id FROM abandoned UNION SELECT id FROM canceled), released AS (
       DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM done)
     ) SELECT count(*)::int AS count FROM done`,
  );
  return rows[0]!.count;
}

/** Open disputes of any age. `PaymentAudit` compares only recent disputes. */
export const OPEN_DISPUTES: DueRows = { table: 'payment_disputes', condition: `state = 'open'`, by: 'check_after' };

/** SQL condition: a payment from the provider's list (`listed`) belongs to this product. */
const IS_OURS = `(
  EXISTS (SELECT FROM orders o WHERE o.provider = $1 AND o.reference = listed.payment)
  OR EXISTS (SELECT FROM ledger_entries l WHERE l.provider = $1 AND l.payment = listed.payment))`;

interface Listed<Item> {
  provider: string;
  /** One page of the provider's list of refunds or disputes. */
  listed: readonly Item[];
}

/** Finds the payments whose refunded total at the provider differs from the total in the ledger. */
export const findDifferingRefunds = (
  database: Database,
  { provider, listed }: Listed<RefundedPayment>,
): Promise<string[]> =>
  findDiffering(
    database,
    `SELECT DISTINCT payment FROM jsonb_to_recordset($2::jsonb) AS listed (payment text, refunded integer)
     WHERE ${IS_OURS} AND refunded <> (
       SELECT coalesce(-sum(l.amount), 0) FROM ledger_entries l
       WHERE l.provider = $1 AND l.payment = listed.payment AND l.kind = 'refund')`,
    { provider, listed },
  );

/** Finds the payments with a dispute whose state or money movements differ from our records. */
export const findDifferingDisputes = (
  database: Database,
  { provider, listed }: Listed<DisputedPayment>,
): Promise<string[]> =>
  findDiffering(
    database,
    `SELECT DISTINCT payment
     FROM jsonb_to_recordset($2::jsonb) AS listed (payment text, reference text, state text, movements text[])
     WHERE ${IS_OURS} AND (
       NOT EXISTS (SELECT FROM payment_disputes d
         WHERE d.provider = $1 AND d.reference = listed.reference AND d.state = listed.state)
       OR EXISTS (SELECT FROM unnest(movements) AS moved WHERE NOT EXISTS (
         SELECT FROM ledger_entries l WHERE l.provider = $1 AND l.kind = 'dispute' AND l.reference = moved)))`,
    {
      provider,
      listed: listed.map(({ payment, dispute: { reference, state, movements } }) => ({
        payment,
        reference,
        state,
        movements: movements.filter(({ amount }) => amount !== 0).map((moved) => moved.reference),
      })),
    },
  );

async function findDiffering(database: Database, sql: string, { provider, listed }: Listed<object>): Promise<string[]> {
  if (listed.length === 0) return [];
  const rows: { payment: string }[] = await database.query(sql, [provider, JSON.stringify(listed)]);
  return rows.map(({ payment }) => payment);
}
