import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { declinedPayments, webhookEvents } from '../../core/metrics/payments.js';
import { CheckoutLimits } from './checkout-limits.service.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import type { ProviderEvent } from './provider-objects.js';
import { isDecline } from './stripe-events.js';
import { StripeProvider } from './stripe-provider.js';
import { findLeftEvents, insertEvent } from './stripe.queries.js';

/** Minimum age of an unhandled event before it is queued again. */
const LEFT_BEHIND = '2 minutes';
/** Age after which an unhandled event is no longer retried; its row stays for inspection. */
const GIVEN_UP = '3 days';
const BATCH = 500;

/** Stores each event from the provider once, for the worker to handle. */
@Injectable()
export class EventsService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly queue: PaymentsQueue,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** Verifies, stores and queues an event. @throws {ApiError} 400 for an invalid signature */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { name } = this.provider;
    const { id, type, createdAt, subject } = this.read(rawBody, signature);
    // Stores only the event's type and the object's id. Data about users and cards is read from the provider when
    // needed.
    const isNew = await insertEvent(this.database, { provider: name, id, type, createdAt, subject });
    webhookEvents.inc({ outcome: isNew ? 'new' : 'repeated' });
    if (!isNew || !subject) return;
    // Counts the decline before queueing the event, because the worker uses the count to decide on a cancellation.
    if (isDecline(type)) {
      declinedPayments.inc();
      await this.checkout.noteDecline(subject);
    }
    await this.queue.put({ kind: 'event', provider: name, id });
  }

  private read(rawBody: Buffer, signature: string): ProviderEvent {
    try {
      return this.provider.readEvent(rawBody, signature);
    } catch (error) {
      webhookEvents.inc({ outcome: 'refused' });
      throw error;
    }
  }

  /** Queues unhandled events again: events stored while the queue was down, and events whose job failed permanently. */
  async requeue(): Promise<void> {
    const left = await findLeftEvents(this.database, {
      provider: this.provider.name,
      minAge: LEFT_BEHIND,
      maxAge: GIVEN_UP,
      limit: BATCH,
    });
    for (const id of left) await this.queue.put({ kind: 'event', provider: this.provider.name, id });
  }
}
