import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { inJob, jobFields } from '../../core/queues/job-context.js';
import { logQueueErrors } from '../../core/queues/log-queue-errors.js';
import { scheduleJob } from '../../core/queues/schedule-job.js';
import { WORKER_OPTIONS } from '../../core/queues/worker-options.js';
import { PaymentEmails } from '../emails/payment-emails.service.js';
import { DeletedAccountCleanup } from './deleted-account-cleanup.service.js';
import { DuplicatesService } from '../orders/duplicates.service.js';
import { EventsService } from '../stripe/events.service.js';
import { PaymentAudit } from './payment-audit.service.js';
import { PAYMENTS_QUEUE, paymentsJob, type PaymentsJob } from '../queue/payments-queue.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { StaffRefunds } from './staff-refunds.service.js';
import { SubscriptionCancellation } from '../subscriptions/subscription-cancellation.service.js';

/** Cron schedules in UTC. */
const SCHEDULES = {
  requeue: '*/3 * * * *',
  reconcile: '*/10 * * * *',
  audit: '23 3 * * *',
} as const;

/** Three concurrent jobs stay below the provider's rate limits. */
@Processor(PAYMENTS_QUEUE, { ...WORKER_OPTIONS, concurrency: 3 })
export class PaymentsProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PaymentsProcessor.name);

  constructor(
    @InjectQueue(PAYMENTS_QUEUE) private readonly queue: Queue<PaymentsJob>,
    private readonly provider: StripeProvider,
    private readonly events: EventsService,
    private readonly settlement: SettlementService,
    private readonly duplicates: DuplicatesService,
    private readonly subscriptions: SubscriptionCancellation,
    private readonly staffRefunds: StaffRefunds,
    private readonly cleanup: DeletedAccountCleanup,
    private readonly reconciliation: ReconciliationService,
    private readonly audit: PaymentAudit,
    private readonly emails: PaymentEmails,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.worker);
    await this.plan('requeue');
    await this.plan('reconcile');
    await this.plan('audit');
    // Removes a schedule created by releases before December 2026.
    await this.queue.removeJobScheduler('sandbox_renewals');
  }

  process(job: Job<unknown>): Promise<void> {
    return inJob(job, async () => this.handle(paymentsJob.parse(job.data)));
  }

  private async handle(wanted: PaymentsJob): Promise<void> {
    switch (wanted.kind) {
      case 'event':
        // Skips events of a provider that is no longer configured, because they cannot be handled.
        return wanted.provider === this.provider.name ? this.settlement.handle(wanted.id) : undefined;
      case 'refund_duplicate':
        return this.duplicates.refund(wanted.orderId);
      case 'finish_subscription':
        return this.subscriptions.cancelAndRefund(wanted.subscriptionId);
      case 'staff_refund':
        return this.staffRefunds.finish(wanted.refundId);
      case 'departures':
        return this.cleanup.clear();
      case 'requeue':
        await this.events.requeue();
        return this.emails.flushOutbox();
      case 'reconcile':
        return this.reconciliation.reconcile();
      case 'audit':
        return this.audit.run();
    }
  }

  /** Finishes running jobs while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'a payment job failed');
  }

  private async plan(kind: keyof typeof SCHEDULES): Promise<void> {
    await scheduleJob(this.queue, kind, SCHEDULES[kind], { kind });
  }
}
