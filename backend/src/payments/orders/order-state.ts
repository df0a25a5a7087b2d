import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { commitPromo, releasePromo } from '../../promo/redemption.js';
import { enterDisputes, isChargedBack } from '../ledger/disputes.js';
import { enter, enterRefunds } from '../ledger/ledger.js';
import type { LedgerEntry } from '../ledger/ledger.queries.js';
import { MAX_WRITES, ProviderStateWriter, type AlsoWrite, type Written } from '../ledger/provider-state-writer.js';
import type { ProviderPayment } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';

/**
 * The state of an order. `duplicate`: paid although another order had already unlocked the resume. `undeliverable`:
 * paid after the resume or account was deleted. Both are refunded automatically. `disputed`: the bank has withdrawn the
 * money or may do so.
 */
export type OrderState = 'open' | 'paid' | 'refunded' | 'abandoned' | 'duplicate' | 'undeliverable' | 'disputed';

/** States in which the promo code counts as used. */
const BOUGHT: readonly OrderState[] = ['paid', 'refunded', 'disputed'];
/** States whose payment is refunded automatically. */
const REFUNDED_BY_ITSELF: readonly OrderState[] = ['duplicate', 'undeliverable'];

export interface OrderRow {
  id: string;
  user_id: string | null;
  resume_id: string;
  state: OrderState;
  currency: string;
  price: number;
  discount: number;
}

const COLUMNS = 'id, user_id, resume_id, state, currency, price, discount';
/** Provider name stored for a free order, which has no payment. */
const NOBODY = 'none';

/** An order as read before its payment. */
interface KnownOrder {
  id: string;
  /** Incremented by every written state. */
  lockVersion: number;
}

/** Updates orders to the state of their payments. */
@Injectable()
export class OrderSettlement {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly writer: ProviderStateWriter,
  ) {}

  /** Re-reads a payment from the provider. Returns false if it belongs to no order. */
  async settle(reference: string, also?: AlsoWrite): Promise<boolean> {
    for (let writes = 0; writes < MAX_WRITES; writes++) {
      const order = await this.find(reference);
      if (!order) return false;
      const payment = await this.provider.readPayment(reference);
      const { name } = this.provider;
      if (await this.writer.write((transaction) => applyOrder(transaction, order, name, payment), also)) return true;
    }
    throw new Error('an order kept changing during its settlement');
  }

  private async find(reference: string): Promise<KnownOrder | undefined> {
    const rows: KnownOrder[] = await this.database.query(
      'SELECT id, lock_version AS "lockVersion" FROM orders WHERE provider = $1 AND reference = $2',
      [this.provider.name, reference],
    );
    return rows[0];
  }
}

async function applyOrder(
  transaction: EntityManager,
  { id, lockVersion }: KnownOrder,
  provider: string,
  payment: ProviderPayment,
): Promise<Written> {
  const [[order]]: [OrderRow[], number] = await transaction.query(
    `UPDATE orders SET lock_version = lock_version + 1 WHERE id = $1 AND lock_version = $2 AND reference = $3
     RETURNING ${COLUMNS}`,
    [id, lockVersion, payment.reference],
  );
  if (!order) return undefined;
  // A promo code covers the full price, and the canceled payment can no longer be made.
  const isFree = order.state === 'open' && payment.state === 'cancelled' && order.price === order.discount;
  if (isFree && (await grantOrder(transaction, order))) return { next: null };
  const state = await stateAfter(transaction, order, payment);
  if (payment.state === 'succeeded') await enterMoney(transaction, order, provider, payment);
  if (state !== order.state) await change(transaction, order, state, payment);
  return { next: REFUNDED_BY_ITSELF.includes(state) ? { kind: 'refund_duplicate', orderId: order.id } : null };
}

/**
 * Unlocks the resume of a free order. The caller must hold the order's lock. Returns false if another order has
 * unlocked the resume.
 */
export async function grantOrder(transaction: EntityManager, order: OrderRow): Promise<boolean> {
  if (await isUnlockedAnyway(transaction, order)) return false;
  await transaction.query(
    `UPDATE orders SET state = 'paid', paid_at = now(), provider = $2, reference = NULL, updated_at = now()
     WHERE id = $1`,
    [order.id, NOBODY],
  );
  await commitPromo(transaction, order.id, order.discount);
  const entry = { ...entryOf(order), provider: NOBODY, payment: null, receiptUrl: null };
  return enter(transaction, { ...entry, kind: 'download', amount: 0, reference: order.id, at: new Date() });
}

async function change(
  transaction: EntityManager,
  order: OrderRow,
  state: OrderState,
  payment: ProviderPayment,
): Promise<void> {
  await transaction.query(
    `UPDATE orders SET state = $2, paid_at = coalesce(paid_at, $3), updated_at = now() WHERE id = $1`,
    [order.id, state, payment.paidAt],
  );
  if (state === 'abandoned' || REFUNDED_BY_ITSELF.includes(state)) await releasePromo(transaction, order.id);
  if (!BOUGHT.includes(state) || BOUGHT.includes(order.state)) return;
  // The paid amount determines the discount, because a code may have been added or removed during the payment.
  const discount = Math.max(0, order.price - payment.amount);
  const promoCodeId = await commitPromo(transaction, order.id, discount);
  await transaction.query('UPDATE orders SET discount = $2, promo_code_id = $3 WHERE id = $1', [
    order.id,
    discount,
    promoCodeId,
  ]);
}

async function stateAfter(transaction: EntityManager, order: OrderRow, payment: ProviderPayment): Promise<OrderState> {
  const { state, amount, refunded } = payment;
  if (state === 'cancelled') return order.state === 'open' ? 'abandoned' : order.state;
  if (state !== 'succeeded') return order.state;
  if (REFUNDED_BY_ITSELF.includes(order.state)) return order.state;
  if (refunded >= amount) return 'refunded';
  if (isChargedBack(payment)) return 'disputed';
  if (order.state === 'paid') return 'paid';
  if (order.state === 'open' && (await isUndeliverable(transaction, order))) return 'undeliverable';
  return (await isUnlockedAnyway(transaction, order)) ? 'duplicate' : 'paid';
}

/**
 * Returns whether the resume or account is deleted. A resume in the trash can be restored, so it counts as existing.
 */
async function isUndeliverable(transaction: EntityManager, { user_id, resume_id }: OrderRow): Promise<boolean> {
  const rows: unknown[] = await transaction.query('SELECT 1 FROM resumes WHERE id = $1 AND owner_id = $2', [
    resume_id,
    user_id,
  ]);
  return rows.length === 0;
}

/**
 * Returns whether another order has unlocked the resume. This happens if the older of two orders was abandoned while
 * its payment was in progress.
 */
async function isUnlockedAnyway(transaction: EntityManager, order: OrderRow): Promise<boolean> {
  if (!order.user_id) return false;
  // Serializes both orders; concurrently, each could find the other one unpaid.
  const pair = `order ${order.user_id} ${order.resume_id}`;
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [pair]);
  const rows: unknown[] = await transaction.query(
    `SELECT 1 FROM orders WHERE user_id = $1 AND resume_id = $2 AND state = 'paid' AND id <> $3`,
    [order.user_id, order.resume_id, order.id],
  );
  return rows.length > 0;
}

async function enterMoney(
  transaction: EntityManager,
  order: OrderRow,
  provider: string,
  payment: ProviderPayment,
): Promise<void> {
  const { amount, reference, currency, receiptUrl } = payment;
  const paid = { ...entryOf(order), currency, provider, payment: reference, receiptUrl };
  await enter(transaction, { ...paid, kind: 'download', amount, reference, at: payment.paidAt ?? new Date() });
  await enterRefunds(transaction, paid, payment.refunded);
  await enterDisputes(transaction, paid, payment.disputes);
}

function entryOf({ id, user_id, currency }: OrderRow) {
  return {
    userId: user_id,
    currency,
    orderId: id,
    subscriptionId: null,
    plan: null,
    periodStart: null,
    periodEnd: null,
  } satisfies Partial<LedgerEntry>;
}
