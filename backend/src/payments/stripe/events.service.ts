import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CheckoutLimits } from './checkout-limits.service.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import { isDecline } from './stripe-events.js';
import { StripeProvider } from './stripe-provider.js';

/** How long ago an event must have come in before it counts as left behind. */
const LEFT_BEHIND = '2 minutes';
/** What could not be handled for so long never will be; it stays to be seen. */
const GIVEN_UP = '3 days';
const BATCH = 500;

/** What the provider tells: stored once, and handled by the worker. */
@Injectable()
export class EventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly queue: PaymentsQueue,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** @throws {ApiError} 400 when it does not come from the provider */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { name } = this.provider;
    const { id, type, createdAt, about } = this.provider.readEvent(rawBody, signature);
    // Nothing but names: what it says of people and cards is read from the provider when it is needed.
    const stored: unknown[] = await this.database.query(
      `INSERT INTO payment_events (provider, id, type, about, object_id, created_at, handled_at, outcome)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $4::text IS NULL THEN now() END, CASE WHEN $4::text IS NULL THEN 'ignored' END)
       ON CONFLICT (provider, id) DO NOTHING
       RETURNING id`,
      [name, id, type, about?.kind ?? null, about?.reference ?? null, createdAt],
    );
    if (stored.length === 0 || !about) return;
    // First: the worker ends what may not be tried any more.
    if (isDecline(type)) await this.checkout.noteDecline(about);
    await this.queue.put({ kind: 'event', provider: name, id });
  }

  /** Puts those in again that were stored while the queue was away, or whose job was given up. */
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
