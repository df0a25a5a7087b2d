import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { PromoValidateBody, PromoValidateView, Purchase } from '@shortlist/shared/contract/account/payments';
import { PRICES } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { PromoRateLimiter } from './promo-rate-limiter.service.js';
import { checkPromo } from './redemption.js';

@Injectable()
export class PromoValidationService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly guesses: PromoRateLimiter,
  ) {}

  /** Previews a promo code's discount without reserving a use. */
  async validate(
    userId: string | null,
    address: string,
    { code, applicableFor }: PromoValidateBody,
  ): Promise<PromoValidateView> {
    const price = priceOf(applicableFor);
    const wanted = { code, userId, purchase: applicableFor, price, purchaseId: null };
    const { discount } = await this.guesses.guard(address, code, () => checkPromo(this.database, wanted, new Date()));
    return {
      valid: true,
      discountAmount: discount / 100,
      finalAmount: (price - discount) / 100,
      promoCode: { code },
      message: `You saved $${(discount / 100).toFixed(2)}`,
    };
  }
}

/** Returns the price in cents of a resume download or of one month of a plan. */
const priceOf = (purchase: Purchase): number => (purchase === 'one_time_payment' ? PRICES.download : PRICES[purchase]);
