import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import type { Database } from '../../core/sql/sql.js';
import type { Dispute } from './templates/payment-disputed.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';

/**
 * Lists the payment emails to queue, oldest first: new emails, and emails whose jobs count as lost, because they were
 * queued more than `lostAfter` ago. Ages are PostgreSQL intervals.
 */
export async function findWaitingEmails(
  database: Database,
  { maxAge, lostAfter, limit }: { maxAge: string; lostAfter: string; limit: number },
): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `SELECT id FROM payment_mails
     WHERE handled_at IS NULL AND created_at > now() - interval '${maxAge}'
       AND (queued_at IS NULL OR queued_at < now() - interval '${lostAfter}')
     ORDER BY created_at LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export interface WaitingEmail {
  kind: PaymentEmailKind;
  ledgerEntryId: string | null;
  subscriptionId: string | null;
  disputeId: string | null;
  email: string;
  firstName: string;
}

export async function findWaitingEmail(database: Database, id: string): Promise<WaitingEmail | undefined> {
  const rows: WaitingEmail[] = await database.query(
    `SELECT m.kind, m.ledger_entry_id AS "ledgerEntryId", m.subscription_id AS "subscriptionId",
            m.dispute_id AS "disputeId", u.email, u.first_name AS "firstName"
     FROM payment_mails m JOIN users u ON u.id = m.user_id WHERE m.id = $1 AND m.handled_at IS NULL`,
    [id],
  );
  return rows[0];
}

export interface EntryFacts {
  kind: 'download' | 'subscription' | 'refund';
  amount: number;
  currency: string;
  plan: PaidPlan | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  provider: string;
  receiptUrl: string | null;
  at: Date;
  /** Discount of the order, or of the subscription's first month, in cents. */
  discount: number | null;
  code: string | null;
  orderState: string | null;
  title: string | null;
  /** The subscription's current plan, which may differ from the plan of the ledger entry. */
  planNow: PaidPlan | null;
  /** Whether the subscription was running when this row was read. */
  runs: boolean;
  /** Whether the payment covers only the price difference of an upgrade within a paid period. */
  isUpgrade: boolean;
  refundableUntil: Date | null;
}

/**
 * Reads a ledger entry and the current state of its purchase. Includes the resume's title only if the user's email
 * address is confirmed, because a spammer could sign up with a stranger's address and send messages in the title.
 */
export async function findEntryFacts(database: Database, id: string): Promise<EntryFacts | undefined> {
  const rows: EntryFacts[] = await database.query(
    `SELECT l.kind, l.amount, l.currency, l.plan, l.period_start AS "periodStart",
       l.period_end AS "periodEnd", l.provider, l.receipt_url AS "receiptUrl", l.at,
       coalesce(o.discount, CASE WHEN first.id = l.id THEN s.discount END) AS discount, p.code,
       o.state AS "orderState", CASE WHEN u.email_verified THEN r.title END AS title,
       s.plan AS "planNow", s.state IN ('active', 'past_due') AND s.refund_requested_at IS NULL AS runs,
       EXISTS (
         SELECT FROM ledger_entries e WHERE e.subscription_id = s.id AND e.kind = 'subscription'
           AND e.plan <> l.plan AND (e.at, e.id) < (l.at, l.id) AND e.period_end > l.period_start
       ) AS "isUpgrade",
       CASE WHEN l.amount > 0 AND s.state IN ('active', 'past_due') AND NOT EXISTS (
         SELECT FROM subscriptions t WHERE t.user_id = l.user_id AND t.refund_requested_at IS NOT NULL
       ) THEN l.at + make_interval(days => $2) END AS "refundableUntil"
     FROM ledger_entries l JOIN users u ON u.id = l.user_id
     LEFT JOIN orders o ON o.id = l.order_id
     LEFT JOIN resumes r ON r.id = o.resume_id
     LEFT JOIN subscriptions s ON s.id = l.subscription_id
     LEFT JOIN promo_codes p ON p.id = coalesce(o.promo_code_id, s.promo_code_id)
     LEFT JOIN LATERAL (
       SELECT id FROM ledger_entries WHERE subscription_id = s.id AND kind = 'subscription' ORDER BY at, id LIMIT 1
     ) first ON true
     WHERE l.id = $1`,
    [id, REFUND_DAYS],
  );
  return rows[0];
}

export interface DisputeFacts {
  state: Dispute['state'];
  amount: number;
  currency: string;
  provider: string;
  openedAt: Date;
  paidAt: Date | null;
  plan: PaidPlan | null;
  planState: string | null;
  restoredUntil: Date | null;
  orderState: string | null;
}

export async function findDisputeFacts(database: Database, id: string): Promise<DisputeFacts | undefined> {
  const rows: DisputeFacts[] = await database.query(
    `SELECT d.state, d.amount, d.currency, d.provider, d.opened_at AS "openedAt", l.at AS "paidAt",
       coalesce(l.plan, s.plan) AS plan, s.state AS "planState", s.restored_until AS "restoredUntil", o.state AS "orderState"
     FROM payment_disputes d
     LEFT JOIN orders o ON o.id = d.order_id
     LEFT JOIN subscriptions s ON s.id = d.subscription_id
     LEFT JOIN ledger_entries l ON l.provider = d.provider AND l.payment = d.payment
       AND l.kind IN ('download', 'subscription')
     WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}
