import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import type { EntityManager } from 'typeorm';

export interface PaymentEmailNote {
  kind: PaymentEmailKind;
  /** Null for a deleted account, which gets no email. */
  userId: string | null;
  ledgerEntryId?: string;
  subscriptionId?: string;
  disputeId?: string;
}

/**
 * Call it in the transaction of the change itself, so that there is an email for every committed change and for nothing
 * else. `PaymentEmails.flushOutbox` sends it afterwards.
 */
export async function enqueuePaymentEmail(transaction: EntityManager, note: PaymentEmailNote): Promise<void> {
  const { kind, userId, ledgerEntryId = null, subscriptionId = null, disputeId = null } = note;
  if (userId === null) return;
  await transaction.query(
    `INSERT INTO payment_mails (user_id, kind, ledger_entry_id, subscription_id, dispute_id)
     VALUES ($1, $2, $3, $4, $5)`,
    [userId, kind, ledgerEntryId, subscriptionId, disputeId],
  );
}
