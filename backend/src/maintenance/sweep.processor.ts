import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SECURITY_EVENT_DAYS } from '@shortlist/shared/contract/common/security-events';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { Queue, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { inJob, jobFields } from '../core/queues/job-context.js';
import { inBatches } from '../core/sql/in-batches.js';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { scheduleJob } from '../core/queues/schedule-job.js';
import { WORKER_OPTIONS } from '../core/queues/worker-options.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';
import { InvitationEmails } from '../staff/members/invitation-emails.service.js';
import { MAINTENANCE_QUEUE } from './maintenance-queue.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';

const HOUR = 60 * 60 * 1_000;
/** Days for which failed jobs can be inspected. */
const FAILED_DAYS = 14;
/** Days for which AI use counts are kept. Only today's count matters; one more day allows refunds after midnight. */
const AI_USES_DAYS = 2;
/** Days for which payment events are kept, much longer than providers redeliver them. */
const EVENT_DAYS = 90;
/** Days for which AI calls are kept, so that a month can be compared with the same month a year earlier. */
const AI_CALLS_DAYS = 400;
/** Days for which payment emails are kept: disputes are opened within this time. The ledger is kept forever. */
const PAYMENT_MAIL_DAYS = 400;
const ABANDONED_ORDER_DAYS = 90;
/** Days for which downloads are kept. Analytics show one year. */
const DOWNLOAD_DAYS = 400;
/** Days for which salts are kept. Client events arrive at most two days late and need their day's salt. */
const SALT_DAYS = 2;
/** Days for which account activity is kept, enough for one year of sign-up cohorts. */
const ACCOUNT_DAYS = 400;
/** Days for which events without an account are kept: failed sign-ins, and events of deleted accounts. */
const ORPHANED_EVENT_DAYS = 30;
/** Jobs or rows removed per step. */
const BATCH = 300;

/** SQL condition for abandoned orders: unpaid and not referenced by the ledger. */
const ABANDONED = `
  state = 'abandoned' AND updated_at < now() - make_interval(days => ${ABANDONED_ORDER_DAYS})
  AND NOT EXISTS (SELECT FROM ledger_entries WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)`;

/** Removes jobs in batches, so that no statement locks rows for long. */
async function removeAll(queue: Queue, olderThan: number, state: 'completed' | 'failed'): Promise<void> {
  let removed: string[];
  do removed = await queue.clean(olderThan, BATCH, state);
  while (removed.length >= BATCH);
}

/** Deletes expired data every hour. */
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
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.maintenance, this.renders, this.mails, this.payments, this.requests, this.worker);
    await scheduleJob(this.maintenance, 'sweep', '17 * * * *');
  }

  /** Runs every step, even if an earlier one fails. */
  process(job?: Job): Promise<void> {
    return inJob(job, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of [...this.tables, ...this.removals, ...this.postponed, ...this.queues]) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some steps of the sweep failed');
  }

  private readonly tables = [
    () => this.removeRows('rendered_files', 'expires_at < now()'),
    () => this.removeRows('sessions', 'expires_at < now()'),
    () => this.removeRows('staff_sessions', 'expires_at < now()'),
    () => this.removeRows('sign_in_attempts', 'window_ends_at < now()'),
    () => this.removeRows('payment_origins', `updated_at < now() - interval '1 day'`),
    () => this.removeRows('mail_tokens', 'expires_at < now()'),
    () => this.removeRows('passkey_challenges', 'expires_at < now()'),
    () =>
      this.removeRows(
        'payment_events',
        `handled_at IS NOT NULL AND received_at < now() - make_interval(days => ${EVENT_DAYS})`,
      ),
    () => this.removeRows('ai_calls', `created_at < now() - make_interval(days => ${AI_CALLS_DAYS})`),
    () => this.removeRows('security_events', `created_at < now() - make_interval(days => ${SECURITY_EVENT_DAYS})`),
    () =>
      this.removeRows(
        'security_events',
        `user_id IS NULL AND staff_id IS NULL AND created_at < now() - make_interval(days => ${ORPHANED_EVENT_DAYS})`,
      ),
    () => this.removeRows('payment_mails', `created_at < now() - make_interval(days => ${PAYMENT_MAIL_DAYS})`),
    () => this.removeRows('visitor_salts', `day < (now() AT TIME ZONE 'UTC')::date - ${SALT_DAYS}`),
    () => this.removeRows('account_days', `day < (now() AT TIME ZONE 'UTC')::date - ${ACCOUNT_DAYS}`),
    () => this.removeRows('orders', ABANDONED),
    () => this.removeDownloads(),
    () => this.removeRows('ai_budget_days', `day < (now() AT TIME ZONE 'UTC')::date - ${AI_CALLS_DAYS}`),
    () => this.removeRows('ai_uses', `day < (now() AT TIME ZONE 'UTC')::date - ${AI_USES_DAYS}`),
    () =>
      this.removeRows(
        'sandbox_objects',
        `kind = 'event' AND object->>'deliveredAt' IS NOT NULL AND created_at < now() - make_interval(days => ${FAILED_DAYS})`,
      ),
  ];

  private readonly removals = [
    () => this.resumes.markExpired(TRASH_DAYS),
    () => this.resumes.removeMarked(),
    () => this.accounts.deleteDue(),
  ];

  private readonly postponed = [() => this.invitations.queueWaiting()];

  // Jobs are removed here instead of by BullMQ's retention options, which deadlock with other workers' completions on
  // PostgreSQL.
  private readonly queues = [
    () => removeAll(this.renders, HOUR, 'completed'),
    () => removeAll(this.renders, FAILED_DAYS * 24 * HOUR, 'failed'),
    // Completed email jobs contain addresses.
    () => removeAll(this.mails, 0, 'completed'),
    () => removeAll(this.mails, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.payments, HOUR, 'completed'),
    () => removeAll(this.payments, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.requests, HOUR, 'completed'),
    () => removeAll(this.requests, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.maintenance, 24 * HOUR, 'completed'),
    () => removeAll(this.maintenance, FAILED_DAYS * 24 * HOUR, 'failed'),
  ];

  /** Removes rows in batches, because one statement would time out on the backlog after a long downtime. */
  private removeRows(table: string, condition: string): Promise<void> {
    return inBatches(BATCH, async (limit) => {
      const [, removed] = await this.database.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit}))`,
      );
      return removed;
    });
  }

  /** Removes expired downloads and adds them to the account's count of earlier downloads. */
  private removeDownloads(): Promise<void> {
    return inBatches(BATCH, async (limit) => {
      const [{ removed } = { removed: 0 }]: { removed: number }[] = await this.database.query(
        `WITH removed AS (
           DELETE FROM downloads WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM downloads WHERE created_at < now() - make_interval(days => $1) LIMIT $2
           )) RETURNING user_id
         ), counted AS (
           INSERT INTO account_usage AS u (owner_id, earlier_downloads)
           SELECT user_id, count(*) FROM removed GROUP BY user_id ORDER BY user_id
           ON CONFLICT (owner_id) DO UPDATE SET earlier_downloads = u.earlier_downloads + excluded.earlier_downloads
         )
         SELECT count(*)::int AS removed FROM removed`,
        [DOWNLOAD_DAYS, limit],
      );
      return removed;
    });
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'the sweep failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
