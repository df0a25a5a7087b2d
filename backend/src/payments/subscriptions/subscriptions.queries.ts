import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { changedRows, type Database } from '../../core/sql/sql.js';
import { SUBSCRIPTION_PAYMENTS } from '../ledger/ledger.queries.js';
import type { DueRows } from '../queue/queue.queries.js';

/** A user's running or incomplete subscription; there is at most one. */
export interface LiveSubscription {
  id: string;
  /** Id of the subscription at the provider; null until the provider has created it. */
  reference: string | null;
  plan: PaidPlan;
  nextPlan: PaidPlan | null;
  state: 'incomplete' | 'active' | 'past_due';
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  graceUntil: Date | null;
  /** True if the owner has requested a refund. The plan then ends as soon as the provider responds. */
  isRefundRequested: boolean;
  promoCode: string | null;
  /** Discount on the first month, in cents. */
  discount: number;
}

/** A subscription that exists at the provider. */
export type RunningSubscription = LiveSubscription & { reference: string };

export async function findLiveSubscription(
  database: Database,
  { provider, userId }: { provider: string; userId: string },
): Promise<LiveSubscription | undefined> {
  const rows: LiveSubscription[] = await database.query(
    `SELECT id, reference, plan, next_plan AS "nextPlan", state, period_end AS "periodEnd",
            cancels_at_period_end AS "cancelsAtPeriodEnd", grace_until AS "graceUntil",
            refund_requested_at IS NOT NULL AS "isRefundRequested", discount,
            (SELECT code FROM promo_codes p WHERE p.id = promo_code_id) AS "promoCode"
     FROM subscriptions
     WHERE user_id = $1 AND provider = $2 AND state IN ('incomplete', 'active', 'past_due')`,
    [userId, provider],
  );
  return rows[0];
}

export const serializeCheckouts = (transaction: EntityManager, userId: string): Promise<unknown> =>
  transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`subscription ${userId}`]);

/**
 * Cancels the user's subscriptions at providers that are no longer configured, such as the sandbox, and releases their
 * promo codes.
 */
export const cancelOtherProviders = (
  transaction: EntityManager,
  { userId, provider }: { userId: string; provider: string },
): Promise<unknown> =>
  transaction.query(
    `WITH canceled AS (
       UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now()
       WHERE user_id = $1 AND provider <> $2 AND state IN ('incomplete', 'active', 'past_due') RETURNING id
     )
     DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM canceled)`,
    [userId, provider],
  );

/** Stores the id that a subscription has at the provider. @returns the subscription's state */
export async function setReference(
  database: Database,
  { id, reference }: { id: string; reference: string },
): Promise<string | undefined> {
  const [subscription] = await changedRows<{ state: string }>(
    database,
    'UPDATE subscriptions SET reference = $2 WHERE id = $1 RETURNING state',
    [id, reference],
  );
  return subscription?.state;
}

export interface Refundable {
  /** Refundable amount in cents. */
  amount: number;
  /** End of the guarantee for the oldest refundable payment; later payments stay refundable longer. */
  until: Date;
}

/**
 * Returns the amount covered by the money-back guarantee: the total of the subscription's recent payments that were not
 * refunded, including payments for upgrades. Returns undefined if the total is 0 or the user has already had a refund.
 */
export async function findRefundable(
  database: Database,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
): Promise<Refundable | undefined> {
  const rows: { amount: number; until: Date | null }[] = await database.query(
    `SELECT coalesce(sum(amount - back), 0)::int AS amount, min(at) + make_interval(days => $3) AS until
     FROM (${SUBSCRIPTION_PAYMENTS}) payments
     WHERE subscription_id = $2 AND amount > back AND at > now() - make_interval(days => $3)
       AND NOT EXISTS (SELECT FROM subscriptions WHERE user_id = $1 AND refund_requested_at IS NOT NULL)`,
    [userId, subscriptionId, REFUND_DAYS],
  );
  const { amount = 0, until } = rows[0] ?? {};
  return until ? { amount, until } : undefined;
}

/**
 * SQL for owed refunds: refunds that the owner requested, and refunds of payments made after the plan's end, for
 * example in another browser window.
 */
const OWED_BACK = `
  SELECT payments.*, amount - back AS rest
  FROM (${SUBSCRIPTION_PAYMENTS}) payments JOIN subscriptions s ON s.id = payments.subscription_id
  WHERE amount > back
    AND (payments.created_at > s.ended_at OR payments.at > s.refund_requested_at - make_interval(days => ${REFUND_DAYS}))`;

const OWES_A_REFUND = `EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE owed.subscription_id = subscriptions.id)`;

export interface OwedBack {
  payment: string;
  /** Amount still owed to the user, in cents. */
  rest: number;
  /** Amount already refunded, in cents. */
  back: number;
}

/** Lists the owed refunds of a subscription, oldest payment first. */
export const listOwedRefunds = (database: Database, subscriptionId: string): Promise<OwedBack[]> =>
  database.query(
    `SELECT payment, rest, back FROM (${OWED_BACK}) owed WHERE subscription_id = $1 ORDER BY at, created_at`,
    [subscriptionId],
  );

export async function findUnfinishedRefund(
  database: Database,
  { userId, provider }: { userId: string; provider: string },
): Promise<string | undefined> {
  const rows: { id: string }[] = await database.query(
    `SELECT id FROM subscriptions s WHERE user_id = $1 AND provider = $2 AND refund_requested_at IS NOT NULL
       AND (NOT ended_at_provider OR EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE subscription_id = s.id))`,
    [userId, provider],
  );
  return rows[0]?.id;
}

/** Subscriptions that ended in the last 30 days and whose owner is still owed a refund. */
export const NOT_REFUNDED: DueRows = {
  table: 'subscriptions',
  condition: `ended_at > now() - interval '30 days' AND ${OWES_A_REFUND}`,
  by: 'cleanup_tried_at',
};
