import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { isLiveKey, providerName, type StripeSettings } from '../../core/env/stripe-settings.js';
import type {
  NewCustomer,
  NewPayment,
  DisputedPayment,
  NewSubscription,
  Page,
  ProviderEvent,
  ProviderPayment,
  ProviderSubscription,
  RefundedPayment,
} from './provider-objects.js';
import { readSignedEvent } from './stripe-events.js';
import { asking, creating, hasNoPages, isAnotherState, isReturnedAlready, meaningOf } from './stripe-errors.js';
import { StripeDisputes } from './stripe-disputes.js';
import { StripePrices } from './stripe-prices.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';
import { chargeOf, paymentView } from './stripe-views.js';

/** Time limit, in milliseconds, for each attempt to call Stripe. */
const TIMEOUT = 10_000;
const RETRIES = 1;

const expand = ['latest_charge'];

/**
 * Calls Stripe, or the sandbox, which has the same API. Uses the official package and its API version. Calls may throw
 * `ProviderUnavailable` (503, no work lost) or an `ApiError` with Stripe's message about a card. Calls that create
 * objects have an idempotency key, so a retry after a lost response creates no duplicate.
 */
export class StripeProvider {
  readonly name: ReturnType<typeof providerName>;
  /** Whether the provider has its own pages for cards and invoices. */
  readonly hasPortal: boolean;
  private readonly stripe: Stripe;
  private readonly subscriptions: StripeSubscriptions;
  private readonly disputes: StripeDisputes;
  private readonly isLive: boolean | undefined;
  private readonly webhookSecrets: readonly string[];
  private readonly log = new Logger(StripeProvider.name);

  constructor({ secretKey, webhookSecrets, apiBase }: StripeSettings, timeout = TIMEOUT) {
    this.isLive = isLiveKey(secretKey);
    this.name = providerName(secretKey);
    this.hasPortal = this.name !== 'sandbox';
    this.webhookSecrets = webhookSecrets;
    this.stripe = new Stripe(secretKey, {
      ...(apiBase && addressOf(apiBase)),
      timeout,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
    this.disputes = new StripeDisputes(this.stripe);
    this.subscriptions = new StripeSubscriptions(this.stripe, new StripePrices(this.stripe), this.disputes);
  }

  async createCustomer({ id, email, name, gone }: NewCustomer): Promise<string> {
    // The idempotency key includes the customer's details, because Stripe binds a key to its parameters and users
    // change their names.
    const details = createHash('sha256')
      .update(`${email}\n${name}\n${gone ?? ''}`)
      .digest('hex')
      .slice(0, 16);
    const customer = await creating(`customer-${id}-${details}`, (options) =>
      this.stripe.customers.create({ email, ...(name && { name }), metadata: { user: id } }, options),
    );
    return customer.id;
  }

  async deleteCustomer(reference: string): Promise<void> {
    try {
      await this.stripe.customers.del(reference);
    } catch (error) {
      // Ignores the error if the customer is already deleted.
      if (!isAnotherState(error)) throw meaningOf(error);
    }
  }

  async createPayment({ orderId, customer, amount, currency, description }: NewPayment): Promise<ProviderPayment> {
    // The idempotency key includes the customer, because a new customer replaces a deleted one, and Stripe rejects a
    // key that was used for another customer within the last day.
    const intent = await creating(`payment-${orderId}-${amount}-${customer}`, (options) =>
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
        options,
      ),
    );
    return paymentView(intent);
  }

  /** Changes the amount of an open payment; a completed or canceled payment stays unchanged. */
  changeAmount(reference: string, amount: number, description: string): Promise<ProviderPayment> {
    return this.unlessMovedOn(reference, this.stripe.paymentIntents.update(reference, { amount, description, expand }));
  }

  async readPayment(reference: string): Promise<ProviderPayment> {
    const intent = await asking(this.stripe.paymentIntents.retrieve(reference, { expand }));
    return paymentView(intent, await this.disputes.of(reference, chargeOf(intent)));
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

  previewUpgrade(reference: string, plan: PaidPlan, price: number): Promise<number> {
    return this.subscriptions.previewUpgrade(reference, plan, price);
  }

  cancelAtPeriodEnd(reference: string, cancel: boolean): Promise<ProviderSubscription> {
    return this.subscriptions.cancelAtPeriodEnd(reference, cancel);
  }

  cancelImmediately(reference: string): Promise<ProviderSubscription> {
    return this.subscriptions.cancelImmediately(reference);
  }

  /** Refunds an amount. @param key idempotency key that prevents duplicate refunds */
  async refund(payment: string, amount: number, key: string): Promise<void> {
    const wanted = { payment_intent: payment, amount, reason: 'requested_by_customer' } as const;
    await creating(`refund-${key}-${amount}`, async (options) => {
      try {
        await this.stripe.refunds.create(wanted, options);
      } catch (error) {
        // The money was already returned: by an attempt whose response was lost, by the operator in the dashboard, or
        // by the bank.
        if (!isReturnedAlready(error)) throw error;
      }
    });
  }

  listRefunded(since: Date, from: string | null): Promise<Page<RefundedPayment>> {
    return this.disputes.listRefunded(since, from);
  }

  listDisputed(since: Date, from: string | null): Promise<Page<DisputedPayment>> {
    return this.disputes.list(since, from);
  }

  /** Returns the URL of the provider's pages for cards and invoices; null if it has none. */
  async portal(customer: string, returnTo: string): Promise<string | null> {
    if (!this.hasPortal) return null;
    try {
      return (await this.stripe.billingPortal.sessions.create({ customer, return_url: returnTo })).url;
    } catch (error) {
      if (!hasNoPages(error)) throw meaningOf(error);
      this.log.warn('Stripe has no portal for this customer. Check in its dashboard that the portal is set up.');
      return null;
    }
  }

  /**
   * Verifies and parses an event. Ignores the object of an event from the other mode (test or live), because the API
   * key cannot read that object.
   */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    const { live, ...event } = readSignedEvent(rawBody, signature, this.webhookSecrets);
    if (live === undefined || this.isLive === undefined || live === this.isLive) return event;
    this.log.warn({ event: event.id, type: event.type, live }, 'Stripe sent an event of a different mode than the key');
    return { ...event, subject: null };
  }

  /**
   * Awaits a call that changes or cancels a payment, and returns the resulting payment. If the payment was already
   * completed or canceled, returns its current state.
   */
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
  // Node expects IPv6 addresses without square brackets.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}
