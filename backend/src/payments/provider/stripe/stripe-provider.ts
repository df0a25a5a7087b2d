import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { StripeSettings } from '../../../core/env.js';
import {
  PaymentProvider,
  type NewPayment,
  type NewSubscription,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderSubscription,
} from '../payment-provider.js';
import { readSignedEvent } from '../signed-event.js';
import { asking, isAnotherState, meaningOf } from './stripe-errors.js';
import { StripePrices } from './stripe-prices.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';
import { paymentView } from './stripe-views.js';

/** Milliseconds one try of a call may take, and how often one that got no answer is tried again. */
const TIMEOUT = 10_000;
const RETRIES = 1;

const expand = ['latest_charge'];

/**
 * The real thing. Everything goes through the official package, in the API version that it is made for. What is created
 * carries a key of ours: asked for twice, because an answer got lost, it is there once.
 */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  readonly hasPortal = true;
  private readonly stripe: Stripe;
  private readonly subscriptions: StripeSubscriptions;
  private readonly webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiBase }: StripeSettings, timeout = TIMEOUT) {
    super();
    this.publishableKey = publishableKey;
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      ...(apiBase && addressOf(apiBase)),
      timeout,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
    this.subscriptions = new StripeSubscriptions(this.stripe, new StripePrices(this.stripe));
  }

  async createCustomer({ id, email, name }: { id: string; email: string; name: string }): Promise<string> {
    // A key goes with its parameters, and people change their names.
    const details = createHash('sha256').update(`${email}\n${name}`).digest('hex').slice(0, 16);
    const customer = await asking(
      this.stripe.customers.create(
        { email, ...(name && { name }), metadata: { user: id } },
        { idempotencyKey: `customer-${id}-${details}` },
      ),
    );
    return customer.id;
  }

  async createPayment({ orderId, customer, amount, currency, description }: NewPayment): Promise<ProviderPayment> {
    const intent = await asking(
      this.stripe.paymentIntents.create(
        {
          amount,
          currency,
          customer,
          description,
          automatic_payment_methods: { enabled: true },
          metadata: { order: orderId },
          expand,
        },
        { idempotencyKey: `payment-${orderId}-${amount}` },
      ),
    );
    return paymentView(intent);
  }

  changeAmount(reference: string, amount: number, description: string): Promise<ProviderPayment> {
    return this.unlessMovedOn(reference, this.stripe.paymentIntents.update(reference, { amount, description, expand }));
  }

  async readPayment(reference: string): Promise<ProviderPayment> {
    return paymentView(await asking(this.stripe.paymentIntents.retrieve(reference, { expand })));
  }

  cancelPayment(reference: string): Promise<ProviderPayment> {
    return this.unlessMovedOn(reference, this.stripe.paymentIntents.cancel(reference, { expand }));
  }

  createSubscription(subscription: NewSubscription): Promise<ProviderSubscription> {
    return this.subscriptions.create(subscription);
  }

  readSubscription(reference: string): Promise<ProviderSubscription> {
    return this.subscriptions.read(reference);
  }

  changePlan(reference: string, plan: PaidPlan, price: number): Promise<ProviderSubscription> {
    return this.subscriptions.changePlan(reference, plan, price);
  }

  cancelAtPeriodEnd(reference: string, cancel: boolean): Promise<ProviderSubscription> {
    return this.subscriptions.cancelAtPeriodEnd(reference, cancel);
  }

  endNow(reference: string): Promise<ProviderSubscription> {
    return this.subscriptions.endNow(reference);
  }

  async refund(payment: string, amount: number, key: string): Promise<void> {
    await asking(
      this.stripe.refunds.create(
        { payment_intent: payment, amount, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${key}` },
      ),
    );
  }

  async portal(customer: string, returnTo: string): Promise<string> {
    const session = await asking(this.stripe.billingPortal.sessions.create({ customer, return_url: returnTo }));
    return session.url;
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    return readSignedEvent(rawBody, signature, this.webhookSecret);
  }

  /** A payment that is made, or cancelled, in this moment is answered as it is. */
  private async unlessMovedOn(reference: string, call: Promise<Stripe.PaymentIntent>): Promise<ProviderPayment> {
    try {
      return paymentView(await call);
    } catch (error) {
      if (isAnotherState(error)) return this.readPayment(reference);
      throw meaningOf(error);
    }
  }
}

function addressOf(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  // Node wants an IPv6 address bare.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}
