import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import type { EntityManager } from 'typeorm';

export interface PaymentEmailNote {
  kind: PaymentEmailKind;
  /** The recipient; null for a deleted account, which gets no email. */
  userId: string | null;
  ledgerEntryId?: string;
  subscriptionId?: string;
  disputeId?: string;
}

/**
 * Stores an email in the outbox. Call it in the transaction of the change that the email reports, so that both are
 * committed or neither is. `PaymentEmails.flushOutbox` queues the email afterwards.
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
