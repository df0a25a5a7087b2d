import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SECURITY_EVENT_DAYS } from '@shortlist/shared/contract/security-events';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { Queue, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { inJob, jobFields } from '../core/job-context.js';
import { inBatches } from '../core/in-batches.js';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { scheduleJob } from '../core/schedule-job.js';
import { WORKER_OPTIONS } from '../core/worker-options.js';
import { RENDER_QUEUE } from '../export/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';
import { InvitationEmails } from '../staff/invitation-emails.service.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';

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
/** The time within which a purchase is argued about; the ledger itself stays. */
const PAYMENT_MAIL_DAYS = 400;
const ABANDONED_ORDER_DAYS = 90;
/** Analytics show a year. */
const DOWNLOAD_DAYS = 400;
/** Events of the client come at most two days late, and have to be told apart until then. */
const SALT_DAYS = 2;
/** A year of sign-up weeks can be compared with the one before. */
const ACCOUNT_DAYS = 400;
/** Failed sign-ins without an account, and what is left of deleted accounts. */
const NOBODYS_EVENT_DAYS = 30;
/** Jobs or rows removed in one go. */
const BATCH = 300;

/** Unpaid, and without a reference from the ledger. */
const ABANDONED = `
  state = 'abandoned' AND updated_at < now() - make_interval(days => ${ABANDONED_ORDER_DAYS})
  AND NOT EXISTS (SELECT FROM ledger_entries WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)`;

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

  /** What goes wrong with one thing must not keep the others, hour after hour. */
  process(job?: Job): Promise<void> {
    return inJob(job, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of [...this.tables, ...this.removals, ...this.postponed, ...this.queues]) {
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
        `user_id IS NULL AND staff_id IS NULL AND created_at < now() - make_interval(days => ${NOBODYS_EVENT_DAYS})`,
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

  // Here and not as a retention option of the jobs: on PostgreSQL that deadlocks with other workers' completions.
  private readonly queues = [
    () => removeAll(this.renders, HOUR, 'completed'),
    () => removeAll(this.renders, FAILED_DAYS * 24 * HOUR, 'failed'),
    // They name people's addresses.
    () => removeAll(this.mails, 0, 'completed'),
    () => removeAll(this.mails, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.payments, HOUR, 'completed'),
    () => removeAll(this.payments, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.requests, HOUR, 'completed'),
    () => removeAll(this.requests, FAILED_DAYS * 24 * HOUR, 'failed'),
    () => removeAll(this.maintenance, 24 * HOUR, 'completed'),
    () => removeAll(this.maintenance, FAILED_DAYS * 24 * HOUR, 'failed'),
  ];

  /** In batches, because what a long pause of the workers leaves behind exceeds the time limit of one statement. */
  private removeRows(table: string, condition: string): Promise<void> {
    return inBatches(BATCH, async (limit) => {
      const [, removed] = await this.database.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit}))`,
      );
      return removed;
    });
  }

  /** They still count toward the number of downloads that the dashboard shows. */
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
    this.log.error({ ...jobFields(job), err: error }, 'sweeping failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
