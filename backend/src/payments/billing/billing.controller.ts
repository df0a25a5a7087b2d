import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  billingCheckBody,
  billingPortal,
  billingView,
  planChangeQuery,
  planChangeView,
  type BillingCheckBody,
  type BillingPortal,
  type BillingView,
  type PlanChangeQuery,
  type PlanChangeView,
} from '@shortlist/shared/contract/account/billing';
import {
  subscriptionBody,
  subscriptionView,
  type SubscriptionBody,
  type SubscriptionView,
} from '@shortlist/shared/contract/account/payments';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { CurrentUser, RecentSignIn } from '../../auth/sessions/session.guard.js';
import type { SessionUser } from '../../auth/sessions/sessions.service.js';
import { Returns } from '../../core/http/returns.js';
import { PromoRateLimiter } from '../../promo/promo-rate-limiter.service.js';
import { NeedsFeature } from '../../settings/settings.guard.js';
import { AwaitedPayment } from '../subscriptions/awaited-payment.service.js';
import { BillingService } from './billing.service.js';
import { PlanChangeService } from '../subscriptions/plan-change.service.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';

const NoPlan = (): MethodDecorator =>
  ApiResponse({
    status: 409,
    description:
      '`no_subscription`, or `subscription_unknown`: the provider cannot find the plan. Nothing was changed.',
  });

@ApiTags('billing')
@Controller()
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly subscriptions: SubscriptionsService,
    private readonly planChange: PlanChangeService,
    private readonly guesses: PromoRateLimiter,
    private readonly awaited: AwaitedPayment,
  ) {}

  @Get('billing')
  @Returns(billingView, 200, 'The plan, unlocked resumes and payments of the account.')
  view(@CurrentUser() user: SessionUser): Promise<BillingView> {
    return this.billing.view(user.id);
  }

  @Post('billing/check')
  @Returns(
    billingView,
    200,
    'The plan, unlocked resumes and payments, after checking the pending payment with the provider.',
  )
  async check(
    @CurrentUser() user: SessionUser,
    @Body({ schema: billingCheckBody }) body: BillingCheckBody,
  ): Promise<BillingView> {
    await this.awaited.settle(user.id, body);
    return this.billing.view(user.id);
  }

  /** Available at two paths, because older clients still use the second path. */
  @NeedsFeature('purchases')
  @Post(['subscriptions', 'subscriptions/create-dev'])
  @Returns(subscriptionView, 200, 'A subscription that awaits payment, or the new plan of a running subscription.')
  @ApiResponse({ status: 402, description: '`card_declined`: the message states the reason.' })
  @ApiResponse({ status: 403, description: '`purchases_blocked`: a bank disputed a payment of this account.' })
  @ApiResponse({
    status: 409,
    description:
      '`already_subscribed`, `payment_due`: the running plan has an unpaid period, or `subscription_unknown`: the provider cannot find it.',
  })
  @ApiResponse({ status: 422, description: '`promo_not_valid`' })
  @ApiResponse({ status: 403, description: '`email_not_verified`: several cards were declined.' })
  @ApiResponse({
    status: 429,
    description: 'Too many wrong promo codes, new payments or declined cards from one account or network address.',
  })
  @ApiResponse({ status: 503, description: '`payments_unavailable`: nothing was started.' })
  subscribe(
    @CurrentUser() user: SessionUser,
    @Origin() { address }: RequestOrigin,
    @Body({ schema: subscriptionBody }) body: SubscriptionBody,
  ): Promise<SubscriptionView> {
    return this.guesses.guard(address, body.promoCode, () =>
      this.subscriptions.subscribe({ userId: user.id, network: address }, body),
    );
  }

  @Get('billing/plan-change')
  @Returns(planChangeView, 200, 'The price of changing to another plan now.')
  @NoPlan()
  @ApiResponse({ status: 503, description: '`payments_unavailable`: nothing was changed.' })
  preview(
    @CurrentUser() user: SessionUser,
    @Query({ schema: planChangeQuery }) query: PlanChangeQuery,
  ): Promise<PlanChangeView> {
    return this.planChange.preview(user.id, query);
  }

  @Post('billing/cancel')
  @Returns(
    billingView,
    200,
    'The plan ends at the end of its paid period. A plan whose period is unpaid ends immediately.',
  )
  @NoPlan()
  async cancel(@CurrentUser() user: SessionUser): Promise<BillingView> {
    await this.subscriptions.cancel(user.id);
    return this.billing.view(user.id);
  }

  @Post('billing/resume')
  @Returns(billingView, 200, 'Withdraws the cancellation of the plan.')
  @ApiResponse({ status: 403, description: '`purchases_blocked`: a bank disputed a payment of this account.' })
  @NoPlan()
  async resume(@CurrentUser() user: SessionUser): Promise<BillingView> {
    await this.subscriptions.resume(user.id);
    return this.billing.view(user.id);
  }

  @Post('billing/refund')
  @RecentSignIn()
  @Returns(billingView, 200, 'Refunds the payments within the guarantee period and ends the plan.')
  @ApiResponse({
    status: 409,
    description:
      '`no_subscription`, `not_refundable`: the guarantee period has ended, or the payment was refunded, or `subscription_unknown`: the provider cannot find the plan, and the request is recorded.',
  })
  @ApiResponse({
    status: 503,
    description: '`payments_unavailable`: the request was recorded, and is processed when the provider is available.',
  })
  async refund(@CurrentUser() user: SessionUser): Promise<BillingView> {
    await this.subscriptions.refund(user.id);
    return this.billing.view(user.id);
  }

  @Post('billing/portal')
  @Returns(billingPortal, 200, 'The URL of the provider’s pages for cards and invoices.')
  @ApiResponse({
    status: 404,
    description: 'The provider has no pages for cards and invoices, or the user has no purchases.',
  })
  async portal(@CurrentUser() user: SessionUser, @Origin() { site }: RequestOrigin): Promise<BillingPortal> {
    return { url: await this.subscriptions.portal(user.id, `${site}/account`) };
  }
}
