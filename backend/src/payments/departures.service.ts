import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from './attempts.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SettlementService } from './settlement.service.js';
import { SubscriptionEnd } from './subscription-end.service.js';

/**
 * What people who delete their account leave at the provider. Done right after they went, and every hour for those for
 * whom it failed: the provider may have been away.
 */
@Injectable()
export class Departures {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly subscriptions: SubscriptionEnd,
  ) {}

  async clear(): Promise<void> {
    const attempts = new Attempts();
    await attempts.each(this.openPayments(), (reference) => this.cancelPayment(reference));
    await attempts.each(this.subscriptions.unfinished(), (id) => this.subscriptions.finish(id));
    await attempts.each(this.renewing(), (subscription) => this.subscriptions.renewNoMore(subscription));
    await attempts.each(this.customers(), (reference) => this.forget(reference));
    attempts.end('not everything could be cleared of those who left');
  }

  private openPayments(): Promise<string[]> {
    return this.references(`orders WHERE provider = $1 AND user_id IS NULL AND state = 'open'`);
  }

  /** Of accounts that are going to be deleted: nobody is charged again in the weeks in which they can still come back. */
  private renewing(): Promise<{ reference: string }[]> {
    return this.database.query(
      `SELECT s.reference FROM subscriptions s JOIN users u ON u.id = s.user_id
       WHERE s.provider = $1 AND u.deletion_at IS NOT NULL AND s.state IN ('active', 'past_due')
         AND NOT s.cancels_at_period_end`,
      [this.provider.name],
    );
  }

  private customers(): Promise<string[]> {
    return this.references('payment_customers WHERE provider = $1 AND user_id IS NULL');
  }

  private async references(condition: string): Promise<string[]> {
    const rows: { reference: string | null }[] = await this.database.query(`SELECT reference FROM ${condition}`, [
      this.provider.name,
    ]);
    return rows.flatMap(({ reference }) => reference ?? []);
  }

  private async cancelPayment(reference: string): Promise<void> {
    await this.provider.cancelPayment(reference);
    await this.settlement.settlePayment(reference);
  }

  private async forget(reference: string): Promise<void> {
    await this.provider.deleteCustomer(reference);
    await this.database.query('DELETE FROM payment_customers WHERE provider = $1 AND reference = $2', [
      this.provider.name,
      reference,
    ]);
  }
}
