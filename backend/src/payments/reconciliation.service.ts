import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from './attempts.js';
import { Departures } from './departures.service.js';
import { DuplicatesService } from './duplicates.service.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SettlementService } from './settlement.service.js';

/** What changed a moment ago has an event on its way. */
const SETTLED_AFTER = `interval '10 minutes'`;
/** An order that nobody paid or touched for so long is given up; one that holds a use of a promo code, sooner. */
const ABANDONED_AFTER = `CASE WHEN EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)
  THEN interval '1 hour' ELSE interval '24 hours' END`;
/** So does a subscription that was begun; without one the provider gives it up after a day. */
const HOLDS_A_CODE = `EXISTS (SELECT FROM promo_uses WHERE purchase_id = subscriptions.id)`;

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
    private readonly departures: Departures,
  ) {}

  async reconcile(): Promise<void> {
    const attempts = new Attempts();
    await attempts.one(() => this.abandonUnbegun());
    await attempts.each(this.abandonedPayments(), (reference) => this.abandon(reference));
    await attempts.each(this.openPayments(), (reference) => this.settlement.settlePayment(reference));
    await attempts.each(this.abandonedSubscriptions(), (reference) => this.end(reference));
    await attempts.each(this.dueSubscriptions(), (reference) => this.settlement.settleSubscription(reference));
    await attempts.one(() => this.departures.clear());
    await attempts.one(() => this.duplicates.refundAll());
    attempts.end('not everything could be compared with the provider');
  }

  private openPayments(): Promise<string[]> {
    return this.references('orders', `state = 'open' AND updated_at < now() - ${SETTLED_AFTER}`);
  }

  private abandonedPayments(): Promise<string[]> {
    return this.references('orders', `state = 'open' AND updated_at < now() - ${ABANDONED_AFTER}`);
  }

  private abandonedSubscriptions(): Promise<string[]> {
    return this.references(
      'subscriptions',
      `state = 'incomplete' AND created_at < now() - interval '1 hour' AND ${HOLDS_A_CODE}`,
    );
  }

  /** Nothing was made at the provider for them: it was away, or the code was no good. */
  private async abandonUnbegun(): Promise<void> {
    await this.database.query(
      `WITH abandoned AS (
         UPDATE orders SET state = 'abandoned', updated_at = now()
         WHERE state = 'open' AND reference IS NULL AND updated_at < now() - ${ABANDONED_AFTER} RETURNING id
       ), given_up AS (
         UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now()
         WHERE state = 'incomplete' AND reference IS NULL AND created_at < now() - interval '1 hour' RETURNING id
       )
       DELETE FROM promo_uses
       WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM abandoned UNION SELECT id FROM given_up)`,
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

  /** One that was paid in the meantime goes on. */
  private async end(reference: string): Promise<void> {
    const { state } = await this.provider.readSubscription(reference);
    if (state === 'incomplete') await this.provider.endNow(reference);
    await this.settlement.settleSubscription(reference);
  }
}
