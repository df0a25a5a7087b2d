import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DuplicatesService } from './duplicates.service.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SettlementService } from './settlement.service.js';

/** What changed a moment ago has an event on its way. */
const SETTLED_AFTER = `interval '10 minutes'`;
/** An order that nobody paid or touched for so long is given up; one that holds a use of a promo code, sooner. */
const ABANDONED_AFTER = `CASE WHEN promo_code_id IS NULL THEN interval '24 hours' ELSE interval '1 hour' END`;

/**
 * Compares what we wait for with what the provider has, for the events that never came: our server may have been away
 * for longer than the provider tries.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly duplicates: DuplicatesService,
  ) {}

  /** What goes wrong with one must not keep the others. */
  async reconcile(): Promise<void> {
    const failures: unknown[] = [];
    const each = async (references: string[], work: (reference: string) => Promise<unknown>): Promise<void> => {
      for (const reference of references) await work(reference).catch((error: unknown) => failures.push(error));
    };
    await this.abandonUnbegun().catch((error: unknown) => failures.push(error));
    await each(await this.abandonedPayments(), (reference) => this.abandon(reference));
    await each(await this.openPayments(), (reference) => this.settlement.settlePayment(reference));
    await each(await this.ownerlessSubscriptions(), (reference) => this.end(reference));
    await each(await this.dueSubscriptions(), (reference) => this.settlement.settleSubscription(reference));
    await this.duplicates.refundAll().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be compared with the provider');
  }

  private openPayments(): Promise<string[]> {
    return this.references('orders', `state = 'open' AND updated_at < now() - ${SETTLED_AFTER}`);
  }

  private abandonedPayments(): Promise<string[]> {
    return this.references('orders', `state = 'open' AND updated_at < now() - ${ABANDONED_AFTER}`);
  }

  /** No payment was made for them: the provider was away, or the code was no good. */
  private async abandonUnbegun(): Promise<void> {
    await this.database.query(
      `WITH abandoned AS (
         UPDATE orders SET state = 'abandoned', updated_at = now()
         WHERE state = 'open' AND reference IS NULL AND updated_at < now() - ${ABANDONED_AFTER} RETURNING id
       )
       DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM abandoned)`,
    );
  }

  /** Those that wait for something, and those whose period should have been renewed by now. */
  private dueSubscriptions(): Promise<string[]> {
    return this.references(
      'subscriptions',
      `state IN ('incomplete', 'past_due') AND updated_at < now() - ${SETTLED_AFTER}
         OR state = 'active' AND period_end < now()`,
    );
  }

  /** Nobody goes on paying for an account that is deleted. */
  private ownerlessSubscriptions(): Promise<string[]> {
    return this.references('subscriptions', `user_id IS NULL AND state <> 'canceled'`);
  }

  private async references(table: 'orders' | 'subscriptions', condition: string): Promise<string[]> {
    const found: { reference: string }[] = await this.database.query(
      `SELECT reference FROM ${table} WHERE provider = $1 AND reference IS NOT NULL AND (${condition})
       ORDER BY updated_at`,
      [this.provider.name],
    );
    return found.map(({ reference }) => reference);
  }

  /** One that was paid in the meantime is not cancelled but settled. */
  private async abandon(reference: string): Promise<void> {
    await this.provider.cancelPayment(reference);
    await this.settlement.settlePayment(reference);
  }

  private async end(reference: string): Promise<void> {
    await this.provider.endNow(reference);
    await this.settlement.settleSubscription(reference);
  }
}
