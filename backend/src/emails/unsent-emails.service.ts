import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EmailKind, EmailState, StaffEmail } from '@shortlist/shared/contract/admin-emails';
import type { Job, JobType, Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { within } from '../core/within.js';
import { MAIL_QUEUE, mailJob, type MailJob } from '../mail/mail-job.js';
import { PAYMENT_EMAIL_MAX_AGE, paymentEmailJobId } from '../payments/emails/payment-emails.service.js';
import { maskAddress, maskError } from './mask-address.js';

/** Milliseconds that the store of the queue may take. */
const TIMEOUT = 5_000;
/** Emails of one state, or of payments, that are looked at. */
const MOST = 1_000;

const JOB_STATES = {
  failed: ['failed'],
  retrying: ['delayed'],
  waiting: ['waiting', 'prioritized'],
  sending: ['active'],
} as const satisfies Record<EmailState, JobType[]>;

/** A row of `payment_mails` that nothing has been done about yet. */
interface PaymentNote {
  id: string;
  kind: EmailKind;
  userId: string;
  email: string;
  createdAt: Date;
  queuedAt: Date | null;
  isGivenUp: boolean;
}

/** An email with what it takes to send it again. */
export interface UnsentEmail extends StaffEmail {
  /** Undefined for a payment email that is not in the queue. */
  job: Job | undefined;
  /** The account it goes to, as far as it is known. */
  account: { id?: string | undefined; email?: string | undefined };
  paymentMailId: string | undefined;
}

/**
 * The emails that have not been sent: the jobs of the queue, in whichever store it is, and those about payments that are
 * stored but not in the queue. The newest 1,000 of each state.
 */
@Injectable()
export class UnsentEmails {
  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async all(): Promise<UnsentEmail[]> {
    const [jobs, notes] = await Promise.all([within(TIMEOUT, this.jobs()), this.notes()]);
    const byJob = new Map(notes.map((note) => [paymentEmailJobId(note.id), note]));
    const queued = jobs.map(([state, job]) => ofJob(state, job, byJob.get(job.id!)));
    const known = new Set(queued.map(({ id }) => id));
    const unqueued = notes.filter(({ id }) => !known.has(paymentEmailJobId(id)));
    return [...queued, ...unqueued.map(ofNote)];
  }

  /** A job may be seen twice while it moves from one state to another: the last one counts. */
  private async jobs(): Promise<[EmailState, Job][]> {
    const found = new Map<string, [EmailState, Job]>();
    for (const [state, types] of Object.entries(JOB_STATES) as [EmailState, JobType[]][]) {
      const jobs = (await this.queue.getJobs(types, 0, MOST - 1)) as (Job | undefined)[];
      for (const job of jobs) if (job?.id) found.set(job.id, [state, job]);
    }
    return [...found.values()];
  }

  private notes(): Promise<PaymentNote[]> {
    return this.database.query(
      `SELECT m.id, m.kind, u.id AS "userId", u.email, m.created_at AS "createdAt", m.queued_at AS "queuedAt",
              m.created_at < now() - interval '${PAYMENT_EMAIL_MAX_AGE}' AS "isGivenUp"
       FROM payment_mails m JOIN users u ON u.id = m.user_id
       WHERE m.handled_at IS NULL ORDER BY m.created_at DESC LIMIT ${MOST}`,
    );
  }
}

function ofJob(state: EmailState, job: Job, note: PaymentNote | undefined): UnsentEmail {
  const { data } = mailJob.safeParse(job.data);
  // A notice to staff names its reader by id: the address is read when it is written.
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

const ofNote = (note: PaymentNote): UnsentEmail => ({
  id: paymentEmailJobId(note.id),
  kind: note.kind,
  state: note.isGivenUp ? 'failed' : 'waiting',
  recipient: maskAddress(note.email),
  attempts: 0,
  error: note.isGivenUp ? 'it could not be queued for three days' : null,
  createdAt: note.createdAt.toISOString(),
  triedAt: note.queuedAt?.toISOString() ?? null,
  job: undefined,
  account: { id: note.userId, email: note.email },
  paymentMailId: note.id,
});
