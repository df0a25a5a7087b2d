import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { PaidPlan, SubscriptionBody, SubscriptionView } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { EntityManager, IsNull } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { Buyer } from '../stripe/checkout-limits.service.js';
import { CustomersService } from '../stripe/customers.service.js';
import { assertMayBuy } from '../ledger/disputes.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import type { ProviderSubscription } from '../stripe/provider-objects.js';
import { SubscriptionUnknown } from '../stripe/provider-unavailable.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { SubscriptionCancellation } from './subscription-cancellation.service.js';
import { Subscription } from '../tables/subscription.entity.js';
import { findLiveSubscription, findRefundable, type RunningSubscription } from './subscriptions.queries.js';
import { SubscriptionCheckout } from './subscription-checkout.service.js';

/** Maximum number of attempts to change a subscription that other requests keep changing. */
const TRIES = 5;

/**
 * Manages monthly plans. A user's request never changes a row directly: after each call to the provider, the row is
 * updated to the state that the provider reports. Holds no database connection during those calls.
 */
@Injectable()
export class SubscriptionsService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly customers: CustomersService,
    private readonly settlement: SettlementService,
    private readonly checkout: SubscriptionCheckout,
    private readonly cancellation: SubscriptionCancellation,
    private readonly queue: PaymentsQueue,
  ) {}

  /** Starts a subscription, resumes an incomplete or past-due subscription, or changes a running plan. */
  async subscribe(buyer: Buyer, wanted: SubscriptionBody): Promise<SubscriptionView> {
    await assertMayBuy(this.database, buyer.userId);
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.runningIfAny(buyer.userId);
      if (live) return this.changeOrPay(live, wanted);
      const begun = await this.checkout.start(buyer, wanted);
      if (begun) return viewOf(begun.id, begun.there, begun.promoCode);
    }
    throw ApiError.busy('unavailable', 'Your plan is being changed in another window. Please try again.');
  }

  async cancel(userId: string): Promise<void> {
    await this.cancellation.cancelAtPeriodEnd(await this.running(userId));
  }

  /** Withdraws the cancellation of a plan. */
  async resume(userId: string): Promise<void> {
    const { reference } = await this.running(userId);
    await assertMayBuy(this.database, userId);
    await this.provider.cancelAtPeriodEnd(reference, false);
    await this.settlement.settleSubscription(reference);
  }

  /**
   * Ends the plan and refunds its payments under the guarantee. Stores the request before the refund, so that the
   * worker, or a repeated request, can complete it after a failure.
   */
  async refund(userId: string): Promise<void> {
    const id = (await this.cancellation.unfinishedOf(userId)) ?? (await this.requestRefund(userId));
    try {
      await this.cancellation.cancelAndRefund(id);
    } catch (error) {
      await this.queue.put({ kind: 'finish_subscription', subscriptionId: id });
      if (!(error instanceof ApiError) || error instanceof SubscriptionUnknown) throw error;
      const message =
        'Your refund request was recorded. We will process it as soon as our payment provider is available.';
      throw new ApiError(error.getStatus(), error.code, message, error.details);
    }
  }

  async portal(userId: string, returnTo: string): Promise<string> {
    const customer = await this.customers.find(userId);
    const address = customer && (await this.provider.portal(customer, returnTo));
    if (!address) throw ApiError.notFound('billing page');
    return address;
  }

  private changeOrPay(live: RunningSubscription, { plan, promoCode }: SubscriptionBody): Promise<SubscriptionView> {
    if (promoCode)
      throw new ApiError(
        422,
        'promo_not_valid',
        'Promo codes apply to the first month of a plan, not to a plan change.',
      );
    return live.state === 'past_due' ? this.payWhatIsOwed(live, plan) : this.change(live, plan);
  }

  private async requestRefund(userId: string): Promise<string> {
    const { id } = await this.running(userId);
    if (!(await findRefundable(this.database, { userId, subscriptionId: id })))
      throw ApiError.conflict(
        'not_refundable',
        'This payment can’t be refunded automatically. Please see our terms, or contact us.',
      );
    await this.database.update(Subscription, { id, refundRequestedAt: IsNull() }, { refundRequestedAt: () => 'now()' });
    return id;
  }

  private async change(live: RunningSubscription, plan: PaidPlan): Promise<SubscriptionView> {
    if (live.plan === plan && live.nextPlan === null)
      throw ApiError.conflict('already_subscribed', `You are already on the ${PLAN_NAMES[plan]} plan.`);
    const changed = await this.provider.changePlan(live.reference, plan, PRICES[plan]);
    await this.settlement.settleSubscription(live.reference);
    return { ...viewOf(live.id, changed), message: messageOf(live, changed, plan) };
  }

  /**
   * Returns the open payment of a failed renewal. The plan cannot change until that payment completes, because
   * proration would give credit for an unpaid month.
   */
  private async payWhatIsOwed(live: RunningSubscription, plan: PaidPlan): Promise<SubscriptionView> {
    const owed = await this.provider.readSubscription(live.reference);
    if (owed.state !== 'past_due' || owed.clientSecret === null) {
      await this.settlement.settleSubscription(live.reference);
      if (owed.state === 'active') return this.change(live, plan);
    }
    const name = PLAN_NAMES[live.plan];
    if (live.plan !== plan)
      throw ApiError.conflict(
        'payment_due',
        `Your last payment for ${name} did not go through. Please complete it before you change your plan.`,
      );
    return viewOf(live.id, owed);
  }

  private async running(userId: string): Promise<RunningSubscription> {
    const live = await this.runningIfAny(userId);
    if (!live) throw ApiError.conflict('no_subscription', 'You don’t have an active plan.');
    return live;
  }

  private async runningIfAny(userId: string): Promise<RunningSubscription | undefined> {
    const live = await findLiveSubscription(this.database, { provider: this.provider.name, userId });
    if (!live?.reference || live.state === 'incomplete') return undefined;
    if (live.isRefundRequested)
      throw ApiError.conflict('no_subscription', 'Your plan has ended, and your refund is on its way.');
    return { ...live, reference: live.reference };
  }
}

/** An upgrade takes effect when its price difference is paid. The card's bank may have to confirm the payment. */
function messageOf(
  before: RunningSubscription,
  { plan: now, nextPlan, clientSecret }: ProviderSubscription,
  wanted: PaidPlan,
): string {
  const name = PLAN_NAMES[wanted];
  if (now === wanted) return before.plan === wanted ? `You stay on ${name}.` : `You are now on ${name}.`;
  if (nextPlan === wanted) return `Your plan changes to ${name} when the next billing period starts.`;
  if (clientSecret === null) return `Your plan changes to ${name} when the payment goes through.`;
  return `Your plan changes to ${name} when the difference is paid. Until then you stay on ${PLAN_NAMES[now]}.`;
}

const viewOf = (
  subscriptionId: string,
  { clientSecret, amountDue }: ProviderSubscription,
  promoCode: string | null = null,
): SubscriptionView => ({ clientSecret, subscriptionId, amountDue, promoCode });
