import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { MailQueue } from '../../mail/mail-queue.js';
import { PaymentMail } from '../tables/payment-mail.entity.js';
import { findWaitingEmails } from './emails.queries.js';

/**
 * Time after which the job of an unsent email counts as lost, and the email is queued again. It exceeds the total time
 * of all delivery attempts. If the job still exists, queueing the email again has no effect.
 */
const LOST_AFTER = '3 hours';
export const PAYMENT_EMAIL_MAX_AGE = '3 days';
const BATCH = 200;

export const paymentEmailJobId = (id: string): string => `payment-${id}`;

@Injectable()
export class PaymentEmails {
  private readonly log = new Logger(PaymentEmails.name);

  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly queue: MailQueue,
  ) {}

  /** Queues new emails, and emails that the queue has lost. Never throws, because the payment is already committed. */
  async flushOutbox(): Promise<void> {
    try {
      const waiting = await findWaitingEmails(this.database, {
        maxAge: PAYMENT_EMAIL_MAX_AGE,
        lostAfter: LOST_AFTER,
        limit: BATCH,
      });
      for (const id of waiting) {
        await this.putInQueue(id);
      }
    } catch (error) {
      this.log.error({ err: error }, 'payment emails could not be queued');
    }
  }

  /** @throws {ApiError} 503 if the queue cannot be reached */
  async putInQueue(id: string): Promise<void> {
    await this.queue.put({ kind: 'payment', mail: id }, paymentEmailJobId(id));
    await this.database.update(PaymentMail, id, { queuedAt: () => 'now()' });
  }
}
