import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AlsoWrite } from '../ledger/provider-state-writer.js';
import { OrderSettlement } from '../orders/order-state.js';
import { CheckoutLimits } from '../stripe/checkout-limits.service.js';
import { isDecline } from '../stripe/stripe-events.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SubscriptionSettlement } from '../subscriptions/subscription-state.js';

interface EventRow {
  type: string;
  subject_kind: 'payment' | 'subscription' | null;
  object_id: string | null;
}

/** Settles payments and subscriptions: updates our rows to the state of the objects at the provider. */
@Injectable()
export class SettlementService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly orders: OrderSettlement,
    private readonly subscriptions: SubscriptionSettlement,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** Handles a stored event. Marks it as handled in the transaction that writes its effects. */
  async handle(id: string): Promise<void> {
    const { name } = this.provider;
    const rows: EventRow[] = await this.database.query(
      'SELECT type, subject_kind, object_id FROM payment_events WHERE provider = $1 AND id = $2 AND handled_at IS NULL',
      [name, id],
    );
    const { type, subject_kind: kind, object_id: reference } = rows[0] ?? {};
    if (!type || !kind || !reference) return;
    if (isDecline(type)) await this.endIfLocked(kind, reference);
    const mark = (manager: Pick<EntityManager, 'query'>, outcome: 'applied' | 'ignored') =>
      manager.query('UPDATE payment_events SET handled_at = now(), outcome = $3 WHERE provider = $1 AND id = $2', [
        name,
        id,
        outcome,
      ]);
    const markApplied: AlsoWrite = (transaction) => mark(transaction, 'applied');
    const isOurs =
      kind === 'payment'
        ? await this.settlePayment(reference, markApplied)
        : await this.settleSubscription(reference, markApplied);
    if (!isOurs) await mark(this.database.manager, 'ignored');
  }

  /** Re-reads a payment from the provider. Returns false if it is not ours. */
  async settlePayment(reference: string, also?: AlsoWrite): Promise<boolean> {
    return (await this.orders.settle(reference, also)) || (await this.subscriptions.settlePayment(reference, also));
  }

  /** Re-reads a subscription from the provider. Returns false if it is not ours. */
  settleSubscription(reference: string, also?: AlsoWrite): Promise<boolean> {
    return this.subscriptions.settle(reference, also);
  }

  /** Cancels a purchase that awaits its first payment if its account has reached the limit of declined cards. */
  private async endIfLocked(kind: 'payment' | 'subscription', reference: string): Promise<void> {
    if (!(await this.checkout.isLocked({ kind, reference }))) return;
    if (kind === 'payment') await this.provider.cancelPayment(reference);
    else await this.provider.cancelImmediately(reference);
  }
}
