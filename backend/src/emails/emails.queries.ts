import type { EmailKind } from '@shortlist/shared/contract/console/admin-emails';
import type { Database } from '../core/sql/sql.js';

/** A payment email that was neither sent nor discarded: a row of `payment_mails`. */
export interface PaymentNote {
  id: string;
  kind: EmailKind;
  userId: string;
  email: string;
  createdAt: Date;
  queuedAt: Date | null;
  hasExpired: boolean;
}

/**
 * Lists the payment emails that were neither sent nor discarded, newest first.
 * @param maxAge the interval after which payment emails expire
 */
export const listPaymentNotes = (
  database: Database,
  { maxAge, limit }: { maxAge: string; limit: number },
): Promise<PaymentNote[]> =>
  database.query(
    `SELECT m.id, m.kind, u.id AS "userId", u.email, m.created_at AS "createdAt", m.queued_at AS "queuedAt",
            m.created_at < now() - $1::interval AS "hasExpired"
     FROM payment_mails m JOIN users u ON u.id = m.user_id
     WHERE m.handled_at IS NULL ORDER BY m.created_at DESC LIMIT $2`,
    [maxAge, limit],
  );
