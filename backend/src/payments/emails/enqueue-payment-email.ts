import type { EntityManager } from 'typeorm';

export type PaymentEmailKind =
  | 'receipt'
  | 'refund'
  | 'renewal_failed'
  | 'plan_unpaid'
  | 'plan_cancelled'
  | 'plan_resumed'
  | 'payment_disputed'
  | 'dispute_won'
  | 'dispute_lost';

export interface PaymentEmailNote {
  kind: PaymentEmailKind;
  /** Nobody is written to when the account is gone. */
  userId: string | null;
  ledgerEntryId?: string;
  subscriptionId?: string;
  disputeId?: string;
}

/**
 * To be called in the transaction that makes it so: then there is a mail of all that happened, and of nothing else. It is
 * sent after that.
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
