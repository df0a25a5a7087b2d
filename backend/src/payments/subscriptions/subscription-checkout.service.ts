import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SubscriptionBody } from '@shortlist/shared/contract/payments';
import { PRICES } from '@shortlist/shared/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { recordUsage } from '../../analytics/record-usage.js';
import { CheckoutLimits, type Buyer } from '../stripe/checkout-limits.service.js';
import { CustomersService } from '../stripe/customers.service.js';
import type { ProviderSubscription } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SubscriptionSettlement } from './subscription-state.js';
import { SubscriptionCancellation } from './subscription-cancellation.service.js';
import { releasePromo, reservePromo } from '../../promo/redemption.js';
import { liveSubscription, type LiveSubscription } from './live-subscription.js';

/** A subscription that was begun, with what is to be paid for it, if anything is. */
export interface Begun {
  id: string;
  there: ProviderSubscription;
  promoCode: string | null;
}

/**
 * The first steps of a subscription. Its row comes first, and there is one for each person, whatever two windows do; then
 * the provider is asked, by the row's id and with no connection held, so that asking twice makes one.
 */
@Injectable()
export class SubscriptionCheckout {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly customers: CustomersService,
    private readonly settlement: SubscriptionSettlement,
    private readonly cancellation: SubscriptionCancellation,
    private readonly checkout: CheckoutLimits,
  ) {}

  /**
   * Goes on with what was begun, if that is what is wanted, else begins anew. Undefined when something else happened to it
   * meanwhile.
   *
   * @throws {ApiError} 422 that says why the promo code cannot be used; what was begun stays
   */
  async start(buyer: Buyer, wanted: SubscriptionBody): Promise<Begun | undefined> {
    const { userId } = buyer;
    await this.checkout.admit(buyer);
    const known = await liveSubscription(this.database, this.provider.name, userId);
    if (known?.reference && !isWanted(known, wanted) && !(await this.isAwaitingPayment(known.reference)))
      return undefined;
    const { begun, replaced } = await this.database.transaction((transaction) =>
      this.reserve(transaction, userId, wanted),
    );
    // It may have been paid in another window, in this very moment: then the money goes back.
    if (replaced) await this.cancellation.cancelAndRefund(replaced);
    if (!begun) return undefined;
    const ready = await (begun.reference ? this.resumeCheckout(begun, begun.reference) : this.create(buyer, begun));
    if (ready) await this.checkout.remember(ready.there.reference, buyer);
    return ready;
  }

  /** A person's requests wait for each other only here, where nobody else is waited for. */
  private async reserve(
    transaction: EntityManager,
    userId: string,
    wanted: SubscriptionBody,
  ): Promise<{ begun?: LiveSubscription; replaced?: string }> {
    const { name } = this.provider;
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`subscription ${userId}`]);
    const live = await liveSubscription(transaction, name, userId);
    if (live && live.state !== 'incomplete') return {};
    if (live && isWanted(live, wanted)) return { begun: live };
    // News that it was paid may have been written down since we looked.
    if (live && !(await this.giveUp(transaction, live.id))) return {};
    await this.forgetOtherProviders(transaction, userId);
    await this.insert(transaction, userId, wanted);
    const begun = await liveSubscription(transaction, name, userId);
    return { ...(begun && { begun }), ...(live && { replaced: live.id }) };
  }

  private async giveUp(transaction: EntityManager, id: string): Promise<boolean> {
    const [, given]: [unknown[], number] = await transaction.query(
      `UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now()
       WHERE id = $1 AND state = 'incomplete'`,
      [id],
    );
    if (given > 0) await releasePromo(transaction, id);
    return given > 0;
  }

  /** Such as the sandbox, from the days before Stripe was set up. */
  private async forgetOtherProviders(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query(
      `WITH forgotten AS (
         UPDATE subscriptions SET state = 'canceled', ended_at = now(), updated_at = now()
         WHERE user_id = $1 AND provider <> $2 AND state IN ('incomplete', 'active', 'past_due') RETURNING id
       )
       DELETE FROM promo_uses WHERE state = 'reserved' AND purchase_id IN (SELECT id FROM forgotten)`,
      [userId, this.provider.name],
    );
  }

  private async insert(
    transaction: EntityManager,
    userId: string,
    { plan, promoCode }: SubscriptionBody,
  ): Promise<void> {
    const id = randomUUID();
    const wanted = { code: promoCode ?? '', userId, purchase: plan, price: PRICES[plan], purchaseId: id };
    const promo = promoCode ? await reservePromo(transaction, wanted, new Date()) : null;
    await transaction.query(
      `INSERT INTO subscriptions (id, user_id, plan, state, provider, promo_code_id, discount)
       VALUES ($1, $2, $3, 'incomplete', $4, $5, $6)`,
      [id, userId, plan, this.provider.name, promo?.promoCodeId ?? null, promo?.discount ?? 0],
    );
    await recordUsage(transaction, { kind: 'checkout_started', label: plan, userId });
  }

  private async create(buyer: Buyer, { id, plan, discount, promoCode }: LiveSubscription): Promise<Begun | undefined> {
    const wanted = { subscriptionId: id, plan, price: PRICES[plan], currency: PRICES.currency, discount };
    await this.checkout.countNew(buyer);
    const there = await this.customers.charged(buyer.userId, (customer) =>
      this.provider.createSubscription({ ...wanted, customer }),
    );
    const [rows]: [{ state: string }[], number] = await this.database.query(
      'UPDATE subscriptions SET reference = $2 WHERE id = $1 RETURNING state',
      [id, there.reference],
    );
    if (rows[0]?.state === 'canceled') {
      // Given up in another window before the provider had made it.
      await this.cancellation.cancelAndRefund(id);
      return undefined;
    }
    // Nothing is left to pay.
    if (there.state !== 'incomplete') await this.settlement.settle(there.reference);
    return { id, there, promoCode };
  }

  /** Whether it is still to be paid for; if not, our row says so from now on. */
  private async isAwaitingPayment(reference: string): Promise<boolean> {
    if ((await this.provider.readSubscription(reference)).state === 'incomplete') return true;
    await this.settlement.settle(reference);
    return false;
  }

  /** Nobody pays for what the provider has given up meanwhile, or twice for what is paid. */
  private async resumeCheckout({ id, promoCode }: LiveSubscription, reference: string): Promise<Begun | undefined> {
    const there = await this.provider.readSubscription(reference);
    if (there.state === 'incomplete' && there.clientSecret) return { id, there, promoCode };
    // Nothing can be paid for it any more.
    if (there.state === 'incomplete') await this.provider.cancelImmediately(reference);
    await this.settlement.settle(reference);
    return undefined;
  }
}

/** Whoever comes back and says nothing of a code keeps the one that was applied. */
const isWanted = (live: LiveSubscription, { plan, promoCode = live.promoCode }: SubscriptionBody): boolean =>
  live.plan === plan && live.promoCode === promoCode;
