import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentEmails } from '../emails/payment-emails.service.js';
import { PaymentsQueue, type PaymentsJob } from '../queue/payments-queue.js';

/** The follow-up job of a written state, if any; undefined if the row changed after the read from the provider. */
export type Written = { next: PaymentsJob | null } | undefined;

/** Extra write in the transaction that writes a state, such as marking the event as handled. */
export type AlsoWrite = (transaction: EntityManager) => Promise<unknown>;

/** Maximum attempts to write a state that keeps changing. */
export const MAX_WRITES = 20;

/**
 * Writes the provider's state into our rows. The state is read before the transaction begins, so that no connection is
 * held during the call. If the row's version shows a concurrent write, the state is read again. Duplicate, late and
 * unordered events therefore lead to the same rows.
 */
@Injectable()
export class ProviderStateWriter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly queue: PaymentsQueue,
    private readonly emails: PaymentEmails,
  ) {}

  /** Returns false if the row changed after the read from the provider. */
  async write(apply: (transaction: EntityManager) => Promise<Written>, also?: AlsoWrite): Promise<boolean> {
    const written = await this.database.transaction(async (transaction) => {
      const applied = await apply(transaction);
      if (applied) await also?.(transaction);
      return applied;
    });
    if (!written) return false;
    if (written.next) await this.queue.put(written.next);
    await this.emails.flushOutbox();
    return true;
  }
}
