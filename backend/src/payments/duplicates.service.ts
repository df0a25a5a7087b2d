import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PaymentProvider } from './provider/payment-provider.js';
import { SettlementService } from './settlement.service.js';

/** Nobody pays twice for one résumé, however two payments came about. */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
  ) {}

  async refund(orderId: string): Promise<void> {
    const rows: { reference: string }[] = await this.database.query(
      `SELECT reference FROM orders WHERE id = $1 AND provider = $2 AND state = 'duplicate'`,
      [orderId, this.provider.name],
    );
    const reference = rows[0]?.reference;
    if (!reference) return;
    const { amount, refunded } = await this.provider.readPayment(reference);
    if (refunded < amount) await this.provider.refund(reference, amount - refunded, `duplicate-${orderId}`);
    await this.settlement.settlePayment(reference);
  }

  /** Those whose job got lost. */
  async refundAll(): Promise<void> {
    const left: { id: string }[] = await this.database.query(
      `SELECT o.id FROM orders o WHERE o.state = 'duplicate' AND o.provider = $1 AND NOT EXISTS (
         SELECT FROM ledger_entries l WHERE l.order_id = o.id AND l.kind = 'refund')`,
      [this.provider.name],
    );
    for (const { id } of left) await this.refund(id);
  }
}
