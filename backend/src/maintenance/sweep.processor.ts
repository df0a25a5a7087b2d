import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { WORKER_OPTIONS } from '../core/worker-options.js';
import { RENDER_QUEUE } from '../export/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { PAYMENTS_QUEUE } from '../payments/payments-job.js';

export const MAINTENANCE_QUEUE = 'maintenance';

const HOUR = 60 * 60 * 1_000;
/** Jobs that failed for good can be looked at for so long. */
const FAILED_DAYS = 14;
/** Only today's counts limit anything; a use that is given back after midnight still finds its day. */
const AI_USES_DAYS = 2;
/** No provider sends an event for so long. */
const EVENT_DAYS = 90;
/** A year's costs can be compared with those of the year before. */
const AI_CALLS_DAYS = 400;
/** Jobs or rows removed in one go. */
const BATCH = 300;
/** Résumés removed in one go: a hundred versions and some files may go with each. */
const RESUMES = 20;

/** In batches, so that no statement holds its rows for long. */
async function removeAll(queue: Queue, olderThan: number, state: 'completed' | 'failed'): Promise<void> {
  let removed: string[];
  do removed = await queue.clean(olderThan, BATCH, state);
  while (removed.length >= BATCH);
}

/** Every hour: throws away what has had its time. */
@Processor(MAINTENANCE_QUEUE, WORKER_OPTIONS)
export class SweepProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(SweepProcessor.name);

  constructor(
    @InjectQueue(MAINTENANCE_QUEUE) private readonly maintenance: Queue,
    @InjectQueue(RENDER_QUEUE) private readonly renders: Queue,
    @InjectQueue(MAIL_QUEUE) private readonly mails: Queue,
    @InjectQueue(PAYMENTS_QUEUE) private readonly payments: Queue,
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountDeletionService,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.maintenance, this.renders, this.mails, this.payments, this.worker);
    await this.maintenance.upsertJobScheduler('sweep', { pattern: '17 * * * *', tz: 'UTC' }, { name: 'sweep' });
  }

  /** What goes wrong with one thing must not keep the others, hour after hour. */
  async process(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of [...this.tables, () => this.accounts.deleteDue(), ...this.queues]) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be swept');
  }

  private readonly tables = [
    () => this.removeRows('rendered_files', 'expires_at < now()'),
    () => this.removeRows('rendered_letters', 'expires_at < now()'),
    () => this.removeRows('sessions', 'expires_at < now()'),
    () => this.removeRows('staff_sessions', 'expires_at < now()'),
    () => this.removeRows('sign_in_attempts', 'window_ends_at < now()'),
    () => this.removeRows('mail_tokens', 'expires_at < now()'),
    () =>
      this.removeRows(
        'payment_events',
        `handled_at IS NOT NULL AND received_at < now() - make_interval(days => ${EVENT_DAYS})`,
      ),
    () => this.removeRows('ai_calls', `created_at < now() - make_interval(days => ${AI_CALLS_DAYS})`),
    () => this.removeRows('ai_budget_days', `day < (now() AT TIME ZONE 'UTC')::date - ${AI_CALLS_DAYS}`),
    () => this.removeRows('ai_uses', `day < (now() AT TIME ZONE 'UTC')::date - ${AI_USES_DAYS}`),
    () =>
      this.removeRows(
        'sandbox_objects',
        `kind = 'event' AND object->>'deliveredAt' IS NOT NULL AND created_at < now() - make_interval(days => ${FAILED_DAYS})`,
      ),
    () => this.removeRows('resumes', `deleted_at < now() - make_interval(days => ${TRASH_DAYS})`, RESUMES),
  ];

  // Here and not as a retention option of the jobs: on PostgreSQL that deadlocks with other workers' completions.
  private readonly queues = [
    () => removeAll(this.renders, HOUR, 'completed'),
    () => removeAll(this.renders, FAILED_DAYS * 24 * HOUR, 'failed'),
    // They name people's addresses.
    () => removeAll(this.mails, 0, 'completed'),
    () => removeAll(this.mails, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.payments, HOUR, 'completed'),
    () => removeAll(this.payments, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.maintenance, 24 * HOUR, 'completed'),
    () => removeAll(this.maintenance, FAILED_DAYS * 24 * HOUR, 'failed'),
  ];

  /**
   * In batches: a statement is given up after some seconds, and what a long pause of the workers left behind would never
   * be done in one. A row that changes in the same moment, such as a résumé that is restored, stays.
   */
  private async removeRows(table: string, condition: string, batch = BATCH): Promise<void> {
    let removed: number;
    do {
      [, removed] = await this.database.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batch}))`,
      );
    } while (removed >= batch);
  }

  @OnWorkerEvent('failed')
  onFailed(_job: unknown, error: Error): void {
    this.log.error({ err: error }, 'sweeping failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
