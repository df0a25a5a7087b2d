import { Body, Controller, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  paymentIntentBody,
  paymentIntentView,
  type PaymentIntentBody,
  type PaymentIntentView,
} from '@shortlist/shared/contract/account/payments';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { CurrentUser } from '../../auth/sessions/session.guard.js';
import type { SessionUser } from '../../auth/sessions/sessions.service.js';
import { Returns } from '../../core/http/returns.js';
import { PromoRateLimiter } from '../../promo/promo-rate-limiter.service.js';
import { NeedsFeature } from '../../settings/settings.guard.js';
import { OrdersService } from './orders.service.js';

@ApiTags('payments')
@Controller('payments/create-payment-intent')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly guesses: PromoRateLimiter,
  ) {}

  @NeedsFeature('purchases')
  @Post()
  @Returns(paymentIntentView, 200, 'The price of the resume, and the data for the payment form.')
  @ApiResponse({ status: 403, description: '`purchases_blocked`: a bank disputed a payment of this account.' })
  @ApiResponse({ status: 402, description: '`card_declined`: the message states the reason.' })
  @ApiResponse({ status: 404, description: 'The user does not own the resume.' })
  @ApiResponse({
    status: 409,
    description:
      '`already_unlocked`: paid, or included in the plan. `payment_processing`: the bank is processing the payment.',
  })
  @ApiResponse({ status: 422, description: '`promo_not_valid`: the order does not change.' })
  @ApiResponse({ status: 403, description: '`email_not_verified`: several cards were declined.' })
  @ApiResponse({
    status: 429,
    description: 'Too many wrong promo codes, new payments or declined cards from one account or network address.',
  })
  @ApiResponse({ status: 503, description: '`payments_unavailable`: see Retry-After.' })
  open(
    @CurrentUser() user: SessionUser,
    @Origin() { address }: RequestOrigin,
    @Body({ schema: paymentIntentBody }) { resumeId, promoCode }: PaymentIntentBody,
  ): Promise<PaymentIntentView> {
    return this.guesses.guard(address, promoCode, () =>
      this.orders.open({ userId: user.id, network: address }, resumeId, promoCode ?? null),
    );
  }
}
