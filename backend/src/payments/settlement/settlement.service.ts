import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, IsNull } from 'typeorm';
import { webhookLag } from '../../core/metrics/payments.js';
import { PaymentEmails } from '../emails/payment-emails.service.js';
import { PaymentsQueue, type PaymentsJob } from '../queue/payments-queue.js';
import { CheckoutLimits } from '../stripe/checkout-limits.service.js';
import { isDecline } from '../stripe/stripe-events.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { Order } from '../tables/order.entity.js';
import { PaymentEvent } from '../tables/payment-event.entity.js';
import { applyOrder } from './order-state.js';
import { findSubscription } from './settlement.queries.js';
import { applySubscription } from './subscription-state.js';

/** An additional write in the transaction that stores the provider's state, such as marking an event as handled. */
type AlsoWrite = (transaction: EntityManager) => Promise<unknown>;

/**
 * Stores the provider's state. Returns the follow-up job; undefined if the row has changed since that state was read.
 */
type Apply = (transaction: EntityManager) => Promise<{ next: PaymentsJob | null } | undefined>;

/** Maximum number of attempts to write a row that concurrent writes keep changing. */
const MAX_WRITES = 20;

/**
 * Settles payments and subscriptions: brings our rows in line with the provider's objects. The objects are read before
 * the transaction begins, so that no database connection is held during calls to the provider. If the row's version
 * shows a concurrent write, the objects are read again. Duplicate, late and out-of-order events therefore produce the
 * same rows.
 */
@Injectable()
export class SettlementService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly queue: PaymentsQueue,
    private readonly emails: PaymentEmails,
    private readonly checkout: CheckoutLimits,
  ) {}

  /** Handles a stored event. Marks it as handled in the transaction that writes its effects. */
  async handle(id: string): Promise<void> {
    const { name } = this.provider;
    const event = await this.database.findOneBy(PaymentEvent, { provider: name, id, handledAt: IsNull() });
    const { type, subjectKind: kind, objectId: reference } = event ?? {};
    if (!event || !type || !kind || !reference) return;
    if (isDecline(type)) await this.endIfLocked(kind, reference);
    const mark = (manager: EntityManager, outcome: 'applied' | 'ignored') =>
      manager.update(PaymentEvent, { provider: name, id }, { handledAt: () => 'now()', outcome });
    const markApplied: AlsoWrite = (transaction) => mark(transaction, 'applied');
    const isOurs =
      kind === 'payment'
        ? await this.settlePayment(reference, markApplied)
        : await this.settleSubscription(reference, markApplied);
    if (!isOurs) await mark(this.database, 'ignored');
    webhookLag.observe(Math.max(0, Date.now() - event.createdAt.getTime()) / 1_000);
  }

  /** Re-reads a payment from the provider. Returns false if it is not ours. */
  async settlePayment(payment: string, also?: AlsoWrite): Promise<boolean> {
    return (await this.settleOrder(payment, also)) || this.settleSubscriptionBy('payment', payment, also);
  }

  /** Reads a payment from the provider again. Returns false if the payment belongs to no order. */
  async settleOrder(reference: string, also?: AlsoWrite): Promise<boolean> {
    const { name } = this.provider;
    for (let writes = 0; writes < MAX_WRITES; writes++) {
      const order = await this.database.findOne(Order, {
        select: { id: true, lockVersion: true },
        where: { provider: name, reference },
      });
      if (!order) return false;
      const payment = await this.provider.readPayment(reference);
      if (await this.write((transaction) => applyOrder(transaction, order, name, payment), also)) return true;
    }
    throw new Error('an order kept changing during its settlement');
  }

  /** Re-reads a subscription from the provider. Returns false if it is not ours. */
  settleSubscription(reference: string, also?: AlsoWrite): Promise<boolean> {
    return this.settleSubscriptionBy('reference', reference, also);
  }

  private async settleSubscriptionBy(by: 'reference' | 'payment', value: string, also?: AlsoWrite): Promise<boolean> {
    const { name } = this.provider;
    for (let writes = 0; writes < MAX_WRITES; writes++) {
      const found = await findSubscription(this.database, { provider: name, by, value });
      if (!found) return false;
      const now = await this.provider.readSubscription(found.reference);
      if (await this.write((transaction) => applySubscription(transaction, found, name, now), also)) return true;
    }
    throw new Error('a subscription kept changing during its settlement');
  }

  /** Returns false if the row has changed since the state was read from the provider. */
  private async write(apply: Apply, also?: AlsoWrite): Promise<boolean> {
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

  /** If the account has reached the limit on declined cards, cancels a purchase that awaits its first payment. */
  private async endIfLocked(kind: 'payment' | 'subscription', reference: string): Promise<void> {
    if (!(await this.checkout.isLocked({ kind, reference }))) return;
    if (kind === 'payment') await this.provider.cancelPayment(reference);
    else await this.provider.cancelImmediately(reference);
  }
}
