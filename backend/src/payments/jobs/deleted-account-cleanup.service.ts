import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { eachDue } from '../queue/due-rows.js';
import type { DueRow, DueRows } from '../queue/queue.queries.js';
import { PaymentRuns, type Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { SubscriptionCancellation } from '../subscriptions/subscription-cancellation.service.js';
import { NOT_REFUNDED } from '../subscriptions/subscriptions.queries.js';
import { PaymentCustomer } from '../tables/payment-customer.entity.js';
import {
  CUSTOMERS,
  DISPUTED,
  KEPT_AFTER_ALL,
  NOT_ENDED,
  OF_ACCOUNTS_TO_BE_DELETED,
  OPEN_PAYMENTS,
} from './jobs.queries.js';

/**
 * Ends plans and deletes customers at the provider after account deletions. Runs right after a deletion; every
 * reconciliation retries failed steps.
 */
@Injectable()
export class DeletedAccountCleanup {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly subscriptions: SubscriptionCancellation,
    private readonly runs: PaymentRuns,
  ) {}

  /** @param given the enclosing run; a new run by default */
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
    await this.database.delete(PaymentCustomer, { provider: this.provider.name, reference });
  }
}
