import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { within } from '../core/within.js';
import { MAIL_ATTEMPTS, MAIL_BACKOFF, MAIL_QUEUE, type MailJob } from './mail-job.js';

/** Milliseconds the store has to take a mail: a Redis that is away would otherwise be waited for without end. */
const PATIENCE = 2_000;

/** The API's side: a mail is put in and sent by the worker. */
@Injectable()
export class MailQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(MailQueue.name);

  constructor(@InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>) {}

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.queue);
  }

  /**
   * For mails the person waits for: throws 503 when the queue is away.
   *
   * @param jobId a mail that is in the queue under this name already is not put in again
   */
  async put(job: MailJob, jobId?: string): Promise<void> {
    const options = { attempts: MAIL_ATTEMPTS, backoff: { type: 'exponential', delay: MAIL_BACKOFF } };
    await within(PATIENCE, this.queue.add(job.kind, job, { ...options, ...(jobId && { jobId }) }));
  }

  /** For mails beside something that has happened already and must not fail for them. */
  async putIfPossible(job: MailJob): Promise<void> {
    try {
      await this.put(job);
    } catch (error) {
      this.log.error({ kind: job.kind, err: error }, 'a mail could not be queued');
    }
  }
}
