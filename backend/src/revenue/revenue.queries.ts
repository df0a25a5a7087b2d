import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import type { StaffSubscription, StaffSubscriptionQuery } from '@shortlist/shared/contract/console/admin-payments';
import { PRICES } from '@shortlist/shared/product/plans';
import type { DataSource } from 'typeorm';
import { countListed, pageOf, patternOf } from '../core/sql/console-list.js';
import type { Database } from '../core/sql/sql.js';
import { usersByEmail } from '../users/user-search.js';

/** SQL for the monthly price of a row `s` of `subscriptions` in cents, before discounts. */
export const MONTHLY_PRICE = `CASE s.plan WHEN 'pro' THEN ${PRICES.pro} ELSE ${PRICES.premium} END`;

interface Period {
  from: Date;
  to: Date;
}

const sumOf = (kinds: string): string => `coalesce(sum(amount) FILTER (WHERE kind IN (${kinds})), 0)::float8`;

export async function sumMoney(
  database: Database,
  { from, to }: Period,
): Promise<Pick<RevenueView, 'gross' | 'refunds' | 'disputes' | 'fees' | 'net'>> {
  const [row] = await database.query<Pick<RevenueView, 'gross' | 'refunds' | 'disputes' | 'fees' | 'net'>[]>(
    `SELECT ${sumOf(`'download', 'subscription'`)} AS gross, ${sumOf(`'refund'`)} AS refunds,
            ${sumOf(`'dispute'`)} AS disputes, ${sumOf(`'dispute_fee'`)} AS fees, coalesce(sum(amount), 0)::float8 AS net
     FROM ledger_entries WHERE at >= $1 AND at < $2`,
    [from, to],
  );
  return row!;
}

export async function sumRunningPlans(
  database: Database,
): Promise<Pick<RevenueView, 'monthlyRecurring' | 'runningPlans'>> {
  const [row] = await database.query<Pick<RevenueView, 'monthlyRecurring' | 'runningPlans'>[]>(
    `SELECT count(*)::int AS "runningPlans", coalesce(sum(${MONTHLY_PRICE}), 0)::float8 AS "monthlyRecurring"
     FROM subscriptions s WHERE s.state IN ('active', 'past_due') AND s.refund_requested_at IS NULL`,
  );
  return row!;
}

/**
 * Counts new and lost plans. A plan is new at its first payment, and lost when it is canceled or ends, whichever comes
 * first.
 */
export async function countPlanChanges(
  database: Database,
  { from, to }: Period,
): Promise<Pick<RevenueView, 'newPlans' | 'canceledPlans' | 'plansAtStart'>> {
  const [row] = await database.query<Pick<RevenueView, 'newPlans' | 'canceledPlans' | 'plansAtStart'>[]>(
    `SELECT count(*) FILTER (WHERE began_at >= $1 AND began_at < $2)::int AS "newPlans",
            count(*) FILTER (WHERE left_at >= $1 AND left_at < $2)::int AS "canceledPlans",
            count(*) FILTER (WHERE began_at < $1 AND (left_at IS NULL OR left_at >= $1))::int AS "plansAtStart"
     FROM (
       SELECT coalesce(s.canceled_at, s.ended_at) AS left_at, first.at AS began_at
       FROM (
         SELECT subscription_id, min(at) AS at FROM ledger_entries WHERE kind = 'subscription' GROUP BY subscription_id
       ) first JOIN subscriptions s ON s.id = first.subscription_id
     ) plans`,
    [from, to],
  );
  return row!;
}

export interface MonthRow {
  month: string;
  product: 'download' | 'pro' | 'premium';
  net: number;
}

export const sumNetByMonth = (database: Database, { from, to }: Period): Promise<MonthRow[]> =>
  database.query(
    `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, coalesce(plan, 'download') AS product,
            sum(amount)::float8 AS net
     FROM ledger_entries WHERE at >= $1 AND at < $2 GROUP BY 1, 2`,
    [from, to],
  );

export type SubscriptionRow = Omit<StaffSubscription, 'startedAt' | 'renewsAt' | 'endsAt'> & {
  startedAt: Date;
  renewsAt: Date | null;
  endsAt: Date | null;
};

const RENEWS_AT = `CASE WHEN s.state IN ('active', 'past_due') AND NOT s.cancels_at_period_end THEN s.period_end END`;
const ENDS_AT = `CASE WHEN s.state = 'canceled' THEN s.ended_at WHEN s.cancels_at_period_end THEN s.period_end END`;

const FROM_SUBSCRIPTIONS = `
  FROM subscriptions s LEFT JOIN users u ON u.id = s.user_id
  LEFT JOIN promo_codes c ON c.id = s.promo_code_id AND s.discount > 0`;

const SUBSCRIPTIONS = `
  SELECT s.id, s.plan, s.next_plan AS "nextPlan", s.state, s.cancels_at_period_end AS "cancelsAtPeriodEnd",
         ${MONTHLY_PRICE} AS amount, '${PRICES.currency}' AS currency, c.code AS "promoCode", s.provider, s.reference,
         s.created_at AS "startedAt", ${RENEWS_AT} AS "renewsAt", ${ENDS_AT} AS "endsAt",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user`;

const SUBSCRIPTION_ORDER = {
  startedAt: 's.created_at',
  renewsAt: RENEWS_AT,
  endsAt: ENDS_AT,
  plan: 's.plan',
  state: 's.state',
  amount: MONTHLY_PRICE,
} as const satisfies Record<StaffSubscriptionQuery['sort'], string>;

/**
 * Returns FROM and WHERE clauses. `q` is part of a user's email address, or the complete id of a subscription at the
 * provider.
 */
const subscriptionsWith = ({ q }: Pick<StaffSubscriptionQuery, 'q'>): string => `
  ${FROM_SUBSCRIPTIONS} WHERE ($1::text IS NULL OR s.plan = $1) AND ($2::text IS NULL OR s.state = $2)
  ${q === '' ? '' : `AND (s.user_id = ANY (${usersByEmail('$3')}) OR s.reference = $4)`}`;

const subscriptionFilter = ({ q, plan, state }: StaffSubscriptionQuery): unknown[] => [
  plan ?? null,
  state ?? null,
  ...(q === '' ? [] : [patternOf(q), q]),
];

export function selectSubscriptions(query: StaffSubscriptionQuery): Statement {
  const { sort, order } = query;
  // Omits NULLS LAST for the start date, because it would prevent PostgreSQL from using the index on that date.
  const sorted = `${SUBSCRIPTION_ORDER[sort]} ${order}${sort === 'startedAt' ? '' : ' NULLS LAST'}, s.id`;
  return {
    sql: `${SUBSCRIPTIONS} ${subscriptionsWith(query)} ORDER BY ${sorted}`,
    values: subscriptionFilter(query),
  };
}

export async function listSubscriptions(
  database: Database,
  query: StaffSubscriptionQuery,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const [limit, offset] = pageOf(query);
  const { sql, values } = selectSubscriptions(query);
  const [rows, counts] = await Promise.all([
    database.query<SubscriptionRow[]>(`${sql} LIMIT ${limit} OFFSET ${offset}`, [...values]),
    database.query<{ total: number }[]>(countListed(subscriptionsWith(query)), [...values]),
  ]);
  return { rows, total: counts[0]!.total };
}

export interface Statement {
  sql: string;
  values: readonly unknown[];
}

/**
 * Reads rows through a cursor, so that memory holds only one batch.
 *
 * @param longestPause PostgreSQL interval such as `60s`; the database ends the transaction if the pause between two
 * batches is longer
 */
export async function* readInBatches<Row>(
  database: DataSource,
  { sql, values }: Statement,
  { size, longestPause }: { size: number; longestPause: string },
): AsyncGenerator<Row[]> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '${longestPause}'`);
    await runner.query(`DECLARE lines NO SCROLL CURSOR FOR ${sql}`, [...values]);
    for (;;) {
      const rows = (await runner.query(`FETCH ${size} FROM lines`)) as Row[];
      if (rows.length === 0) break;
      yield rows;
    }
  } finally {
    // The rollback fails if the connection or the transaction has already ended. In both cases, the original error is
    // thrown.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}
