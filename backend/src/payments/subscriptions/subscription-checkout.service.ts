import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { SubscriptionBody } from '@shortlist/shared/contract/account/payments';
import { PRICES } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { recordUsage } from '../../usage/record-usage.js';
import { CheckoutLimits, type Buyer } from '../stripe/checkout-limits.service.js';
import { CustomersService } from '../stripe/customers.service.js';
import type { ProviderSubscription } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { SubscriptionCancellation } from './subscription-cancellation.service.js';
import { releasePromo, reservePromo } from '../../promo/redemption.js';
import { Subscription } from '../tables/subscription.entity.js';
import {
  cancelOtherProviders,
  findLiveSubscription,
  serializeCheckouts,
  setReference,
  type LiveSubscription,
} from './subscriptions.queries.js';

export interface Begun {
  id: string;
  there: ProviderSubscription;
  promoCode: string | null;
}

/**
 * Starts subscriptions. First stores a row: only one per user, even if several browser windows send requests. Then
 * calls the provider without holding a database connection. The row's id is the idempotency key, so repeated calls
 * create only one subscription.
 */
@Injectable()
export class SubscriptionCheckout {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly customers: CustomersService,
    private readonly settlement: SettlementService,
    private readonly cancellation: SubscriptionCancellation,
    private readonly checkout: CheckoutLimits,
  ) {}

  /**
   * Resumes the incomplete subscription if it matches the request, else starts a new one. Returns undefined after a
   * concurrent change.
   *
   * @throws {ApiError} 422 if the promo code cannot be used; the incomplete subscription stays unchanged
   */
  async start(buyer: Buyer, wanted: SubscriptionBody): Promise<Begun | undefined> {
    const { userId } = buyer;
    await this.checkout.admit(buyer);
    const known = await findLiveSubscription(this.database, { provider: this.provider.name, userId });
    if (known?.reference && !isWanted(known, wanted) && !(await this.isAwaitingPayment(known.reference)))
      return undefined;
    const { begun, replaced } = await this.database.transaction((transaction) =>
      this.reserve(transaction, userId, wanted),
    );
    // Cancels the replaced subscription, and refunds it if it has just been paid in another browser window.
    if (replaced) await this.cancellation.cancelAndRefund(replaced);
    if (!begun) return undefined;
    const ready = await (begun.reference ? this.resumeCheckout(begun, begun.reference) : this.create(buyer, begun));
    if (ready) await this.checkout.remember(ready.there.reference, buyer);
    return ready;
  }

  /** Stores a new subscription's row. Serializes a user's requests, except during calls to the provider. */
  private async reserve(
    transaction: EntityManager,
    userId: string,
    wanted: SubscriptionBody,
  ): Promise<{ begun?: LiveSubscription; replaced?: string }> {
    const { name } = this.provider;
    await serializeCheckouts(transaction, userId);
    const live = await findLiveSubscription(transaction, { provider: name, userId });
    if (live && live.state !== 'incomplete') return {};
    if (live && isWanted(live, wanted)) return { begun: live };
    // `cancelIncomplete` returns false if a payment was stored after the subscription was read.
    if (live && !(await this.cancelIncomplete(transaction, live.id))) return {};
    await cancelOtherProviders(transaction, { userId, provider: name });
    await this.insert(transaction, userId, wanted);
    const begun = await findLiveSubscription(transaction, { provider: name, userId });
    return { ...(begun && { begun }), ...(live && { replaced: live.id }) };
  }

  private async cancelIncomplete(transaction: EntityManager, id: string): Promise<boolean> {
    const { affected } = await transaction.update(
      Subscription,
      { id, state: 'incomplete' },
      { state: 'canceled', endedAt: () => 'now()', updatedAt: () => 'now()' },
    );
    if (!affected) return false;
    await releasePromo(transaction, id);
    return true;
  }

  private async insert(
    transaction: EntityManager,
    userId: string,
    { plan, promoCode }: SubscriptionBody,
  ): Promise<void> {
    const id = randomUUID();
    const wanted = { code: promoCode ?? '', userId, purchase: plan, price: PRICES[plan], purchaseId: id };
    const promo = promoCode ? await reservePromo(transaction, wanted, new Date()) : null;
    await transaction.insert(Subscription, {
      id,
      userId,
      plan,
      state: 'incomplete',
      provider: this.provider.name,
      promoCodeId: promo?.promoCodeId ?? null,
      discount: promo?.discount ?? 0,
    });
    await recordUsage(transaction, { kind: 'checkout_started', label: plan, userId });
  }

  private async create(buyer: Buyer, { id, plan, discount, promoCode }: LiveSubscription): Promise<Begun | undefined> {
    const wanted = { subscriptionId: id, plan, price: PRICES[plan], currency: PRICES.currency, discount };
    const there = await this.checkout.countNew(buyer, () =>
      this.customers.charged(buyer.userId, (customer) => this.provider.createSubscription({ ...wanted, customer })),
    );
    const state = await setReference(this.database, { id, reference: there.reference });
    if (state === 'canceled') {
      // Another browser window canceled the subscription before the provider had created it.
      await this.cancellation.cancelAndRefund(id);
      return undefined;
    }
    // A free subscription is active immediately.
    if (there.state !== 'incomplete') await this.settlement.settleSubscription(there.reference);
    return { id, there, promoCode };
  }

  /** Returns whether the subscription awaits its first payment. If not, stores the state that the provider reports. */
  private async isAwaitingPayment(reference: string): Promise<boolean> {
    if ((await this.provider.readSubscription(reference)).state === 'incomplete') return true;
    await this.settlement.settleSubscription(reference);
    return false;
  }

  /** Returns undefined if the subscription has been paid, or has expired, at the provider. */
  private async resumeCheckout({ id, promoCode }: LiveSubscription, reference: string): Promise<Begun | undefined> {
    const there = await this.provider.readSubscription(reference);
    if (there.state === 'incomplete' && there.clientSecret) return { id, there, promoCode };
    // Without a client secret, an incomplete subscription can no longer be paid.
    if (there.state === 'incomplete') await this.provider.cancelImmediately(reference);
    await this.settlement.settleSubscription(reference);
    return undefined;
  }
}

/** Returns whether the subscription matches the request. A request without a promo code matches any applied code. */
const isWanted = (live: LiveSubscription, { plan, promoCode = live.promoCode }: SubscriptionBody): boolean =>
  live.plan === plan && live.promoCode === promoCode;
