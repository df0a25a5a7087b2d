import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PaidPlan, SubscriptionBody, SubscriptionView } from '@shortlist/shared/contract/payments';
import { PRICES } from '@shortlist/shared/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { CustomersService } from '../payments/customers.service.js';
import { PaymentProvider, type ProviderSubscription } from '../payments/provider/payment-provider.js';
import { SettlementService } from '../payments/settlement.service.js';
import { checkPromo, reservePromo } from '../promo/promo-uses.js';
import { liveSubscription, type LiveSubscription } from './live-subscription.js';
import { refundablePayment } from './refundable.js';

const wantedPromo = (plan: PaidPlan, code: string, userId: string, purchaseId: string) => ({
  ...{ code, userId, purchaseId },
  purchase: plan,
  price: PRICES[plan],
});

const planName = (plan: PaidPlan): string => (plan === 'pro' ? 'Pro' : 'Premium');

/**
 * Plans by the month. Whatever is asked of the provider here, our rows change only by what it says afterwards: nothing
 * is granted because somebody asked for it.
 */
@Injectable()
export class SubscriptionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly customers: CustomersService,
    private readonly settlement: SettlementService,
  ) {}

  /** Begins a subscription, goes on with one that was begun or is owed for, or changes the plan of one that runs. */
  async subscribe(userId: string, wanted: SubscriptionBody): Promise<SubscriptionView> {
    const customer = await this.customers.referenceOf(userId);
    return this.oneAtATime(userId, async (transaction) => {
      const live = await liveSubscription(transaction, userId);
      if (!live) return this.begin(transaction, userId, customer, wanted);
      if (live.state === 'past_due' && live.plan === wanted.plan) return this.settle(live);
      if (live.state !== 'incomplete') return this.change(live, wanted.plan);
      const begun = await this.provider.readSubscription(live.reference);
      // Paid a moment ago, before we heard of it.
      if (begun.state === 'active' || begun.state === 'past_due')
        return live.plan === wanted.plan ? viewOf(live.id, begun) : this.change(live, wanted.plan);
      const { plan, promoCode = live.promoCode } = wanted;
      if (begun.clientSecret !== null && live.plan === plan && live.promoCode === promoCode)
        return viewOf(live.id, begun, live.promoCode);
      return this.beginAnew(transaction, userId, customer, live, wanted);
    });
  }

  /** Runs out at the end of what is paid for; with `cancel` false it goes on after all. */
  async cancel(userId: string, cancel: boolean): Promise<void> {
    const live = await this.running(userId);
    await this.provider.cancelAtPeriodEnd(live.reference, cancel);
    await this.settlement.settleSubscription(live.reference);
  }

  /** Gives the last payment back and ends the plan at once: the guarantee of the price list. */
  async refund(userId: string): Promise<void> {
    const live = await this.running(userId);
    const refundable = await refundablePayment(this.database, userId, live.id);
    if (!refundable)
      throw ApiError.conflict(
        'not_refundable',
        'This payment cannot be taken back here: see the terms, or write to us.',
      );
    const { payment, amount } = refundable;
    await this.provider.refund(payment, amount, `refund ${payment}`);
    await this.provider.endNow(live.reference);
    await this.settlement.settleSubscription(live.reference);
  }

  /** The provider's own pages. */
  async portal(userId: string, returnTo: string): Promise<string> {
    const customer = await this.customers.find(userId);
    const address = customer && (await this.provider.portal(customer, returnTo));
    if (!address) throw ApiError.notFound('billing page');
    return address;
  }

  private async beginAnew(
    transaction: EntityManager,
    userId: string,
    customer: string,
    live: LiveSubscription,
    wanted: SubscriptionBody,
  ): Promise<SubscriptionView> {
    // A code that is refused must not end what was begun.
    if (wanted.promoCode)
      await checkPromo(transaction, wantedPromo(wanted.plan, wanted.promoCode, userId, live.id), new Date());
    await this.provider.endNow(live.reference);
    await transaction.query(`UPDATE subscriptions SET state = 'canceled', ended_at = now() WHERE id = $1`, [live.id]);
    await transaction.query(`DELETE FROM promo_uses WHERE purchase_id = $1 AND state = 'reserved'`, [live.id]);
    return this.begin(transaction, userId, customer, wanted);
  }

  private async begin(
    transaction: EntityManager,
    userId: string,
    customer: string,
    { plan, promoCode }: SubscriptionBody,
  ): Promise<SubscriptionView> {
    const id = randomUUID();
    const price = PRICES[plan];
    const promo = promoCode
      ? await reservePromo(transaction, wantedPromo(plan, promoCode, userId, id), new Date())
      : null;
    const made = await this.provider.createSubscription({
      subscriptionId: id,
      customer,
      plan,
      price,
      currency: PRICES.currency,
      discount: promo?.discount ?? 0,
    });
    await transaction.query(
      `INSERT INTO subscriptions (id, user_id, plan, state, provider, reference, promo_code_id)
       VALUES ($1, $2, $3, 'incomplete', $4, $5, $6)`,
      [id, userId, plan, this.provider.name, made.reference, promo?.promoCodeId ?? null],
    );
    return viewOf(id, made, promo?.code ?? null);
  }

  private async change(live: LiveSubscription, plan: PaidPlan): Promise<SubscriptionView> {
    if (live.plan === plan && live.nextPlan === null)
      throw ApiError.conflict('already_subscribed', `You are on the ${planName(plan)} plan already.`);
    const changed = await this.provider.changePlan(live.reference, plan, PRICES[plan]);
    const message =
      changed.nextPlan === plan
        ? `Your plan becomes ${planName(plan)} with the next period.`
        : `Your plan is ${planName(plan)} now.`;
    return { ...viewOf(live.id, changed), message };
  }

  /** What a renewal could not be charged for, to be paid by the person. */
  private async settle(live: LiveSubscription): Promise<SubscriptionView> {
    const due = await this.provider.readSubscription(live.reference);
    return due.clientSecret === null ? this.change(live, live.plan) : viewOf(live.id, due);
  }

  private async running(userId: string): Promise<LiveSubscription> {
    const live = await liveSubscription(this.database, userId);
    if (!live || live.state === 'incomplete')
      throw ApiError.conflict('no_subscription', 'There is no plan that is paid for.');
    return live;
  }

  /** A person's requests wait for each other: two windows must not begin two subscriptions. */
  private async oneAtATime(
    userId: string,
    work: (transaction: EntityManager) => Promise<SubscriptionView>,
  ): Promise<SubscriptionView> {
    const view = await this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`subscription ${userId}`]);
      return work(transaction);
    });
    const live = await liveSubscription(this.database, userId);
    if (live && view.clientSecret === null) await this.settlement.settleSubscription(live.reference);
    return view;
  }
}

const viewOf = (
  subscriptionId: string,
  { clientSecret, amountDue }: ProviderSubscription,
  promoCode: string | null = null,
): SubscriptionView => ({ clientSecret, subscriptionId, amountDue, promoCode });
