import { In, IsNull, type EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';
import { PaymentDispute } from '../tables/payment-dispute.entity.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import { enter } from './ledger.js';
import { putDispute, type LedgerEntry } from './ledger.queries.js';
import type { ProviderDispute } from '../stripe/provider-objects.js';

export type DisputedPurchase = Omit<LedgerEntry, 'kind' | 'amount' | 'reference' | 'at' | 'payment'> & {
  payment: string;
};

/**
 * Returns whether a bank has withdrawn the payment's money because of a dispute, or may still do so. Ignores won
 * disputes.
 */
export const isChargedBack = ({ disputes }: { disputes: readonly ProviderDispute[] }): boolean =>
  disputes.some(({ state }) => state !== 'won');

/**
 * Blocks purchases by an account with an open or lost dispute until staff clear it, because a dispute costs more than a
 * purchase earns.
 *
 * @throws {ApiError} 403
 */
export async function assertMayBuy(manager: EntityManager, userId: string): Promise<void> {
  if (!(await isBlocked(manager, userId))) return;
  const message = 'Your bank disputed a payment from this account. Please contact us before you buy again.';
  throw new ApiError(403, 'purchases_blocked', message);
}

export const isBlocked = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(PaymentDispute, { userId, state: In(['open', 'lost']), clearedAt: IsNull() });

/**
 * Stores the current state of a payment's disputes, and adds their withdrawals, repayments and fees to the ledger. The
 * caller must hold the purchase's lock.
 */
export async function enterDisputes(
  transaction: EntityManager,
  purchase: DisputedPurchase,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  for (const dispute of disputes) {
    await enterMovements(transaction, purchase, dispute);
    await enterState(transaction, purchase, dispute);
  }
}

async function enterMovements(
  transaction: EntityManager,
  purchase: DisputedPurchase,
  { movements }: ProviderDispute,
): Promise<void> {
  for (const { reference, amount, fee, currency, at } of movements) {
    const entry = { ...purchase, reference, currency, at, receiptUrl: null };
    if (amount !== 0) await enter(transaction, { ...entry, kind: 'dispute', amount });
    // The provider charges the fee to us, not to the user.
    if (fee !== 0) await enter(transaction, { ...entry, userId: null, kind: 'dispute_fee', amount: -fee });
  }
}

async function enterState(
  transaction: EntityManager,
  { provider, payment, userId, orderId, subscriptionId }: DisputedPurchase,
  { reference, state, amount, currency, openedAt }: ProviderDispute,
): Promise<void> {
  const known = await transaction.findOne(PaymentDispute, {
    select: { id: true, state: true },
    where: { provider, reference },
  });
  if (known?.state === state) return;
  const dispute = { provider, reference, payment, userId, orderId, subscriptionId, state, amount, currency, openedAt };
  const disputeId = await putDispute(transaction, dispute);
  const kind = mailAbout(known?.state, state);
  if (kind) await enqueuePaymentEmail(transaction, { kind, userId, disputeId });
}

function mailAbout(
  before: ProviderDispute['state'] | undefined,
  now: ProviderDispute['state'],
): PaymentEmailKind | undefined {
  if (before === undefined) return now === 'won' ? undefined : 'payment_disputed';
  if (now === 'won') return 'dispute_won';
  return now === 'lost' ? 'dispute_lost' : undefined;
}
