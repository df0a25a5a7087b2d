import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentEmails } from '../emails/payment-emails.service.js';
import { PaymentsQueue, type PaymentsJob } from '../queue/payments-queue.js';

/** Work that is left after a state was written; undefined if the row changed since the provider was asked. */
export type Written = { next: PaymentsJob | null } | undefined;

/** Runs in the transaction that writes a state, such as marking the event that announced it. */
export type AlsoWrite = (transaction: EntityManager) => Promise<unknown>;

/** Attempts to write a state that keeps changing. */
export const MAX_WRITES = 20;

/**
 * Writes what the provider said into our rows. It is asked before the transaction begins, so no connection is held
 * meanwhile; the row's version tells whether another process wrote since, and then the provider is asked again. Events
 * that come twice, late or in the wrong order therefore end in the same state.
 */
@Injectable()
export class ProviderStateWriter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly queue: PaymentsQueue,
    private readonly emails: PaymentEmails,
  ) {}

  /** Returns false if the row changed since the provider was asked. */
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
