import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { DeletedAccountCleanup } from './deleted-account-cleanup.service.js';
import { eachDue } from '../queue/due-rows.js';
import type { DueRow, DueRows } from '../queue/queue.queries.js';
import { DuplicatesService } from '../orders/duplicates.service.js';
import { PaymentRuns, type Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from './settlement.service.js';
import { StaffRefunds } from './staff-refunds.service.js';

/** Minimum age of a change; the event of a recent one may still arrive. */
const SETTLED_AFTER = `interval '10 minutes'`;

/**
 * Returns the SQL interval for which a purchase reserves a use of a promo code, shorter if the code's uses are limited.
 */
const heldFor = (purchase: 'orders' | 'subscriptions'): string => `(
  SELECT CASE WHEN bool_or(p.max_uses IS NOT NULL) THEN interval '15 minutes' ELSE interval '1 hour' END
  FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id WHERE u.purchase_id = ${purchase}.id)`;
/** SQL interval after which an untouched order is abandoned, shorter if it reserves a promo code. */
const ABANDONED_AFTER = `CASE WHEN EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)
  THEN ${heldFor('orders')} ELSE interval '24 hours' END`;
/**
 * SQL condition: the subscription reserves a promo code. The provider expires all other incomplete subscriptions after
 * a day.
 */
const HOLDS_A_CODE = `EXISTS (SELECT FROM promo_uses WHERE purchase_id = subscriptions.id)`;

/** Rows abandoned per statement. */
const BATCH = 500;

const ABANDONED_ORDERS: DueRows = {
  table: 'orders',
  condition: `state = 'open' AND reference IS NOT NULL AND updated_at < now() - ${ABANDONED_AFTER}`,
  by: 'cleanup_tried_at',
};
const OPEN_ORDERS: DueRows = {
  table: 'orders',
  condition: `state = 'open' AND reference IS NOT NULL AND updated_at < now() - ${SETTLED_AFTER}`,
  by: 'check_after',
};
const ABANDONED_SUBSCRIPTIONS: DueRows = {
  table: 'subscriptions',
  condition: `state = 'incomplete' AND reference IS NOT NULL AND ${HOLDS_A_CODE}
    AND created_at < now() - ${heldFor('subscriptions')}`,
  by: 'cleanup_tried_at',
};
/** Subscriptions that await a payment or whose renewal is due. */
const DUE_SUBSCRIPTIONS: DueRows = {
  table: 'subscriptions',
  condition: `reference IS NOT NULL AND (
    state IN ('incomplete', 'past_due') AND updated_at < now() - ${SETTLED_AFTER}
    OR state = 'active' AND period_end < now())`,
  by: 'check_after',
};

/**
 * Compares open purchases with the provider to make up for lost events, such as after a downtime longer than the
 * provider's retries. Runs are exclusive and time-limited; the next run continues.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly duplicates: DuplicatesService,
    private readonly staffRefunds: StaffRefunds,
    private readonly cleanup: DeletedAccountCleanup,
    private readonly runs: PaymentRuns,
  ) {}

  async reconcile(): Promise<void> {
    await this.runs.exclusive('reconcile', (run) => this.compare(run));
  }

  /** Runs all steps. Divides the remaining time among them, so that a slow step does not starve later ones. */
  private async compare({ startedAt, until }: Run): Promise<void> {
    const steps: ((run: Run) => Promise<void>)[] = [
      (run) => this.abandonUnbegun(run),
      (run) => this.each(ABANDONED_ORDERS, run, ({ reference }) => this.abandon(reference)),
      (run) => this.each(OPEN_ORDERS, run, ({ reference }) => this.settlement.settlePayment(reference)),
      (run) => this.each(ABANDONED_SUBSCRIPTIONS, run, ({ reference }) => this.end(reference)),
      (run) => this.each(DUE_SUBSCRIPTIONS, run, ({ reference }) => this.settlement.settleSubscription(reference)),
      (run) => this.cleanup.clear(run),
      (run) => this.duplicates.refundAll(run),
      (run) => this.staffRefunds.finishAll(run),
    ];
    const attempts = new Attempts();
    for (const [index, step] of steps.entries()) {
      const share = (until - Date.now()) / (steps.length - index);
      await attempts.one(() => step({ startedAt, until: Date.now() + share }));
    }
    attempts.end('not everything could be compared with the provider');
  }

  private each(due: DueRows, run: Run, work: (row: DueRow) => Promise<unknown>): Promise<void> {
    return eachDue(this.database, this.provider.name, due, run, work);
  }

  /** Abandons purchases that never got an object at the provider, because it was down or the promo code was invalid. */
  private async abandonUnbegun({ until }: Run): Promise<void> {
    let abandoned: number;
    do {
      const rows: { count: number }[] = await this.database.query(
        `WITH abandoned AS (
           UPDATE orders SET state = 'abandoned', updated_at = now() WHERE id = ANY (ARRAY(
             SELECT id FROM orders
             WHERE state = 'open' AND reference IS NULL AND updated_at < now() - ${ABANDONED_AFTER}
             LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)) RETURNING id
         ), given_up AS (
           UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now() WHERE id = ANY (ARRAY(
             SELECT id FROM subscriptions
             WHERE state = 'incomplete' AND reference IS NULL AND created_at < now() - interval '1 hour'
             LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)) RETURNING id
         ), done AS (SELECT id FROM abandoned UNION SELECT id FROM given_up), released AS (
           DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM done)
         ) SELECT count(*)::int AS count FROM done`,
      );
      abandoned = rows[0]!.count;
    } while (abandoned >= BATCH && Date.now() < until);
  }

  /** Cancels a payment at the provider, or settles it if it was just paid. */
  private async abandon(reference: string): Promise<void> {
    await this.provider.cancelPayment(reference);
    await this.settlement.settlePayment(reference);
  }

  /** Cancels a subscription at the provider, or settles it if it was just paid. */
  private async end(reference: string): Promise<void> {
    const { state } = await this.provider.readSubscription(reference);
    if (state === 'incomplete') await this.provider.cancelImmediately(reference);
    await this.settlement.settleSubscription(reference);
  }
}
