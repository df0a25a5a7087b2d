import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { inJob, jobFields } from '../core/job-context.js';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { WORKER_OPTIONS } from '../core/worker-options.js';
import { PaymentLetters, type AddressedLetter } from '../payments/emails/payment-letters.service.js';
import { InvitationEmails } from '../staff/invitation-emails.service.js';
import { drawLetter } from './letter.js';
import { mailJob, MAIL_QUEUE, type MailJob } from './mail-job.js';
import { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';
import { SupportAddress } from './support-address.js';

@Processor(MAIL_QUEUE, { ...WORKER_OPTIONS, concurrency: 4 })
export class MailProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(MailProcessor.name);

  constructor(
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly payments: PaymentLetters,
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

  private async handle(wanted: MailJob): Promise<void> {
    const written = await this.writer.write(wanted);
    if (written) await this.send(written);
    if (wanted.kind === 'payment') await this.payments.close(wanted.mail);
    if (written && wanted.kind === 'staff_invitation') await this.invitations.noteSent(wanted.invitation);
  }

  private async send({ to, letter }: AddressedLetter): Promise<void> {
    const drawn = drawLetter(letter, await this.support.read());
    try {
      await this.mailer.send(to, drawn);
    } catch (error) {
      throw withoutAddress(error);
    }
  }

  /** The mail in hand is sent while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'a mail was not sent');
  }
}

/** From here on a server's no is about this mail; the 500s below are about how it is asked, which may be mended. */
const FINAL = 550;

/** What servers say repeats the address, and this is logged and kept. A final no is not asked for again. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const message = ['the mail server did not take it', code, responseCode].filter(Boolean).join(' ');
  return responseCode !== undefined && responseCode >= FINAL ? new UnrecoverableError(message) : new Error(message);
}
