import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaymentRow } from '@shortlist/shared/contract/account/payments';
import type { Database } from '../../core/sql/sql.js';

export interface EntryRow extends Omit<PaymentRow, 'at' | 'description'> {
  at: Date;
  plan: string | null;
  title: string | null;
  periodStart: Date | null;
  periodEnd: Date | null;
}

export interface DisputeRow extends Omit<BillingView['disputes'][number], 'openedAt' | 'description'> {
  openedAt: Date;
  plan: string | null;
  title: string | null;
}

export const listPayments = (
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<EntryRow[]> =>
  database.query(
    `SELECT l.id::text AS id, l.at, l.kind, l.amount, l.currency, l.plan, r.title, l.receipt_url AS "receiptUrl",
            l.period_start AS "periodStart", l.period_end AS "periodEnd"
     FROM ledger_entries l
     LEFT JOIN orders o ON o.id = l.order_id
     LEFT JOIN resumes r ON r.id = o.resume_id AND r.owner_id = l.user_id
     WHERE l.user_id = $1 ORDER BY l.at DESC, l.id DESC LIMIT $2`,
    [userId, limit],
  );

export const listDisputes = (
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<DisputeRow[]> =>
  database.query(
    `SELECT d.id, d.state, d.amount, d.currency, d.opened_at AS "openedAt", s.plan, r.title
     FROM payment_disputes d
     LEFT JOIN subscriptions s ON s.id = d.subscription_id
     LEFT JOIN orders o ON o.id = d.order_id
     LEFT JOIN resumes r ON r.id = o.resume_id AND r.owner_id = d.user_id
     WHERE d.user_id = $1 ORDER BY d.opened_at DESC, d.id LIMIT $2`,
    [userId, limit],
  );
