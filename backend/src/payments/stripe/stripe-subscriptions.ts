import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type Stripe from 'stripe';
import type { NewSubscription, ProviderInvoice, ProviderSubscription } from './provider-objects.js';
import { asking, creating, findingSubscription, isAnotherState, meaningOf } from './stripe-errors.js';
import type { StripeDisputes } from './stripe-disputes.js';
import { asPlan, type StripePrices } from './stripe-prices.js';
import {
  idOf,
  invoiceView,
  itemOf,
  KEPT_PLAN,
  KEPT_UNTIL,
  keptPlanOf,
  paymentIdOf,
  priceIdOf,
  subscriptionView,
} from './stripe-views.js';

/** Maximum number of paid invoices that are read, enough for two years. */
const INVOICES = 24;
/** Maximum number of a customer's charges that one request reads. */
const CHARGES = 100;

/** Metadata key of the plan with which a subscription started. */
const FIRST_PLAN = 'plan';

/** Field to expand in every response, because the client needs this secret to pay an open invoice. */
const expand = ['latest_invoice.confirmation_secret'];

export class StripeSubscriptions {
  constructor(
    private readonly stripe: Stripe,
    private readonly prices: StripePrices,
    private readonly disputes: StripeDisputes,
  ) {}

  async create(wanted: NewSubscription): Promise<ProviderSubscription> {
    const { subscriptionId, customer, plan, price, currency, discount } = wanted;
    const priceId = await this.prices.idOf(plan, price, currency);
    const coupon = discount > 0 ? await this.couponFor(subscriptionId, discount, currency) : null;
    // The idempotency key includes the customer, because a new customer replaces a deleted one, and Stripe rejects a
    // key that was used for another customer within the last day.
    const subscription = await creating(`subscription-${subscriptionId}-${customer}`, (options) =>
      this.stripe.subscriptions.create(
        {
          customer,
          items: [{ price: priceId }],
          // The subscription is incomplete until the user pays the first invoice on our page.
          payment_behavior: 'default_incomplete',
          payment_settings: {
            // Allows only cards, because bank debits take days and Stripe's pending updates do not support them.
            payment_method_types: ['card'],
            save_default_payment_method: 'on_subscription',
          },
          ...(coupon && { discounts: [{ coupon }] }),
          metadata: { subscription: subscriptionId, [FIRST_PLAN]: plan },
          expand,
        },
        options,
      ),
    );
    return this.view(subscription);
  }

  async read(reference: string): Promise<ProviderSubscription> {
    return this.view(await this.retrieve(reference));
  }

  /**
   * Changes the plan. An upgrade is invoiced immediately and takes effect when paid; Stripe drops an unpaid upgrade
   * after a day. A downgrade lowers the price from the next invoice on, without proration. The metadata stores the plan
   * that stays in effect until that invoice. A Stripe subscription schedule would need two more objects and block
   * cancellation.
   */
  async changePlan(reference: string, plan: PaidPlan, price: number): Promise<ProviderSubscription> {
    const subscription = await this.retrieve(reference);
    const item = itemOf(subscription);
    const sold = await this.planOf(subscription);
    const kept = keptPlanOf(subscription);
    if (plan === sold) return this.view(subscription);
    const priceId = await this.prices.idOf(plan, price, subscription.currency);
    const items = [{ id: item.id, price: priceId }];
    if (plan === kept) return this.update(reference, { items, ...later(null) });
    if (price < (item.price.unit_amount ?? 0)) {
      const keeps = { plan: sold, until: item.current_period_end };
      return this.update(reference, { items, ...later(keeps) });
    }
    const [waiting] = subscription.pending_update?.subscription_items ?? [];
    // The same upgrade was requested before, and its invoice is still open.
    if (waiting?.price.id === priceId) return this.view(subscription);
    // Concurrent requests share the idempotency key and therefore the invoice.
    const latest = subscription.latest_invoice ? idOf(subscription.latest_invoice) : 'none';
    const upgraded = await creating(`upgrade-${reference}-${priceId}-${latest}`, (options) =>
      this.stripe.subscriptions.update(
        reference,
        { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete', expand },
        options,
      ),
    );
    return this.view(upgraded);
  }

  /** Returns the amount in cents that `changePlan` would invoice now. */
  async previewUpgrade(reference: string, plan: PaidPlan, price: number): Promise<number> {
    const subscription = await this.retrieve(reference);
    const priceId = await this.prices.idOf(plan, price, subscription.currency);
    const items = [{ id: itemOf(subscription).id, price: priceId }];
    const preview = await asking(
      this.stripe.invoices.createPreview({
        subscription: reference,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      }),
    );
    return preview.amount_due;
  }

  async cancelAtPeriodEnd(reference: string, cancel: boolean): Promise<ProviderSubscription> {
    const { cancel_at, cancel_at_period_end } = await this.retrieve(reference);
    // Stripe's own pages cancel a subscription with `cancel_at`, which must be cleared by a separate request.
    if (!cancel && cancel_at !== null && !cancel_at_period_end) return this.update(reference, { cancel_at: '' });
    return this.update(reference, { cancel_at_period_end: cancel });
  }

  async cancelImmediately(reference: string): Promise<ProviderSubscription> {
    try {
      // Sends no parameters: by default, Stripe neither invoices nor refunds, and the package would send parameters in
      // the body of a DELETE request.
      await this.stripe.subscriptions.cancel(reference);
    } catch (error) {
      // Ignores the error if the subscription has already ended.
      if (!isAnotherState(error)) throw meaningOf(error);
    }
    return this.read(reference);
  }

  private retrieve(reference: string): Promise<Stripe.Subscription> {
    return findingSubscription(reference, this.stripe.subscriptions.retrieve(reference, { expand }));
  }

  private async update(reference: string, changes: Stripe.SubscriptionUpdateParams): Promise<ProviderSubscription> {
    return this.view(await asking(this.stripe.subscriptions.update(reference, { ...changes, expand })));
  }

  private async view(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const plan = await this.planOf(subscription);
    return subscriptionView({
      subscription,
      plan,
      keptPlan: asPlan(keptPlanOf(subscription) ?? undefined),
      invoices: subscription.status === 'incomplete' ? [] : await this.paidInvoices(subscription, plan),
    });
  }

  /** Returns the plan of the current price, or the initial plan if the operator set a custom price in the dashboard. */
  private async planOf(subscription: Stripe.Subscription): Promise<PaidPlan> {
    const { price } = itemOf(subscription);
    const plan =
      asPlan(price.metadata['plan']) ??
      (await this.prices.planOf(price.id)) ??
      asPlan(subscription.metadata[FIRST_PLAN]);
    if (!plan) throw new Error(`the plan of a Stripe subscription is unknown: ${subscription.id}`);
    return plan;
  }

  private async paidInvoices({ id, customer }: Stripe.Subscription, plan: PaidPlan): Promise<ProviderInvoice[]> {
    const [invoices, charges] = await Promise.all([
      asking(
        this.stripe.invoices.list({ subscription: id, status: 'paid', limit: INVOICES, expand: ['data.payments'] }),
      ),
      // Reads the charges separately, because invoices do not contain refunds, and expanding their payments to charges
      // exceeds Stripe's depth limit.
      asking(this.stripe.charges.list({ customer: idOf(customer), limit: CHARGES })),
    ]);
    return Promise.all(
      invoices.data.map(async (invoice) => {
        const price = priceIdOf(invoice);
        const bought = price === null ? null : await this.prices.planOf(price);
        const charge = await this.chargeOf(invoice, charges.data);
        const disputes = await this.disputes.of(paymentIdOf(invoice), charge);
        return invoiceView(invoice, bought ?? plan, charge, disputes);
      }),
    );
  }

  /**
   * Returns an invoice's charge, including its refunds. Fetches the charge if it is not among the newest charges, which
   * may happen after many declined cards.
   */
  private async chargeOf(invoice: Stripe.Invoice, newest: Stripe.Charge[]): Promise<Stripe.Charge | undefined> {
    const payment = paymentIdOf(invoice);
    if (payment === null) return undefined;
    const known = newest.find(({ payment_intent: intent, paid }) => paid && intent && idOf(intent) === payment);
    if (known) return known;
    const { latest_charge: charge } = await asking(
      this.stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
    );
    return charge && typeof charge === 'object' ? charge : undefined;
  }

  private async couponFor(subscriptionId: string, discount: number, currency: string): Promise<string> {
    const coupon = await creating(`coupon-${subscriptionId}`, (options) =>
      this.stripe.coupons.create(
        { amount_off: discount, currency, duration: 'once', max_redemptions: 1, name: 'Promo code' },
        options,
      ),
    );
    return coupon.id;
  }
}

/**
 * Returns parameters that change the price without proration. The metadata stores which plan stays in effect, and until
 * when. An empty value deletes a metadata key.
 */
function later(keeps: { plan: PaidPlan; until: number } | null): Stripe.SubscriptionUpdateParams {
  const metadata = { [KEPT_PLAN]: keeps?.plan ?? '', [KEPT_UNTIL]: String(keeps?.until ?? '') };
  return { proration_behavior: 'none', metadata };
}
