import { randomUUID } from 'node:crypto';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { MAIL_ATTEMPTS, MAIL_BACKOFF, MAIL_QUEUE, type MailJob } from './mail-job.js';

/** Milliseconds after which queueing an email fails: ioredis would wait forever for a Redis that is down. */
const ENQUEUE_TIMEOUT_MS = 2_000;

@Injectable()
export class MailQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(MailQueue.name);

  constructor(@InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.queue);
  }

  /**
   * Queues an email that the user waits for. Throws 503 if the queue does not confirm the job; the email may still be
   * sent.
   * @param jobId prevents duplicates: nothing is queued while the queue has a job with this id. Defaults to a random
   * id, because ioredis repeats a command if the connection breaks before the response
   */
  async put(job: MailJob, jobId?: string): Promise<void> {
    const options = { attempts: MAIL_ATTEMPTS, backoff: { type: 'exponential', delay: MAIL_BACKOFF } };
    await withTimeout(ENQUEUE_TIMEOUT_MS, this.queue.add(job.kind, job, { ...options, jobId: jobId ?? randomUUID() }));
  }

  /** Queues an email about a completed action. Never throws, because the action must not fail when its email does. */
  async putIfPossible(job: MailJob): Promise<void> {
    try {
      await this.put(job);
    } catch (error) {
      this.log.error({ kind: job.kind, err: error }, 'could not queue an email');
    }
  }
}
