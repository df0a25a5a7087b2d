import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { Env } from '../../../core/env.js';
import {
  PaymentProvider,
  type DisputedPayment,
  type NewPayment,
  type NewSubscription,
  type Page,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderSubscription,
  type RefundedPayment,
} from '../payment-provider.js';
import { readSignedEvent } from '../signed-event.js';
import { disputesOf } from './sandbox-disputes.js';
import { clientSecretOf, ofPayment } from './sandbox-invoices.js';
import type { SandboxObjects, SandboxPayment } from './sandbox-objects.js';
import { sandboxSecret } from './sandbox-secret.js';
import { SandboxStore } from './sandbox-store.js';
import {
  cancelAtPeriodEnd,
  changePlan,
  createSubscription,
  endNow,
  previewUpgrade,
  refundedOf,
  viewSubscription,
} from './sandbox-subscriptions.js';

const STATES = {
  requires_payment_method: 'waiting',
  requires_action: 'waiting',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const;

/** Payments listed at once. */
const PAGE = 100;

export const sandboxCustomer = (userId: string): string => `cus_${userId}`;

/** Stands in for Stripe where no keys are given: behaves the same, and moves no money. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  readonly hasPortal = false;

  constructor(
    private readonly env: Env,
    private readonly store: SandboxStore,
  ) {
    super();
  }

  async createCustomer({ id }: { id: string }): Promise<string> {
    const customer = sandboxCustomer(id);
    await this.store.transaction((objects) => objects.create('customer', customer, { user: id }));
    return customer;
  }

  deleteCustomer(reference: string): Promise<void> {
    return this.store.transaction(async (objects) => {
      for (const id of await objects.liveSubscriptions(reference)) await endNow(objects, id);
      await objects.delete('customer', reference);
    });
  }

  async createPayment({ orderId, customer, amount, currency, description }: NewPayment): Promise<ProviderPayment> {
    const reference = `pay_${orderId}`;
    const payment = await this.store.transaction((objects) =>
      objects.create('payment', reference, {
        customer,
        amount,
        currency,
        description,
        status: 'requires_payment_method',
        clientSecret: clientSecretOf(reference),
        card: null,
        invoice: null,
        refunds: {},
        paidAt: null,
      }),
    );
    return viewPayment(reference, payment);
  }

  changeAmount(reference: string, amount: number, description: string): Promise<ProviderPayment> {
    return this.changeWaiting(reference, (payment) => ({ ...payment, amount, description }));
  }

  readPayment(reference: string): Promise<ProviderPayment> {
    return this.store.transaction(async (objects) => viewPayment(reference, await objects.get('payment', reference)));
  }

  cancelPayment(reference: string): Promise<ProviderPayment> {
    return this.changeWaiting(reference, async (payment, objects) => {
      await objects.tell('payment_intent.canceled', ofPayment(reference));
      return { ...payment, status: 'canceled' };
    });
  }

  createSubscription(wanted: NewSubscription): Promise<ProviderSubscription> {
    return this.store.transaction(async (objects) =>
      viewSubscription(objects, await createSubscription(objects, wanted)),
    );
  }

  readSubscription(reference: string): Promise<ProviderSubscription> {
    return this.store.transaction(async (objects) => {
      // Else it could be seen as unpaid beside an invoice that was paid a moment later.
      await objects.lock('subscription', reference);
      return viewSubscription(objects, reference);
    });
  }

  changePlan(reference: string, plan: PaidPlan, price: number): Promise<ProviderSubscription> {
    return this.changeSubscription(reference, (objects) => changePlan(objects, reference, plan, price));
  }

  previewUpgrade(reference: string, _plan: PaidPlan, price: number): Promise<number> {
    return this.store.transaction((objects) => previewUpgrade(objects, reference, price));
  }

  cancelAtPeriodEnd(reference: string, cancel: boolean): Promise<ProviderSubscription> {
    return this.changeSubscription(reference, (objects) => cancelAtPeriodEnd(objects, reference, cancel));
  }

  endNow(reference: string): Promise<ProviderSubscription> {
    return this.changeSubscription(reference, (objects) => endNow(objects, reference));
  }

  async refund(reference: string, amount: number, key: string): Promise<void> {
    await this.store.transaction(async (objects) => {
      const payment = await objects.lock('payment', reference);
      if (key in payment.refunds) return;
      if (payment.status !== 'succeeded' || refundedOf(payment) + amount > payment.amount) {
        throw new Error(`the sandbox cannot give ${amount} back of ${reference}`);
      }
      await objects.save('payment', reference, { ...payment, refunds: { ...payment.refunds, [key]: amount } });
      const charge = { id: reference.replace('pay_', 'ch_'), object: 'charge', payment_intent: reference };
      await objects.tell('charge.refunded', charge);
    });
  }

  listRefunded(_since: Date, from: string | null): Promise<Page<RefundedPayment>> {
    return this.list('refunded', from, (payment, object) => ({ payment, refunded: refundedOf(object) }));
  }

  listDisputed(_since: Date, from: string | null): Promise<Page<DisputedPayment>> {
    return this.list('disputed', from, (payment, object) => ({ payment, dispute: disputesOf(object)[0]! }));
  }

  portal(): Promise<null> {
    return Promise.resolve(null);
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    return readSignedEvent(rawBody, signature, [sandboxSecret(this.env)]);
  }

  /** All of them: the sandbox is small. */
  private async list<Item>(
    which: 'refunded' | 'disputed',
    from: string | null,
    view: (id: string, payment: SandboxPayment) => Item,
  ): Promise<Page<Item>> {
    const found = await this.store.transaction((objects) => objects.payments(which, from, PAGE));
    const next = found.length < PAGE ? null : found.at(-1)![0];
    return { items: found.map(([id, payment]) => view(id, payment)), next };
  }

  private changeWaiting(
    reference: string,
    change: (payment: SandboxPayment, objects: SandboxObjects) => SandboxPayment | Promise<SandboxPayment>,
  ): Promise<ProviderPayment> {
    return this.store.transaction(async (objects) => {
      const payment = await objects.lock('payment', reference);
      if (STATES[payment.status] !== 'waiting') return viewPayment(reference, payment);
      const changed = await change(payment, objects);
      await objects.save('payment', reference, changed);
      return viewPayment(reference, changed);
    });
  }

  private changeSubscription(
    reference: string,
    change: (objects: SandboxObjects) => Promise<void>,
  ): Promise<ProviderSubscription> {
    return this.store.transaction(async (objects) => {
      await change(objects);
      return viewSubscription(objects, reference);
    });
  }
}

const viewPayment = (reference: string, payment: SandboxPayment): ProviderPayment => ({
  reference,
  clientSecret: payment.clientSecret,
  state: STATES[payment.status],
  amount: payment.amount,
  currency: payment.currency,
  refunded: refundedOf(payment),
  paidAt: payment.paidAt ? new Date(payment.paidAt) : null,
  receiptUrl: null,
  disputes: disputesOf(payment),
});
