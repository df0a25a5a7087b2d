import type {
  StaffPayment,
  StaffPaymentDetail,
  StaffPaymentQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import { PRICES } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { countListed, MAX_LISTED, pageOf, patternOf } from '../core/sql/console-list.js';
import type { Database } from '../core/sql/sql.js';
import { usersByEmail } from '../users/user-search.js';
import { MONTHLY_PRICE, type Statement } from './revenue.queries.js';

export type PaymentRow = Omit<StaffPayment, 'periodStart' | 'periodEnd' | 'at'> & {
  periodStart: Date | null;
  periodEnd: Date | null;
  at: Date;
};

/** SQL for the refunded amount of a ledger entry `l`, in cents. */
const REFUNDED = `(
  SELECT coalesce(-sum(r.amount), 0)::int FROM ledger_entries r
  WHERE r.provider = l.provider AND r.payment = l.payment AND r.kind = 'refund')`;

/** SQL condition for a plan's first period, the only period to which a promo code's discount applies. */
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

/** SQL for each purchase with a declined card, and the time of its last decline. Events are kept for 90 days. */
const DECLINED = `
  SELECT provider, object_id, max(created_at) AS at FROM payment_events
  WHERE type IN ('payment_intent.payment_failed', 'invoice.payment_failed') GROUP BY provider, object_id`;

const FAILED_DOWNLOADS = `
  SELECT o.id, declined.at, 'download', o.price - o.discount, o.currency, 0, o.user_id, o.provider, o.reference,
         NULL::timestamptz, NULL::timestamptz, o.discount, o.promo_code_id, 'failed'
  FROM (${DECLINED}) declined
  JOIN orders o ON o.provider = declined.provider AND o.reference = declined.object_id
  WHERE o.state IN ('open', 'abandoned')`;

/** SQL for plans that are past due or had a declined card. Uses a UNION, so that each half can use an index. */
const UNPAID_PLANS = `
  SELECT s.id FROM subscriptions s WHERE s.state = 'past_due'
  UNION SELECT s.id FROM (${DECLINED}) declined
  JOIN subscriptions s ON s.provider = declined.provider AND s.reference = declined.object_id
  WHERE s.state IN ('incomplete', 'canceled')`;

/** SQL for plans whose current or last period is unpaid. */
const FAILED_PERIODS = `
  SELECT s.id, coalesce(declined.at, s.updated_at), s.plan,
         ${MONTHLY_PRICE} - CASE WHEN earlier.paid THEN 0 ELSE s.discount END,
         '${PRICES.currency}', 0, s.user_id, s.provider, s.reference, s.period_start, s.period_end,
         CASE WHEN earlier.paid THEN 0 ELSE s.discount END, CASE WHEN NOT earlier.paid THEN s.promo_code_id END, 'failed'
  FROM (${UNPAID_PLANS}) unpaid JOIN subscriptions s ON s.id = unpaid.id
  CROSS JOIN LATERAL (
    SELECT max(created_at) AS at FROM payment_events e
    WHERE e.type IN ('payment_intent.payment_failed', 'invoice.payment_failed')
      AND e.provider = s.provider AND e.object_id = s.reference
  ) declined
  CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS paid, max(l.period_start) AS period_start FROM ledger_entries l
    WHERE l.subscription_id = s.id AND l.kind = 'subscription'
  ) earlier
  WHERE (s.state = 'past_due' OR earlier.period_start IS NULL OR earlier.period_start < s.period_start)`;

/**
 * Alias and column names of a payments subquery. The names are listed here, because the subqueries for failed payments
 * do not name their columns.
 */
const NAMES = `p (id, at, kind, amount, currency, refunded, user_id, provider, reference, period_start, period_end,
  discount, promo_code_id, state)`;

const JOINS = 'LEFT JOIN users u ON u.id = p.user_id LEFT JOIN promo_codes c ON c.id = p.promo_code_id';

const COLUMNS = `
  p.id, p.kind, p.state, p.amount, p.refunded, p.discount, c.code AS "promoCode", p.currency, p.provider, p.reference,
  p.period_start AS "periodStart", p.period_end AS "periodEnd", p.at,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user`;

const ORDER = {
  at: 'at',
  amount: 'amount',
  state: 'state',
  kind: 'kind',
} as const satisfies Record<StaffPaymentQuery['sort'], string>;

/** SQL condition for the payments that match the filter. Days are in UTC; the last day is included. */
const MATCHES = `
  ($1::text IS NULL OR p.kind = $1) AND ($2::text IS NULL OR p.state = $2)
  AND ($3::date IS NULL OR p.at >= $3::date::timestamp AT TIME ZONE 'UTC')
  AND ($4::date IS NULL OR p.at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC')`;

const filterOf = ({ q, kind, state, from, to }: StaffPaymentQuery): unknown[] => [
  kind ?? null,
  state ?? null,
  from ?? null,
  to ?? null,
  ...(q === '' ? [] : [patternOf(q), q]),
];

/** SQL condition: the search text is part of the user's email address, or equals one of the `references` columns. */
const isFound = (user: string, ...references: string[]): string =>
  ['', `${user} = ANY (${usersByEmail('$5')})`, ...references.map((column) => `OR ${column} = $6`)].join(' ');

/**
 * SQL conditions by payment state. Each uses an index to preselect the ledger entries `l` of payments that may have
 * that state.
 */
const LEADS_TO: Partial<Record<string, string>> = {
  refunded: `(l.provider, l.payment) IN (SELECT provider, payment FROM ledger_entries WHERE kind = 'refund')`,
  partly_refunded: `(l.provider, l.payment) IN (SELECT provider, payment FROM ledger_entries WHERE kind = 'refund')`,
  disputed: `(l.provider, l.payment) IN (SELECT provider, payment FROM payment_disputes WHERE state <> 'won')`,
};

/** Returns a SELECT for each kind of payment (paid, failed download, failed plan period) that the filter can match. */
function kindsOf({ q, state }: StaffPaymentQuery): string[] {
  const search = (...columns: [string, ...string[]]) => (q === '' ? '' : `AND (${isFound(...columns)})`);
  const leads = LEADS_TO[state ?? ''];
  const paid = `${PAID} ${search('l.user_id', 'l.payment', 'l.reference')} ${leads ? `AND ${leads}` : ''}`;
  const failed = [
    `${FAILED_DOWNLOADS} ${search('o.user_id', 'o.reference')}`,
    `${FAILED_PERIODS} ${search('s.user_id', 's.reference')}`,
  ];
  if (state === 'failed') return failed;
  return state ? [paid] : [paid, ...failed];
}

const matching = (kind: string): string => `FROM (${kind}) ${NAMES} ${JOINS} WHERE ${MATCHES}`;

/**
 * Returns the SQL statement that selects all matching payments, sorted. @param most SQL that limits the rows of each
 * kind, such as `LIMIT 50`, so that no kind needs to be sorted completely
 */
export function selectPayments(query: StaffPaymentQuery, most = ''): Statement {
  const sorted = `ORDER BY ${ORDER[query.sort]} ${query.order}, id`;
  const kinds = kindsOf(query).map(
    (kind) => `(SELECT * FROM (SELECT ${COLUMNS} ${matching(kind)}) payments ${sorted} ${most})`,
  );
  return { sql: `SELECT * FROM (${kinds.join(' UNION ALL ')}) payments ${sorted}`, values: filterOf(query) };
}

export async function listPayments(
  database: Database,
  query: StaffPaymentQuery,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const [limit, offset] = pageOf(query);
  const { sql, values } = selectPayments(query, `LIMIT ${offset + limit}`);
  const counted = kindsOf(query).map((kind) => `(SELECT ${matching(kind)} LIMIT ${MAX_LISTED})`);
  const [rows, counts] = await Promise.all([
    database.query<PaymentRow[]>(`${sql} LIMIT ${limit} OFFSET ${offset}`, [...values]),
    database.query<{ total: number }[]>(countListed(`FROM (${counted.join(' UNION ALL ')}) payments`), [...values]),
  ]);
  return { rows, total: counts[0]!.total };
}

/** @param entryId id of the payment's ledger entry */
export async function findPaid(database: Database, entryId: string): Promise<PaymentRow | undefined> {
  const rows: PaymentRow[] = await database.query(`SELECT ${COLUMNS} FROM (${PAID} AND l.id = $1) p ${JOINS}`, [
    entryId,
  ]);
  return rows[0];
}

/** @param id id of the payment's order or subscription */
export async function findFailed(database: Database, id: string): Promise<PaymentRow | undefined> {
  const rows: PaymentRow[] = await database.query(
    `SELECT ${COLUMNS} FROM (${FAILED_DOWNLOADS} AND o.id = $1 UNION ALL ${FAILED_PERIODS} AND s.id = $1)
       ${NAMES} ${JOINS}`,
    [id],
  );
  return rows[0];
}

export interface PurchaseRow {
  payment: string | null;
  receiptUrl: string | null;
  subscription: StaffPaymentDetail['subscription'];
  isDisputed: boolean;
}

export async function findPurchase(database: Database, entryId: string): Promise<PurchaseRow> {
  const rows: PurchaseRow[] = await database.query(
    `SELECT l.payment, l.receipt_url AS "receiptUrl",
            CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'plan', s.plan, 'state', s.state) END
              AS subscription,
            EXISTS (SELECT FROM payment_disputes d WHERE d.provider = l.provider AND d.payment = l.payment)
              AS "isDisputed"
     FROM ledger_entries l LEFT JOIN subscriptions s ON s.id = l.subscription_id WHERE l.id = $1`,
    [entryId],
  );
  return rows[0]!;
}

export type EntryRow = Omit<StaffPaymentDetail['entries'][number], 'at'> & { at: Date };

export const listEntries = (database: Database, entryId: string): Promise<EntryRow[]> =>
  database.query(
    `SELECT e.id::text AS id, e.kind, e.amount, e.currency, e.reference, e.at
     FROM ledger_entries l JOIN ledger_entries e ON e.id = l.id OR e.provider = l.provider AND e.payment = l.payment
     WHERE l.id = $1 ORDER BY e.id`,
    [entryId],
  );

export type RefundRow = Omit<StaffPaymentDetail['refunds'][number], 'at'> & { at: Date };

export const listRefunds = (database: Database, entryId: string): Promise<RefundRow[]> =>
  database.query(
    `SELECT r.id, r.amount, r.reason, r.state, s.username AS by, r.created_at AS at
     FROM staff_refunds r LEFT JOIN staff s ON s.id = r.staff_id
     WHERE r.ledger_entry_id = $1 ORDER BY r.created_at, r.id`,
    [entryId],
  );

/** Serializes the refunds of one payment, because concurrent refunds could both find the same remaining amount. */
export const lockPayment = (transaction: EntityManager, entryId: string): Promise<unknown> =>
  transaction.query('SELECT 1 FROM ledger_entries WHERE id = $1 FOR NO KEY UPDATE', [entryId]);

export interface RefundablePayment {
  payment: string | null;
  provider: string;
  reference: string;
  userId: string | null;
  currency: string;
  amount: number;
  refunded: number;
  isDisputed: boolean;
  /** The payment's refund in progress; null if no refund is in progress. */
  open: { id: string; amount: number } | null;
}

export async function findRefundable(
  transaction: EntityManager,
  entryId: string,
): Promise<RefundablePayment | undefined> {
  const rows: RefundablePayment[] = await transaction.query(
    `SELECT l.payment, l.provider, l.reference, l.user_id AS "userId", l.currency, l.amount, ${REFUNDED} AS refunded,
            EXISTS (SELECT FROM payment_disputes d WHERE d.provider = l.provider AND d.payment = l.payment)
              AS "isDisputed",
            (SELECT json_build_object('id', s.id, 'amount', s.amount) FROM staff_refunds s
             WHERE s.ledger_entry_id = l.id AND s.state = 'open') AS open
     FROM ledger_entries l WHERE l.id = $1 AND l.kind IN ('download', 'subscription')`,
    [entryId],
  );
  return rows[0];
}
