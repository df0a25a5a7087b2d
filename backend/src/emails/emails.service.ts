import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  MAX_EMAILS_AT_ONCE,
  type EmailRetryBody,
  type EmailRetryView,
  type StaffEmail,
  type StaffEmailList,
  type StaffEmailQuery,
} from '@shortlist/shared/contract/console/admin-emails';
import { ErrorCode as QueueError } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../users/user.entity.js';
import { ApiError } from '../core/errors/api-error.js';
import { retryIfFinished } from '../core/queues/retry-finished-job.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { PaymentEmails } from '../payments/emails/payment-emails.service.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { UnsentEmails, type UnsentEmail } from './unsent-emails.service.js';

const ENQUEUE_TIMEOUT_MS = 5_000;

@Injectable()
export class EmailsService {
  constructor(
    private readonly unsentEmails: UnsentEmails,
    private readonly paymentMails: PaymentEmails,
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async list({ page, perPage, sort, order, kind, state }: StaffEmailQuery): Promise<StaffEmailList> {
    const matching = (await this.unsentEmails.all()).filter(
      (email) => (kind === undefined || email.kind === kind) && (state === undefined || email.state === state),
    );
    const sign = order === 'asc' ? 1 : -1;
    matching.sort((one, other) => sign * compare(one[sort], other[sort]) || compare(one.id, other.id));
    const items = matching.slice((page - 1) * perPage, page * perPage);
    return { items: items.map(asView), total: matching.length };
  }

  async retry(id: string, by: StaffAct): Promise<EmailRetryView> {
    const email = (await this.unsentEmails.all()).find((unsentEmails) => unsentEmails.id === id);
    if (!email) throw ApiError.notFound('unsent email');
    if (!isStopped(email)) throw ApiError.conflict('email_not_failed', 'This email is already being sent.');
    await this.database.transaction(async (transaction) => {
      await this.events.record(transaction, {
        ...by,
        kind: 'email_retried',
        userId: await this.accountOf(transaction, email),
        detail: email.recipient === null ? email.kind : `${email.kind} to ${email.recipient}`,
      });
      await withTimeout(ENQUEUE_TIMEOUT_MS, this.resend(email));
    });
    return { retried: 1 };
  }

  async retryMany({ ids }: EmailRetryBody, by: StaffAct): Promise<EmailRetryView> {
    const wanted = ids && new Set(ids);
    const emails = (await this.unsentEmails.all())
      .filter((email) => (wanted ? wanted.has(email.id) && isStopped(email) : email.state === 'failed'))
      .slice(0, MAX_EMAILS_AT_ONCE);
    if (emails.length === 0) return { retried: 0 };
    await this.database.transaction(async (transaction) => {
      const detail = emails.length === 1 ? '1 email' : `${emails.length} emails`;
      await this.events.record(transaction, { ...by, kind: 'email_retried', detail });
      for (const email of emails) await withTimeout(ENQUEUE_TIMEOUT_MS, this.resend(email));
    });
    return { retried: emails.length };
  }

  private async resend({ job, paymentMailId }: UnsentEmail): Promise<void> {
    if (job && (await job.isDelayed())) return promote(job);
    if (job) return retryIfFinished(job);
    if (paymentMailId) await this.paymentMails.putInQueue(paymentMailId);
  }

  private async accountOf(transaction: EntityManager, { account }: UnsentEmail): Promise<string | undefined> {
    if (account.id !== undefined || account.email === undefined) return account.id;
    const user = await transaction.findOne(User, { select: { id: true }, where: { email: account.email } });
    return user?.id;
  }
}

/** An email can be resent only while no worker is sending it. */
const isStopped = ({ state, job }: UnsentEmail): boolean =>
  state === 'failed' || state === 'retrying' || job === undefined;

async function promote(job: NonNullable<UnsentEmail['job']>): Promise<void> {
  try {
    await job.promote();
  } catch (error) {
    // JobNotInState means that the job became due after its state was read, so it needs no promotion.
    if ((error as { code?: unknown }).code !== QueueError.JobNotInState) throw error;
  }
}

const compare = (one: string | number | null, other: string | number | null): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
};

const asView = ({ id, kind, state, recipient, attempts, error, createdAt, triedAt }: UnsentEmail): StaffEmail => ({
  id,
  kind,
  state,
  recipient,
  attempts,
  error,
  createdAt,
  triedAt,
});
