import type { EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { enqueuePaymentEmail } from '../emails/enqueue-payment-email.js';
import { type PaymentEmailKind } from '../tables/payment-email-kind.js';
import { enter, type LedgerEntry } from './ledger.js';
import type { ProviderDispute } from '../stripe/provider-objects.js';

export type DisputedPurchase = Omit<LedgerEntry, 'kind' | 'amount' | 'reference' | 'at' | 'payment'> & {
  payment: string;
};

/** Returns whether a dispute has withdrawn the money, or still may. Won disputes do not count. */
export const isChargedBack = ({ disputes }: { disputes: readonly ProviderDispute[] }): boolean =>
  disputes.some(({ state }) => state !== 'won');

/** SQL condition for disputes that block an account's purchases. */
const BLOCKING = `state IN ('open', 'lost') AND cleared_at IS NULL`;

/**
 * Blocks purchases of an account with an open or lost dispute until staff clear it, because a dispute costs more than a
 * purchase earns.
 *
 * @throws {ApiError} 403
 */
export async function assertMayBuy(manager: Pick<EntityManager, 'query'>, userId: string): Promise<void> {
  if (!(await isBlocked(manager, userId))) return;
  const message = 'Your bank disputed a payment from this account. Please contact us before you buy again.';
  throw new ApiError(403, 'purchases_blocked', message);
}

export async function isBlocked(manager: Pick<EntityManager, 'query'>, userId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT 1 FROM payment_disputes WHERE user_id = $1 AND ${BLOCKING} LIMIT 1`,
    [userId],
  );
  return rows.length > 0;
}

/**
 * Stores the current state of a payment's disputes, and enters their withdrawals, returns and fees into the ledger. The
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
  const [known]: { state: ProviderDispute['state'] }[] = await transaction.query(
    'SELECT state FROM payment_disputes WHERE provider = $1 AND reference = $2',
    [provider, reference],
  );
  if (known?.state === state) return;
  const [entered]: { id: string }[] = await transaction.query(
    `INSERT INTO payment_disputes (provider, reference, payment, user_id, order_id, subscription_id, state, amount,
       currency, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (provider, reference) DO UPDATE SET state = excluded.state, updated_at = now()
     RETURNING id`,
    [provider, reference, payment, userId, orderId, subscriptionId, state, amount, currency, openedAt],
  );
  const kind = mailAbout(known?.state, state);
  if (kind) await enqueuePaymentEmail(transaction, { kind, userId, disputeId: entered!.id });
}

function mailAbout(
  before: ProviderDispute['state'] | undefined,
  now: ProviderDispute['state'],
): PaymentEmailKind | undefined {
  if (before === undefined) return now === 'won' ? undefined : 'payment_disputed';
  if (now === 'won') return 'dispute_won';
  return now === 'lost' ? 'dispute_lost' : undefined;
}
