import type { StaffPayment, StaffPaymentQuery } from '@shortlist/shared/contract/console/admin-payments';
import { PRICES } from '@shortlist/shared/product/plans';

/**
 * A payment's id is its ledger entry's id written as a UUID; a failed payment's id is that of its order or
 * subscription.
 */
const LEDGER_ID = /^0{8}-0{4}-0{4}-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** Returns undefined for the id of a failed payment. */
export function ledgerIdOf(paymentId: string): string | undefined {
  const [, high, low] = LEDGER_ID.exec(paymentId) ?? [];
  return high && low ? BigInt.asIntN(64, BigInt(`0x${high}${low}`)).toString() : undefined;
}

/** SQL for the refunded cents of a ledger entry `l`. */
const REFUNDED = `(
  SELECT coalesce(-sum(r.amount), 0)::int FROM ledger_entries r
  WHERE r.provider = l.provider AND r.payment = l.payment AND r.kind = 'refund')`;

/** SQL condition for a plan's first period, the only one that a promo code discounts. */
const IS_FIRST_PERIOD = `l.id = (
  SELECT f.id FROM ledger_entries f WHERE f.subscription_id = s.id AND f.kind = 'subscription' ORDER BY f.at, f.id LIMIT 1)`;

const PAID = `
  SELECT lpad(to_hex(l.id), 32, '0')::uuid AS id, l.at, coalesce(l.plan, 'download') AS kind, l.amount, l.currency,
         ${REFUNDED} AS refunded, l.user_id, l.provider, coalesce(l.payment, l.reference) AS reference,
         l.period_start, l.period_end,
         coalesce(o.discount, CASE WHEN ${IS_FIRST_PERIOD} THEN s.discount END, 0) AS discount,
         coalesce(o.promo_code_id, CASE WHEN s.discount > 0 AND ${IS_FIRST_PERIOD} THEN s.promo_code_id END) AS promo_code_id,
         CASE WHEN l.amount > 0 AND ${REFUNDED} >= l.amount THEN 'refunded'
              WHEN EXISTS (
                SELECT FROM payment_disputes d
                WHERE d.provider = l.provider AND d.payment = l.payment AND d.state <> 'won') THEN 'disputed'
              WHEN ${REFUNDED} > 0 THEN 'partly_refunded'
              ELSE 'paid' END AS state
  FROM ledger_entries l LEFT JOIN orders o ON o.id = l.order_id LEFT JOIN subscriptions s ON s.id = l.subscription_id
  WHERE l.kind IN ('download', 'subscription')`;

/** SQL for the time of the last declined card. Events of the provider are kept for 90 days. */
const DECLINED = `
  SELECT provider, object_id, max(created_at) AS at FROM payment_events
  WHERE type IN ('payment_intent.payment_failed', 'invoice.payment_failed') GROUP BY provider, object_id`;

const FAILED_DOWNLOADS = `
  SELECT o.id, declined.at, 'download', o.price - o.discount, o.currency, 0, o.user_id, o.provider, o.reference,
         NULL::timestamptz, NULL::timestamptz, o.discount, o.promo_code_id, 'failed'
  FROM (${DECLINED}) declined
  JOIN orders o ON o.provider = declined.provider AND o.reference = declined.object_id
  WHERE o.state IN ('open', 'abandoned')`;

/** SQL for plans whose current or last period is unpaid. */
const FAILED_PERIODS = `
  SELECT s.id, coalesce(declined.at, s.updated_at), s.plan,
         CASE s.plan WHEN 'pro' THEN ${PRICES.pro} ELSE ${PRICES.premium} END
           - CASE WHEN earlier.paid THEN 0 ELSE s.discount END,
         '${PRICES.currency}', 0, s.user_id, s.provider, s.reference, s.period_start, s.period_end,
         CASE WHEN earlier.paid THEN 0 ELSE s.discount END, CASE WHEN NOT earlier.paid THEN s.promo_code_id END, 'failed'
  FROM subscriptions s
  LEFT JOIN (${DECLINED}) declined ON declined.provider = s.provider AND declined.object_id = s.reference
  CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS paid, max(l.period_start) AS period_start FROM ledger_entries l
    WHERE l.subscription_id = s.id AND l.kind = 'subscription'
  ) earlier
  WHERE (s.state = 'past_due' OR s.state IN ('incomplete', 'canceled') AND declined.at IS NOT NULL
    AND (earlier.period_start IS NULL OR earlier.period_start < s.period_start))`;

/** SQL for all payments for downloads and plan periods, including failed ones. */
const PAYMENTS = `(${PAID} UNION ALL ${FAILED_DOWNLOADS} UNION ALL ${FAILED_PERIODS})`;

const JOINS = 'LEFT JOIN users u ON u.id = p.user_id LEFT JOIN promo_codes c ON c.id = p.promo_code_id';

const COLUMNS = `
  p.id, p.kind, p.state, p.amount, p.refunded, p.discount, c.code AS "promoCode", p.currency, p.provider, p.reference,
  p.period_start AS "periodStart", p.period_end AS "periodEnd", p.at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user`;

const ORDER = {
  at: 'p.at',
  amount: 'p.amount',
  state: 'p.state',
  kind: 'p.kind',
} as const satisfies Record<StaffPaymentQuery['sort'], string>;

/** SQL condition of the filter. Days are in UTC; the last day is included. */
const MATCHES = `
  ($1 = '' OR position(lower($1) in lower(concat_ws(' ', u.email, p.reference))) > 0)
  AND ($2::text IS NULL OR p.kind = $2) AND ($3::text IS NULL OR p.state = $3)
  AND ($4::date IS NULL OR p.at >= $4::date::timestamp AT TIME ZONE 'UTC')
  AND ($5::date IS NULL OR p.at < ($5::date + 1)::timestamp AT TIME ZONE 'UTC')`;

export const paymentFilter = ({ q, kind, state, from, to }: StaffPaymentQuery): unknown[] => [
  q,
  kind ?? null,
  state ?? null,
  from ?? null,
  to ?? null,
];

/** Returns the SQL for a sorted list. Its parameters are the values of `paymentFilter`. */
export const selectPayments = ({ sort, order }: StaffPaymentQuery): string =>
  `SELECT ${COLUMNS} FROM ${PAYMENTS} p ${JOINS} WHERE ${MATCHES} ORDER BY ${ORDER[sort]} ${order}, p.id`;

/** Returns the SQL that counts the matches. @param most number at which counting stops */
export const countPayments = (most: number): string =>
  `SELECT count(*)::int AS total FROM (SELECT FROM ${PAYMENTS} p ${JOINS} WHERE ${MATCHES} LIMIT ${most}) matching`;

/** SQL for one paid payment. $1 is the id of its ledger entry. */
export const SELECT_PAID = `SELECT ${COLUMNS} FROM (${PAID} AND l.id = $1) p ${JOINS}`;
/** SQL for one failed payment. $1 is the id of its order or subscription. */
export const SELECT_FAILED = `
  SELECT ${COLUMNS} FROM (${FAILED_DOWNLOADS} AND o.id = $1 UNION ALL ${FAILED_PERIODS} AND s.id = $1)
    AS p (id, at, kind, amount, currency, refunded, user_id, provider, reference, period_start, period_end, discount,
          promo_code_id, state) ${JOINS}`;

export type PaymentRow = Omit<StaffPayment, 'periodStart' | 'periodEnd' | 'at'> & {
  periodStart: Date | null;
  periodEnd: Date | null;
  at: Date;
};

export const paymentView = ({ periodStart, periodEnd, at, ...row }: PaymentRow): StaffPayment => ({
  ...row,
  periodStart: periodStart?.toISOString() ?? null,
  periodEnd: periodEnd?.toISOString() ?? null,
  at: at.toISOString(),
});
