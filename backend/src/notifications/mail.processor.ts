import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { emails } from '../core/metrics/emails.js';
import { inJob, jobFields } from '../core/queues/job-context.js';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { WORKER_OPTIONS } from '../core/queues/worker-options.js';
import { PaymentEmailWriter } from '../payments/emails/payment-email-writer.service.js';
import { InvitationEmails } from '../staff/members/invitation-emails.service.js';
import { renderEmail, type AddressedEmail } from '../mail/email-template.js';
import { mailJob, MAIL_QUEUE, type MailJob } from '../mail/mail-job.js';
import { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';
import { SupportAddress } from './support-address.js';

@Processor(MAIL_QUEUE, { ...WORKER_OPTIONS, concurrency: 4 })
export class MailProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(MailProcessor.name);

  constructor(
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly payments: PaymentEmailWriter,
    private readonly invitations: InvitationEmails,
    private readonly support: SupportAddress,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, this.worker);
  }

  process(job: Job<unknown>): Promise<void> {
    return inJob(job, async () => this.handle(mailJob.parse(job.data)));
  }

  private async handle(job: MailJob): Promise<void> {
    const written = await this.writer.write(job);
    if (written) await this.send(written, job.kind);
    else emails.inc({ kind: job.kind, outcome: 'dropped' });
    if (job.kind === 'payment') await this.payments.close(job.mail);
    if (written && job.kind === 'staff_invitation') await this.invitations.noteSent(job.invitation);
  }

  private async send({ to, email }: AddressedEmail, kind: MailJob['kind']): Promise<void> {
    const rendered = renderEmail(email, await this.support.read());
    try {
      await this.mailer.send(to, rendered);
      emails.inc({ kind, outcome: 'sent' });
    } catch (error) {
      const reason = withoutAddress(error);
      emails.inc({ kind, outcome: reason instanceof UnrecoverableError ? 'rejected' : 'failed' });
      throw reason;
    }
  }

  /** Finishes the current email while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'an email was not sent');
  }
}

/**
 * Lowest SMTP code with which a server permanently rejects an email. Lower 5xx codes concern the connection and may be
 * temporary.
 */
const FIRST_PERMANENT_CODE = 550;

/**
 * Returns an error without the recipient's address: mail servers repeat the address in their replies, and errors are
 * logged and stored. A permanent rejection is not retried.
 */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const message = ['the mail server rejected the email', code, responseCode].filter(Boolean).join(' ');
  return responseCode !== undefined && responseCode >= FIRST_PERMANENT_CODE
    ? new UnrecoverableError(message)
    : new Error(message);
}
