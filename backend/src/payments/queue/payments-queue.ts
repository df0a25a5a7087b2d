import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../../core/log-queue-errors.js';
import { startAgainIfOver } from '../../core/start-again.js';
import { within } from '../../core/within.js';
import { z } from 'zod';

export const PAYMENTS_QUEUE = 'payments';

/** What the worker does about payments. Ids only: everything else is read where it is kept. */
export const paymentsJob = z.discriminatedUnion('kind', [
  /** An event of the provider that was stored. */
  z.object({ kind: z.literal('event'), provider: z.string(), id: z.string() }),
  /** Money that bought nothing goes back. */
  z.object({ kind: z.literal('refund_duplicate'), orderId: z.guid() }),
  /** A subscription that is over here, but not at the provider, or was paid for all the same. */
  z.object({ kind: z.literal('finish_subscription'), subscriptionId: z.guid() }),
  /** A refund that staff made while the provider was unavailable. */
  z.object({ kind: z.literal('staff_refund'), refundId: z.guid() }),
  /** What people who are gone left at the provider. */
  z.object({ kind: z.literal('departures') }),
  /** Queues stored events whose job was lost. */
  z.object({ kind: z.literal('requeue') }),
  /** Compares what we wait for with what the provider has. */
  z.object({ kind: z.literal('reconcile') }),
  /** Compares refunds and disputes of the last weeks with what the provider lists. */
  z.object({ kind: z.literal('audit') }),
]);

export type PaymentsJob = z.infer<typeof paymentsJob>;

/** The same thing again is the same job. BullMQ takes no ":" in an id. */
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

/** Tries of one job, and milliseconds before the second; the wait doubles: more than an hour in all. */
export const PAYMENTS_ATTEMPTS = 12;
export const PAYMENTS_BACKOFF = 1_000;

/** Milliseconds the store has to take a job. */
const PATIENCE = 2_000;

@Injectable()
export class PaymentsQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(PaymentsQueue.name);

  constructor(@InjectQueue(PAYMENTS_QUEUE) private readonly queue: Queue<PaymentsJob>) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.queue);
  }

  /**
   * Never fails what has happened already: a job that could not be put in is put in again from what is stored, within
   * minutes.
   */
  async put(job: PaymentsJob): Promise<void> {
    try {
      await within(PATIENCE, this.add(job));
    } catch (error) {
      this.log.error({ kind: job.kind, err: error }, 'a job could not be queued');
    }
  }

  private async add(job: PaymentsJob): Promise<void> {
    const jobId = paymentsJobId(job);
    const known = jobId && (await this.queue.getJob(jobId));
    // It is put in only while there is something left to do.
    if (known) return startAgainIfOver(known);
    await this.queue.add(job.kind, job, {
      ...(jobId && { jobId }),
      attempts: PAYMENTS_ATTEMPTS,
      backoff: { type: 'exponential', delay: PAYMENTS_BACKOFF },
    });
  }
}
