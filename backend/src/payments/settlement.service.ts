import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentMails } from '../payment-mails/payment-mails.service.js';
import { CheckoutLimits } from './checkout-limits.service.js';
import { OrderSettlement } from './order-settlement.js';
import { PaymentsQueue } from './payments-queue.js';
import { isDecline } from './provider/event-subjects.js';
import { StripeProvider } from './provider/stripe/stripe-provider.js';
import { SubscriptionSettlement } from './subscription-settlement.js';
import type { TakeOver } from './take-over.js';

type Outcome = 'applied' | 'ignored';

interface EventRow {
  type: string;
  about: 'payment' | 'subscription' | null;
  object_id: string | null;
}

/** Each time somebody else was faster. */
const TRIES = 20;

/**
 * Makes our rows say what the provider says. Whatever the reason to look was, the object is read again, and what was
 * read is written down only if nobody wrote down anything since we began to ask: so that events that come twice, late or
 * in the wrong order all end in the same state. No connection is held while the provider is asked, however slow it is.
 */
@Injectable()
export class SettlementService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly orders: OrderSettlement,
    private readonly subscriptions: SubscriptionSettlement,
    private readonly queue: PaymentsQueue,
    private readonly mails: PaymentMails,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** An event that was stored. It counts as handled when what it led to is written down, in one transaction. */
  async handle(id: string): Promise<void> {
    const { name } = this.provider;
    const rows: EventRow[] = await this.database.query(
      'SELECT type, about, object_id FROM payment_events WHERE provider = $1 AND id = $2 AND handled_at IS NULL',
      [name, id],
    );
    const { type, about, object_id } = rows[0] ?? {};
    if (!type || !about || !object_id) return;
    if (isDecline(type)) await this.endIfLocked(about, object_id);
    await this.settle(about, object_id, (transaction, outcome) =>
      transaction.query('UPDATE payment_events SET handled_at = now(), outcome = $3 WHERE provider = $1 AND id = $2', [
        name,
        id,
        outcome,
      ]),
    );
  }

  /** What waits to be paid takes any number of cards, so it ends when its account may try no more of them. */
  private async endIfLocked(kind: 'payment' | 'subscription', reference: string): Promise<void> {
    if (!(await this.checkout.isLocked({ kind, reference }))) return;
    if (kind === 'payment') await this.provider.cancelPayment(reference);
    else await this.provider.endNow(reference);
  }

  /** A payment that may have changed without our knowing; false when it is none of ours. */
  async settlePayment(reference: string): Promise<boolean> {
    return (await this.settle('payment', reference)) === 'applied';
  }

  /** A subscription that may have changed without our knowing; false when it is none of ours. */
  async settleSubscription(reference: string): Promise<boolean> {
    return (await this.settle('subscription', reference)) === 'applied';
  }

  private async settle(
    kind: 'payment' | 'subscription',
    reference: string,
    also?: (transaction: EntityManager, outcome: Outcome) => Promise<unknown>,
  ): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const takeOver = await this.read(kind, reference);
      const outcome = takeOver ? 'applied' : 'ignored';
      const done = await this.database.transaction(async (transaction) => {
        const taken = takeOver ? await takeOver(transaction) : { next: null };
        if (taken) await also?.(transaction, outcome);
        return taken;
      });
      if (done?.next) await this.queue.put(done.next);
      if (done) {
        if (takeOver) await this.mails.post();
        return outcome;
      }
    }
    throw new Error(`what became of a ${kind} is being written down again and again`);
  }

  private async read(kind: 'payment' | 'subscription', reference: string): Promise<TakeOver | undefined> {
    const order = kind === 'payment' ? await this.orders.read(reference) : undefined;
    return order ?? this.subscriptions.read(kind, reference);
  }
}
