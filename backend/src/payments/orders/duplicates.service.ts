import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { eachDue } from '../queue/due-rows.js';
import type { DueRows } from '../queue/queue.queries.js';
import type { Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { OrderSettlement } from './order-state.js';

const TO_REFUND: DueRows = {
  table: 'orders',
  condition: `state IN ('duplicate', 'undeliverable')
    AND NOT EXISTS (SELECT FROM ledger_entries l
      WHERE l.provider = orders.provider AND l.payment = orders.reference AND l.kind = 'refund')
    AND NOT EXISTS (SELECT FROM payment_disputes d
      WHERE d.provider = orders.provider AND d.payment = orders.reference)`,
  by: 'cleanup_tried_at',
};

/** Refunds a second payment for the same resume, and a payment for a deleted resume. */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: OrderSettlement,
  ) {}

  async refund(orderId: string): Promise<void> {
    const rows: { reference: string }[] = await this.database.query(
      `SELECT reference FROM orders WHERE id = $1 AND provider = $2 AND state IN ('duplicate', 'undeliverable')`,
      [orderId, this.provider.name],
    );
    const reference = rows[0]?.reference;
    if (!reference) return;
    const { amount, refunded, disputes } = await this.provider.readPayment(reference);
    if (refunded < amount && disputes.length === 0)
      await this.provider.refund(reference, amount - refunded, `duplicate-${orderId}`);
    await this.settlement.settle(reference);
  }

  /** Refunds the orders that lost their refund job. */
  async refundAll(run: Run): Promise<void> {
    await eachDue(this.database, this.provider.name, TO_REFUND, run, ({ id }) => this.refund(id));
  }
}
