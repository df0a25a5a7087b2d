import type { EntityManager } from 'typeorm';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import { PaymentMail } from '../tables/payment-mail.entity.js';

export interface PaymentEmailNote {
  kind: PaymentEmailKind;
  /** The recipient; null for a deleted account, which gets no email. */
  userId: string | null;
  ledgerEntryId?: string;
  subscriptionId?: string;
  disputeId?: string;
}

/**
 * Stores an email in the outbox. Must be called in the transaction of the change that the email reports, so that either
 * both or neither is committed. `PaymentEmails.flushOutbox` queues the email afterwards.
 */
export async function enqueuePaymentEmail(transaction: EntityManager, note: PaymentEmailNote): Promise<void> {
  const { userId } = note;
  if (userId !== null) await transaction.insert(PaymentMail, { ...note, userId });
}
