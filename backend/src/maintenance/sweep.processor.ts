import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { Queue, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { inJob, jobFields } from '../core/queues/job-context.js';
import { inBatches } from '../core/sql/in-batches.js';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { scheduleJob } from '../core/queues/schedule-job.js';
import { WORKER_OPTIONS } from '../core/queues/worker-options.js';
import { FileStore } from '../files/file-store.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';
import { InvitationEmails } from '../staff/members/invitation-emails.service.js';
import { MAINTENANCE_QUEUE } from './maintenance-queue.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';
import { expiredRemovals } from './sweep.queries.js';

const HOUR = 60 * 60 * 1_000;
/** Days for which failed jobs are kept for inspection. */
const FAILED_DAYS = 14;
const BATCH = 300;

/** Removes jobs in batches, so that no statement locks rows for long. */
async function removeAll(queue: Queue, olderThan: number, state: 'completed' | 'failed'): Promise<void> {
  let removed: string[];
  do removed = await queue.clean(olderThan, BATCH, state);
  while (removed.length >= BATCH);
}

@Processor(MAINTENANCE_QUEUE, WORKER_OPTIONS)
export class SweepProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(SweepProcessor.name);

  constructor(
    @InjectQueue(MAINTENANCE_QUEUE) private readonly maintenance: Queue,
    @InjectQueue(RENDER_QUEUE) private readonly renders: Queue,
    @InjectQueue(MAIL_QUEUE) private readonly mails: Queue,
    @InjectQueue(PAYMENTS_QUEUE) private readonly payments: Queue,
    @InjectQueue(REQUESTS_QUEUE) private readonly requests: Queue,
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountDeletionService,
    private readonly resumes: ResumeRemoval,
    private readonly invitations: InvitationEmails,
    private readonly files: FileStore,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.maintenance, this.renders, this.mails, this.payments, this.requests, this.worker);
    await scheduleJob(this.maintenance, 'sweep', '17 * * * *');
  }

  /** Runs all steps of the sweep, even if one of them fails. */
  process(job?: Job): Promise<void> {
    return inJob(job, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    const failures: unknown[] = [];
    // Deletes rows in batches, because one statement would time out on the backlog after a long downtime.
    const tables = expiredRemovals(this.database).map((remove) => () => inBatches(BATCH, remove));
    for (const step of [...tables, ...this.removals, ...this.postponed, ...this.queues]) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some steps of the sweep failed');
  }

  private readonly removals = [
    () => this.resumes.markExpired(TRASH_DAYS),
    () => this.resumes.removeMarked(),
    () => this.accounts.deleteDue(),
    // Runs last, because the earlier steps leave unreferenced objects in the bucket.
    () => this.files.deleteUnreferenced(),
  ];

  private readonly postponed = [() => this.invitations.queueWaiting()];

  // Steps that remove finished jobs. BullMQ's own retention options cannot be used on PostgreSQL, because they deadlock
  // with workers that complete jobs.
  private readonly queues = [
    () => removeAll(this.renders, HOUR, 'completed'),
    () => removeAll(this.renders, FAILED_DAYS * 24 * HOUR, 'failed'),
    // Completed email jobs contain email addresses, so every sweep removes all of them.
    () => removeAll(this.mails, 0, 'completed'),
    () => removeAll(this.mails, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.payments, HOUR, 'completed'),
    () => removeAll(this.payments, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.requests, HOUR, 'completed'),
    () => removeAll(this.requests, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.maintenance, 24 * HOUR, 'completed'),
    () => removeAll(this.maintenance, FAILED_DAYS * 24 * HOUR, 'failed'),
  ];

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'the sweep failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
