import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderSettlement } from './order-settlement.js';
import { PaymentsQueue } from './payments-queue.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SubscriptionSettlement } from './subscription-settlement.js';

type Outcome = 'applied' | 'ignored';

interface EventRow {
  about: 'payment' | 'subscription' | null;
  object_id: string | null;
}

/**
 * Makes our rows say what the provider says. Whatever the reason to look was, the object is read again while our row is
 * locked, so that events that come twice, late or in the wrong order all end in the same state.
 */
@Injectable()
export class SettlementService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly orders: OrderSettlement,
    private readonly subscriptions: SubscriptionSettlement,
    private readonly queue: PaymentsQueue,
  ) {}

  /** An event that was stored. */
  async handle(id: string): Promise<void> {
    const { name } = this.provider;
    const duplicate = await this.database.transaction(async (transaction) => {
      const [event]: EventRow[] = await transaction.query(
        'SELECT about, object_id FROM payment_events WHERE provider = $1 AND id = $2 AND handled_at IS NULL FOR UPDATE',
        [name, id],
      );
      if (!event?.object_id) return null;
      const settled = await this.settle(transaction, event.about, event.object_id);
      await transaction.query(
        'UPDATE payment_events SET handled_at = now(), outcome = $3 WHERE provider = $1 AND id = $2',
        [name, id, settled.outcome],
      );
      return settled.duplicate;
    });
    await this.giveBack(duplicate);
  }

  /** A payment that may have changed without our knowing; false when it is none of ours. */
  async settlePayment(reference: string): Promise<boolean> {
    const { outcome, duplicate } = await this.database.transaction((transaction) =>
      this.settle(transaction, 'payment', reference),
    );
    await this.giveBack(duplicate);
    return outcome === 'applied';
  }

  /** A subscription that may have changed without our knowing; false when it is none of ours. */
  async settleSubscription(reference: string): Promise<boolean> {
    const { outcome } = await this.database.transaction((transaction) =>
      this.settle(transaction, 'subscription', reference),
    );
    return outcome === 'applied';
  }

  private async settle(
    transaction: EntityManager,
    kind: EventRow['about'],
    reference: string,
  ): Promise<{ outcome: Outcome; duplicate: string | null }> {
    if (kind === 'payment') {
      const order = await this.orders.lock(transaction, reference);
      if (order) {
        const payment = await this.provider.readPayment(reference);
        const result = await this.orders.apply(transaction, order, payment);
        return { outcome: 'applied', duplicate: result === 'duplicate' ? order.id : null };
      }
    }
    const row = await this.subscriptions.lock(transaction, kind, reference);
    if (!row) return { outcome: 'ignored', duplicate: null };
    await this.subscriptions.apply(transaction, row, await this.provider.readSubscription(row.reference));
    return { outcome: 'applied', duplicate: null };
  }

  private async giveBack(orderId: string | null): Promise<void> {
    if (orderId) await this.queue.put({ kind: 'refund_duplicate', orderId });
  }
}
