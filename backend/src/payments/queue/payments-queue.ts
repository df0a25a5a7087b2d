import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../../core/log-queue-errors.js';
import { retryIfFinished } from '../../core/retry-finished-job.js';
import { withTimeout } from '../../core/with-timeout.js';
import { z } from 'zod';

export const PAYMENTS_QUEUE = 'payments';

/** The worker's jobs about payments. They carry ids only; everything else is read from the database. */
export const paymentsJob = z.discriminatedUnion('kind', [
  /** Handles a stored event. */
  z.object({ kind: z.literal('event'), provider: z.string(), id: z.string() }),
  /** Refunds a payment that bought nothing. */
  z.object({ kind: z.literal('refund_duplicate'), orderId: z.guid() }),
  /** Ends a canceled subscription at the provider, and refunds late payments. */
  z.object({ kind: z.literal('finish_subscription'), subscriptionId: z.guid() }),
  /** Makes a refund that staff requested while the provider was unavailable. */
  z.object({ kind: z.literal('staff_refund'), refundId: z.guid() }),
  /** Cleans up at the provider after deleted accounts. */
  z.object({ kind: z.literal('departures') }),
  /** Queues stored events whose job was lost. */
  z.object({ kind: z.literal('requeue') }),
  /** Compares open purchases with the provider. */
  z.object({ kind: z.literal('reconcile') }),
  /** Compares the refunds and disputes of the last weeks with the provider's lists. */
  z.object({ kind: z.literal('audit') }),
]);

export type PaymentsJob = z.infer<typeof paymentsJob>;

/** Gives equal work the same id, so it is queued once. BullMQ allows no ":" in an id. */
export function paymentsJobId(job: PaymentsJob): string | undefined {
  switch (job.kind) {
    case 'event':
      return `event-${job.provider}-${job.id}`;
    case 'refund_duplicate':
      return `refund-${job.orderId}`;
    case 'finish_subscription':
      return `finish-${job.subscriptionId}`;
    case 'staff_refund':
      return `staff-refund-${job.refundId}`;
    default:
      return undefined;
  }
}

/** Attempts, and milliseconds before the second. The delay doubles: more than an hour in total. */
export const PAYMENTS_ATTEMPTS = 12;
export const PAYMENTS_BACKOFF = 1_000;

/** Milliseconds that the queue has to accept a job. */
const PATIENCE = 2_000;

@Injectable()
export class PaymentsQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(PaymentsQueue.name);

  constructor(@InjectQueue(PAYMENTS_QUEUE) private readonly queue: Queue<PaymentsJob>) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.queue);
  }

  /**
   * Never throws, because the change that caused the job is already committed. A job that is lost here is queued again
   * from stored rows within minutes.
   */
  async put(job: PaymentsJob): Promise<void> {
    try {
      await withTimeout(PATIENCE, this.add(job));
    } catch (error) {
      this.log.error({ kind: job.kind, err: error }, 'a job could not be queued');
    }
  }

  private async add(job: PaymentsJob): Promise<void> {
    const jobId = paymentsJobId(job);
    const known = jobId && (await this.queue.getJob(jobId));
    // Callers queue a job only while there is work left.
    if (known) return retryIfFinished(known);
    await this.queue.add(job.kind, job, {
      ...(jobId && { jobId }),
      attempts: PAYMENTS_ATTEMPTS,
      backoff: { type: 'exponential', delay: PAYMENTS_BACKOFF },
    });
  }
}
