import { Injectable } from '@nestjs/common';
import { GRACE_DAYS } from '@shortlist/shared/plans';
import type { EntityManager } from 'typeorm';
import { commitPromo, releasePromo } from '../promo/promo-uses.js';
import { enter, enterRefunds, type LedgerEntry } from './ledger.js';
import { PaymentProvider, type ProviderInvoice, type ProviderSubscription } from './provider/payment-provider.js';

export interface SubscriptionRow {
  id: string;
  user_id: string | null;
  reference: string;
}

@Injectable()
export class SubscriptionSettlement {
  constructor(private readonly provider: PaymentProvider) {}

  /** By its own reference, or by that of a payment which the ledger knows as one of its invoices'. */
  async lock(
    transaction: EntityManager,
    kind: 'payment' | 'subscription' | null,
    reference: string,
  ): Promise<SubscriptionRow | undefined> {
    const which =
      kind === 'payment'
        ? 'id = (SELECT subscription_id FROM ledger_entries WHERE provider = $1 AND payment = $2 LIMIT 1)'
        : 'reference = $2';
    const rows: SubscriptionRow[] = await transaction.query(
      `SELECT id, user_id, reference FROM subscriptions WHERE provider = $1 AND ${which} FOR UPDATE`,
      [this.provider.name, reference],
    );
    return rows[0];
  }

  /** The row is locked. */
  async apply(transaction: EntityManager, row: SubscriptionRow, now: ProviderSubscription): Promise<void> {
    await transaction.query(
      `UPDATE subscriptions SET plan = $2, next_plan = $3, state = $4, period_start = $5, period_end = $6,
         cancels_at_period_end = $7,
         grace_until = CASE WHEN $4 = 'past_due' THEN $5::timestamptz + make_interval(days => $8) END,
         ended_at = CASE WHEN $4 = 'canceled' THEN coalesce(ended_at, now()) END,
         updated_at = now()
       WHERE id = $1`,
      [row.id, now.plan, now.nextPlan, now.state, now.periodStart, now.periodEnd, now.cancelsAtPeriodEnd, GRACE_DAYS],
    );
    for (const invoice of now.invoices) await this.enterMoney(transaction, row, invoice);
    if (now.state === 'active') await commitPromo(transaction, row.id);
    if (now.state === 'canceled') await releasePromo(transaction, row.id);
  }

  private async enterMoney(transaction: EntityManager, row: SubscriptionRow, invoice: ProviderInvoice): Promise<void> {
    const entry = {
      userId: row.user_id,
      currency: invoice.currency,
      orderId: null,
      subscriptionId: row.id,
      plan: invoice.plan,
      periodStart: invoice.periodStart,
      periodEnd: invoice.periodEnd,
      provider: this.provider.name,
      payment: invoice.payment,
      receiptUrl: invoice.receiptUrl,
    } satisfies Partial<LedgerEntry>;
    const { amount, reference, paidAt, payment } = invoice;
    await enter(transaction, { ...entry, kind: 'subscription', amount, reference, at: paidAt });
    if (payment) await enterRefunds(transaction, { ...entry, payment }, invoice.refunded);
  }
}
