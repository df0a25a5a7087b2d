import type { QueueName } from '../../core/env/worker-queues.js';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../../core/queues/log-queue-errors.js';
import { retryIfFinished } from '../../core/queues/retry-finished-job.js';
import { withTimeout } from '../../core/errors/with-timeout.js';
import { z } from 'zod';

export const PAYMENTS_QUEUE: QueueName = 'payments';

/** Payment jobs that the worker processes. They contain only ids; everything else is read from the database. */
export const paymentsJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), provider: z.string(), id: z.string() }),
  /** Refunds a duplicate or undeliverable order. */
  z.object({ kind: z.literal('refund_duplicate'), orderId: z.guid() }),
  /** Cancels an ended subscription at the provider and refunds payments made after the subscription's end. */
  z.object({ kind: z.literal('finish_subscription'), subscriptionId: z.guid() }),
  /** Carries out a refund that staff requested while the provider was unavailable. */
  z.object({ kind: z.literal('staff_refund'), refundId: z.guid() }),
  /** Ends plans and deletes customers at the provider after account deletions. */
  z.object({ kind: z.literal('departures') }),
  /** Requeues the stored events whose queue job was lost. */
  z.object({ kind: z.literal('requeue') }),
  z.object({ kind: z.literal('reconcile') }),
  /** Compares the refunds and disputes of the last five weeks with the provider's lists. */
  z.object({ kind: z.literal('audit') }),
]);

export type PaymentsJob = z.infer<typeof paymentsJob>;

/** Returns the same id for equal jobs, so that each is queued only once. BullMQ does not allow ":" in ids. */
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

export const PAYMENTS_ATTEMPTS = 12;
/** Milliseconds before the second attempt. The delay doubles each time; all delays add up to more than an hour. */
export const PAYMENTS_BACKOFF = 1_000;

/** Milliseconds after which queueing a job fails. */
const PATIENCE = 2_000;

@Injectable()
export class PaymentsQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(PaymentsQueue.name);

  constructor(@InjectQueue(PAYMENTS_QUEUE) private readonly queue: Queue<PaymentsJob>) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.queue);
  }

  /**
   * Queues a job. Never throws, because the change that caused the job is already committed. If a job is lost, another
   * job queues it again within minutes, based on the stored rows.
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
    // A finished job with the same id is restarted, because callers queue a job only if there is work left.
    if (known) return retryIfFinished(known);
    await this.queue.add(job.kind, job, {
      ...(jobId && { jobId }),
      attempts: PAYMENTS_ATTEMPTS,
      backoff: { type: 'exponential', delay: PAYMENTS_BACKOFF },
    });
  }
}
