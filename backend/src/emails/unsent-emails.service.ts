import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EmailState, StaffEmail } from '@shortlist/shared/contract/console/admin-emails';
import type { Job, JobType, Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { withTimeout } from '../core/errors/with-timeout.js';
import { MAIL_QUEUE, mailJob, type MailJob } from '../mail/mail-job.js';
import { PAYMENT_EMAIL_MAX_AGE, paymentEmailJobId } from '../payments/emails/payment-emails.service.js';
import { listPaymentNotes, type PaymentNote } from './emails.queries.js';
import { maskAddress, maskError } from './mask-address.js';

const TIMEOUT = 5_000;
const MAX_PER_STATE = 1_000;

const JOB_STATES = {
  failed: ['failed'],
  retrying: ['delayed'],
  waiting: ['waiting', 'prioritized'],
  sending: ['active'],
} as const satisfies Record<EmailState, JobType[]>;

/** An unsent email together with the job or database row from which it can be resent. */
export interface UnsentEmail extends StaffEmail {
  job: Job | undefined;
  account: { id?: string | undefined; email?: string | undefined };
  paymentMailId: string | undefined;
}

/**
 * Lists unsent emails: jobs in the mail queue, and payment emails that are stored but not queued. Returns at most the
 * newest 1,000 jobs in each state.
 */
@Injectable()
export class UnsentEmails {
  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async all(): Promise<UnsentEmail[]> {
    const [jobs, notes] = await Promise.all([withTimeout(TIMEOUT, this.jobs()), this.notes()]);
    const byJob = new Map(notes.map((note) => [paymentEmailJobId(note.id), note]));
    const queued = jobs.map(([state, job]) => emailOfJob(state, job, byJob.get(job.id!)));
    const known = new Set(queued.map(({ id }) => id));
    const unqueued = notes.filter(({ id }) => !known.has(paymentEmailJobId(id)));
    return [...queued, ...unqueued.map(emailOfNote)];
  }

  /** A job that changes state during the read may appear twice; the last state wins. */
  private async jobs(): Promise<[EmailState, Job][]> {
    const found = new Map<string, [EmailState, Job]>();
    for (const [state, types] of Object.entries(JOB_STATES) as [EmailState, JobType[]][]) {
      const jobs = (await this.queue.getJobs(types, 0, MAX_PER_STATE - 1)) as (Job | undefined)[];
      for (const job of jobs) if (job?.id) found.set(job.id, [state, job]);
    }
    return [...found.values()];
  }

  private notes(): Promise<PaymentNote[]> {
    return listPaymentNotes(this.database, { maxAge: PAYMENT_EMAIL_MAX_AGE, limit: MAX_PER_STATE });
  }
}

function emailOfJob(state: EmailState, job: Job, note: PaymentNote | undefined): UnsentEmail {
  const { data } = mailJob.safeParse(job.data);
  // A staff notice contains only the recipient's id; the address is looked up when the notice is sent.
  const email = data && 'email' in data ? data.email : note?.email;
  return {
    id: job.id!,
    kind: data && data.kind !== 'payment' ? data.kind : (note?.kind ?? 'other'),
    state,
    recipient: email === undefined ? null : maskAddress(email),
    attempts: job.attemptsMade,
    error: job.failedReason ? maskError(job.failedReason) : null,
    createdAt: new Date(job.timestamp).toISOString(),
    triedAt: job.processedOn ? new Date(job.processedOn).toISOString() : null,
    job,
    account: { id: note?.userId, email },
    paymentMailId: note?.id,
  };
}

const emailOfNote = (note: PaymentNote): UnsentEmail => ({
  id: paymentEmailJobId(note.id),
  kind: note.kind,
  state: note.hasExpired ? 'failed' : 'waiting',
  recipient: maskAddress(note.email),
  attempts: 0,
  error: note.hasExpired ? 'it could not be queued for three days' : null,
  createdAt: note.createdAt.toISOString(),
  triedAt: note.queuedAt?.toISOString() ?? null,
  job: undefined,
  account: { id: note.userId, email: note.email },
  paymentMailId: note.id,
});
