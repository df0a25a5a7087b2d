import { Body, Controller, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  promoValidateBody,
  promoValidateView,
  type PromoValidateBody,
  type PromoValidateView,
} from '@shortlist/shared/contract/account/payments';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { CurrentUserIfAny, VisitorsToo } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { PromoValidationService } from './promo-validation.service.js';

@ApiTags('payments')
@VisitorsToo()
@Controller('promo')
export class PromoController {
  constructor(private readonly promos: PromoValidationService) {}

  @Post('validate')
  @Returns(promoValidateView, 200, 'The discount of a promo code on the current price, without reserving a use.')
  @ApiResponse({ status: 422, description: '`promo_not_valid`: the message states the reason.' })
  @ApiResponse({ status: 429, description: 'Too many wrong promo codes from one network address.' })
  validate(
    @CurrentUserIfAny() user: SessionUser | null,
    @Origin() { address }: RequestOrigin,
    @Body({ schema: promoValidateBody }) body: PromoValidateBody,
  ): Promise<PromoValidateView> {
    return this.promos.validate(user?.id ?? null, address, body);
  }
}
