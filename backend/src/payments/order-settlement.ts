import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { commitPromo, releasePromo } from '../promo/promo-uses.js';
import { enter, enterRefunds, type LedgerEntry } from './ledger.js';
import { PaymentProvider, type ProviderPayment } from './provider/payment-provider.js';

/** `duplicate`: paid although another order had unlocked the résumé already; the money goes back. */
export type OrderState = 'open' | 'paid' | 'refunded' | 'abandoned' | 'duplicate';

export interface OrderRow {
  id: string;
  user_id: string | null;
  resume_id: string;
  state: OrderState;
}

@Injectable()
export class OrderSettlement {
  constructor(private readonly provider: PaymentProvider) {}

  async lock(transaction: EntityManager, reference: string): Promise<OrderRow | undefined> {
    const rows: OrderRow[] = await transaction.query(
      'SELECT id, user_id, resume_id, state FROM orders WHERE provider = $1 AND reference = $2 FOR UPDATE',
      [this.provider.name, reference],
    );
    return rows[0];
  }

  /** The order is locked. Answers its state from now on. */
  async apply(transaction: EntityManager, order: OrderRow, payment: ProviderPayment): Promise<OrderState> {
    const state = await this.stateAfter(transaction, order, payment);
    if (payment.state === 'succeeded') await this.enterMoney(transaction, order, payment);
    if (state === order.state) return state;
    await transaction.query(
      `UPDATE orders SET state = $2, paid_at = coalesce(paid_at, $3), updated_at = now() WHERE id = $1`,
      [order.id, state, payment.paidAt],
    );
    if (state === 'paid') await commitPromo(transaction, order.id);
    if (state === 'abandoned' || state === 'duplicate') await releasePromo(transaction, order.id);
    return state;
  }

  private async stateAfter(
    transaction: EntityManager,
    order: OrderRow,
    { state, amount, refunded }: ProviderPayment,
  ): Promise<OrderState> {
    if (state === 'cancelled') return 'abandoned';
    if (state !== 'succeeded') return order.state;
    if (order.state === 'duplicate') return 'duplicate';
    if (refunded >= amount) return 'refunded';
    if (order.state === 'paid') return 'paid';
    return (await this.isUnlockedAnyway(transaction, order)) ? 'duplicate' : 'paid';
  }

  /** Two orders of one résumé may both be paid: the older one's payment was on its way when it was given up. */
  private async isUnlockedAnyway(transaction: EntityManager, order: OrderRow): Promise<boolean> {
    if (!order.user_id) return false;
    // One after the other, else both could find that the other is not paid yet.
    const pair = `order ${order.user_id} ${order.resume_id}`;
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [pair]);
    const rows: unknown[] = await transaction.query(
      `SELECT 1 FROM orders WHERE user_id = $1 AND resume_id = $2 AND state = 'paid' AND id <> $3`,
      [order.user_id, order.resume_id, order.id],
    );
    return rows.length > 0;
  }

  private async enterMoney(transaction: EntityManager, order: OrderRow, payment: ProviderPayment): Promise<void> {
    const entry = {
      userId: order.user_id,
      currency: payment.currency,
      orderId: order.id,
      subscriptionId: null,
      plan: null,
      periodStart: null,
      periodEnd: null,
      provider: this.provider.name,
      payment: payment.reference,
      receiptUrl: payment.receiptUrl,
    } satisfies Partial<LedgerEntry>;
    const { amount, reference } = payment;
    await enter(transaction, { ...entry, kind: 'download', amount, reference, at: payment.paidAt ?? new Date() });
    await enterRefunds(transaction, entry, payment.refunded);
  }
}
