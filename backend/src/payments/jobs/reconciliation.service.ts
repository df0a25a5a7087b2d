import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { DeletedAccountCleanup } from './deleted-account-cleanup.service.js';
import { eachDue } from '../queue/due-rows.js';
import type { DueRow, DueRows } from '../queue/queue.queries.js';
import { DuplicatesService } from '../orders/duplicates.service.js';
import { PaymentRuns, type Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import {
  ABANDONED_ORDERS,
  ABANDONED_SUBSCRIPTIONS,
  abandonNotStarted,
  DUE_SUBSCRIPTIONS,
  OPEN_ORDERS,
} from './jobs.queries.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { StaffRefunds } from './staff-refunds.service.js';

/** Maximum number of purchases that one SQL statement marks as abandoned. */
const BATCH = 500;

/**
 * Compares open purchases with the provider to make up for lost events, for example after an outage that lasted longer
 * than the provider's retries. Only one run is active at a time. A run that reaches its time limit is continued by the
 * next run.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
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

  /** Runs all steps and divides the remaining time among them, so that a slow step does not starve later steps. */
  private async compare({ startedAt, until }: Run): Promise<void> {
    const steps: ((run: Run) => Promise<void>)[] = [
      (run) => this.abandonNotStarted(run),
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

  private async abandonNotStarted({ until }: Run): Promise<void> {
    let abandoned: number;
    do {
      abandoned = await abandonNotStarted(this.database, { limit: BATCH });
    } while (abandoned >= BATCH && Date.now() < until);
  }

  /** Cancels a payment at the provider. If the payment has just completed, records the payment instead. */
  private async abandon(reference: string): Promise<void> {
    await this.provider.cancelPayment(reference);
    await this.settlement.settlePayment(reference);
  }

  /** Cancels a subscription at the provider. If the subscription has just been paid, records the payment instead. */
  private async end(reference: string): Promise<void> {
    const { state } = await this.provider.readSubscription(reference);
    if (state === 'incomplete') await this.provider.cancelImmediately(reference);
    await this.settlement.settleSubscription(reference);
  }
}
