import { Not, type EntityManager } from 'typeorm';
import { commitPromo, releasePromo } from '../../promo/redemption.js';
import { Resume } from '../../resumes/tables/resume.entity.js';
import { enterDisputes, isChargedBack } from '../ledger/disputes.js';
import { enter, enterRefunds } from '../ledger/ledger.js';
import type { LedgerEntry } from '../ledger/ledger.queries.js';
import type { PaymentsJob } from '../queue/payments-queue.js';
import type { ProviderPayment } from '../stripe/provider-objects.js';
import { Order } from '../tables/order.entity.js';
import { incrementOrderVersion, serializeOrders, setOrderState, type OrderRow } from './settlement.queries.js';

type OrderState = Order['state'];

/** Order states in which the promo code counts as used. */
const BOUGHT: readonly OrderState[] = ['paid', 'refunded', 'disputed'];
const REFUNDED_BY_ITSELF: readonly OrderState[] = ['duplicate', 'undeliverable'];

/** Provider name that is stored for a free order, which has no payment. */
const NOBODY = 'none';

/** Applies the state of a payment to its order. Returns undefined if the order has changed since `known` was read. */
export async function applyOrder(
  transaction: EntityManager,
  known: Pick<Order, 'id' | 'lockVersion'>,
  provider: string,
  payment: ProviderPayment,
): Promise<{ next: PaymentsJob | null } | undefined> {
  const order = await incrementOrderVersion(transaction, { ...known, reference: payment.reference });
  if (!order) return undefined;
  // The order is free if a promo code covers the full price and the canceled payment can no longer complete.
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
  await transaction.update(Order, order.id, {
    state: 'paid',
    paidAt: () => 'now()',
    provider: NOBODY,
    reference: null,
    updatedAt: () => 'now()',
  });
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
  await setOrderState(transaction, { id: order.id, state, paidAt: payment.paidAt });
  if (state === 'abandoned' || REFUNDED_BY_ITSELF.includes(state)) await releasePromo(transaction, order.id);
  if (!BOUGHT.includes(state) || BOUGHT.includes(order.state)) return;
  // Computes the discount from the paid amount, because a code may have been added or removed during the payment.
  const discount = Math.max(0, order.price - payment.amount);
  const promoCodeId = await commitPromo(transaction, order.id, discount);
  await transaction.update(Order, order.id, { discount, promoCodeId });
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
async function isUndeliverable(transaction: EntityManager, { userId, resumeId }: OrderRow): Promise<boolean> {
  if (!userId) return true;
  return !(await transaction.exists(Resume, { where: { id: resumeId, ownerId: userId }, withDeleted: true }));
}

/**
 * Returns whether another order has unlocked the resume. This happens if the older of two orders was abandoned while
 * its payment was in progress.
 */
async function isUnlockedAnyway(transaction: EntityManager, { id, userId, resumeId }: OrderRow): Promise<boolean> {
  if (!userId) return false;
  // Without this lock, two orders that are settled concurrently could each find the other order unpaid.
  await serializeOrders(transaction, { userId, resumeId });
  return transaction.existsBy(Order, { userId, resumeId, state: 'paid', id: Not(id) });
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

function entryOf({ id, userId, currency }: OrderRow) {
  return {
    userId,
    currency,
    orderId: id,
    subscriptionId: null,
    plan: null,
    periodStart: null,
    periodEnd: null,
  } satisfies Partial<LedgerEntry>;
}
