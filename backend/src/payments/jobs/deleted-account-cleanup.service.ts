import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { eachDue } from '../queue/due-rows.js';
import type { DueRow, DueRows } from '../queue/queue.queries.js';
import { PaymentRuns, type Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from './settlement.service.js';
import { OWES_A_REFUND, SubscriptionCancellation } from '../subscriptions/subscription-cancellation.service.js';

const OPEN_PAYMENTS: DueRows = {
  table: 'orders',
  condition: `user_id IS NULL AND state = 'open' AND reference IS NOT NULL`,
  by: 'cleanup_tried_at',
};

/** Subscriptions that still run at the provider although they have ended in our rows or their account was deleted. */
const NOT_ENDED: DueRows = {
  table: 'subscriptions',
  condition: `reference IS NOT NULL AND NOT ended_at_provider
    AND (state = 'canceled' OR refund_requested_at IS NOT NULL OR user_id IS NULL)`,
  by: 'cleanup_tried_at',
};
/** Ended subscriptions with an open refund. */
const NOT_REFUNDED: DueRows = {
  table: 'subscriptions',
  condition: `ended_at > now() - interval '30 days' AND ${OWES_A_REFUND}`,
  by: 'cleanup_tried_at',
};

const RENEWS = `state IN ('active', 'past_due') AND NOT cancels_at_period_end AND reference IS NOT NULL`;
/** Renewing plans of accounts that are scheduled for deletion. */
const OF_ACCOUNTS_TO_BE_DELETED: DueRows = {
  table: 'subscriptions',
  condition: `${RENEWS} AND user_id IN (SELECT id FROM users WHERE deletion_at IS NOT NULL)`,
  by: 'cleanup_tried_at',
};
/** Renewing plans with a disputed payment of an earlier month. */
const DISPUTED: DueRows = {
  table: 'subscriptions',
  condition: `${RENEWS} AND id IN (
    SELECT subscription_id FROM payment_disputes WHERE state <> 'won' AND cleared_at IS NULL)`,
  by: 'cleanup_tried_at',
};
/** Plans canceled because of an account deletion that was withdrawn. */
const KEPT_AFTER_ALL: DueRows = {
  table: 'subscriptions',
  condition: `canceled_for_deletion AND reference IS NOT NULL
    AND user_id IN (SELECT id FROM users WHERE deletion_at IS NULL)`,
  by: 'cleanup_tried_at',
};

const CUSTOMERS: DueRows = { table: 'payment_customers', condition: 'user_id IS NULL', by: 'cleanup_tried_at' };

/**
 * Ends plans and deletes customers at the provider after account deletions. Runs right after a deletion; every
 * reconciliation retries failed steps.
 */
@Injectable()
export class DeletedAccountCleanup {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly subscriptions: SubscriptionCancellation,
    private readonly runs: PaymentRuns,
  ) {}

  /** Runs all cleanup steps. @param given the enclosing run; a new run by default */
  async clear(given?: Run): Promise<void> {
    const run = given ?? (await this.runs.unshared());
    const steps: [DueRows, (row: DueRow) => Promise<unknown>][] = [
      [OPEN_PAYMENTS, ({ reference }) => this.cancelPayment(reference)],
      [NOT_ENDED, ({ id }) => this.subscriptions.cancelAndRefund(id)],
      [NOT_REFUNDED, ({ id }) => this.subscriptions.cancelAndRefund(id)],
      [OF_ACCOUNTS_TO_BE_DELETED, (subscription) => this.subscriptions.cancelAtPeriodEnd(subscription, 'deletion')],
      [DISPUTED, (subscription) => this.subscriptions.cancelAtPeriodEnd(subscription)],
      [KEPT_AFTER_ALL, (subscription) => this.subscriptions.renewAgain(subscription)],
      [CUSTOMERS, ({ reference }) => this.forget(reference)],
    ];
    const attempts = new Attempts();
    for (const [due, work] of steps) {
      await attempts.one(() => eachDue(this.database, this.provider.name, due, run, work));
    }
    attempts.end('not everything could be cleared of those who left');
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
