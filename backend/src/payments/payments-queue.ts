import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { retryIfFinished } from '../core/retry-finished-job.js';
import { withTimeout } from '../core/with-timeout.js';
import {
  PAYMENTS_ATTEMPTS,
  PAYMENTS_BACKOFF,
  PAYMENTS_QUEUE,
  paymentsJobId,
  type PaymentsJob,
} from './payments-job.js';

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
      await withTimeout(PATIENCE, this.add(job));
    } catch (error) {
      this.log.error({ kind: job.kind, err: error }, 'a job could not be queued');
    }
  }

  private async add(job: PaymentsJob): Promise<void> {
    const jobId = paymentsJobId(job);
    const known = jobId && (await this.queue.getJob(jobId));
    // It is put in only while there is something left to do.
    if (known) return retryIfFinished(known);
    await this.queue.add(job.kind, job, {
      ...(jobId && { jobId }),
      attempts: PAYMENTS_ATTEMPTS,
      backoff: { type: 'exponential', delay: PAYMENTS_BACKOFF },
    });
  }
}
