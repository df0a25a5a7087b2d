import { PRICES } from '@shortlist/shared/product/plans';
import { usageInsert } from '../../usage/record-usage.js';
import { changedRows, type Database } from '../../core/sql/sql.js';
import type { DueRows } from '../queue/queue.queries.js';
import type { Order } from '../tables/order.entity.js';

export type PricedOrder = Pick<Order, 'id' | 'reference' | 'currency' | 'price' | 'discount'>;

interface Purchase {
  userId: string;
  resumeId: string;
  provider: string;
}

/** Abandons the user's open order at a provider that is no longer configured, and releases its promo codes. */
export const abandonOtherProviders = (database: Database, { userId, resumeId, provider }: Purchase): Promise<unknown> =>
  database.query(
    `WITH abandoned AS (
       UPDATE orders SET state = 'abandoned', updated_at = now()
       WHERE user_id = $1 AND resume_id = $2 AND state = 'open' AND provider <> $3 RETURNING id
     )
     DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM abandoned)`,
    [userId, resumeId, provider],
  );

/** Opens an order, or updates the price of the user's open order. Concurrent requests get the same order. */
export async function openOrder(database: Database, { userId, resumeId, provider }: Purchase): Promise<PricedOrder> {
  const rows: PricedOrder[] = await database.query(
    `WITH opened AS (
       INSERT INTO orders (user_id, resume_id, state, currency, price, provider) VALUES ($1, $2, 'open', $3, $4, $5)
       ON CONFLICT (user_id, resume_id) WHERE state = 'open'
       DO UPDATE SET currency = excluded.currency, price = excluded.price, updated_at = now()
       RETURNING id, user_id, reference, currency, price, discount, xmax = 0 AS is_new
     ), started AS (
       SELECT user_id FROM opened WHERE is_new
     ), counted AS (
       ${usageInsert({ kind: 'checkout_started', label: `'download'`, userId: 'user_id', from: 'started' })}
     )
     SELECT id, reference, currency, price, discount FROM opened`,
    [userId, resumeId, PRICES.currency, PRICES.download, provider],
  );
  return rows[0]!;
}

/**
 * Stores the payment of an open order, unless the order already has a payment.
 * @returns the order's payment; undefined if the order is no longer open
 */
export async function keepReference(
  database: Database,
  { id, reference }: { id: string; reference: string },
): Promise<string | undefined> {
  const [order] = await changedRows<{ reference: string }>(
    database,
    `UPDATE orders SET reference = coalesce(reference, $2) WHERE id = $1 AND state = 'open' RETURNING reference`,
    [id, reference],
  );
  return order?.reference;
}

export const TO_REFUND: DueRows = {
  table: 'orders',
  condition: `state IN ('duplicate', 'undeliverable')
    AND NOT EXISTS (SELECT FROM ledger_entries l
      WHERE l.provider = orders.provider AND l.payment = orders.reference AND l.kind = 'refund')
    AND NOT EXISTS (SELECT FROM payment_disputes d
      WHERE d.provider = orders.provider AND d.payment = orders.reference)`,
  by: 'cleanup_tried_at',
};
