import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CheckoutLimits } from './checkout-limits.service.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import { isDecline } from './stripe-events.js';
import { StripeProvider } from './stripe-provider.js';

/** Age at which an unhandled event is queued again. */
const LEFT_BEHIND = '2 minutes';
/** Age at which an unhandled event is no longer retried; its row stays for inspection. */
const GIVEN_UP = '3 days';
const BATCH = 500;

/** Stores each event of the provider once, for the worker to handle. */
@Injectable()
export class EventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly queue: PaymentsQueue,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** Stores and queues a signed event. @throws {ApiError} 400 for an invalid signature */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { name } = this.provider;
    const { id, type, createdAt, subject } = this.provider.readEvent(rawBody, signature);
    // Stores only type and object id. Data about users and cards is read from the provider when needed.
    const stored: unknown[] = await this.database.query(
      `INSERT INTO payment_events (provider, id, type, subject_kind, object_id, created_at, handled_at, outcome)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $4::text IS NULL THEN now() END, CASE WHEN $4::text IS NULL THEN 'ignored' END)
       ON CONFLICT (provider, id) DO NOTHING
       RETURNING id`,
      [name, id, type, subject?.kind ?? null, subject?.reference ?? null, createdAt],
    );
    if (stored.length === 0 || !subject) return;
    // Counts the decline before queueing the event, because the worker then cancels the purchase of a locked account.
    if (isDecline(type)) await this.checkout.noteDecline(subject);
    await this.queue.put({ kind: 'event', provider: name, id });
  }

  /** Queues unhandled events again: those stored while the queue was down, and those whose job failed permanently. */
  async requeue(): Promise<void> {
    const left: { provider: string; id: string }[] = await this.database.query(
      `SELECT provider, id FROM payment_events
       WHERE handled_at IS NULL AND provider = $1 AND received_at < now() - interval '${LEFT_BEHIND}'
         AND received_at > now() - interval '${GIVEN_UP}'
       ORDER BY received_at LIMIT ${BATCH}`,
      [this.provider.name],
    );
    for (const { provider, id } of left) await this.queue.put({ kind: 'event', provider, id });
  }
}
