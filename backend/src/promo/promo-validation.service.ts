import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PromoValidateBody, PromoValidateView } from '@shortlist/shared/contract/payments';
import { DataSource } from 'typeorm';
import type { Limit } from '../auth/limits.js';
import { LimitsService } from '../auth/limits.service.js';
import { ApiError } from '../core/api-error.js';
import { priceOf } from './price-of.js';
import { checkPromo } from './promo-uses.js';

/** Codes that were wrong: somebody who tries words until one works is stopped, a classroom that shares one is not. */
const WRONG_CODES: Limit = { name: 'wrong promo codes', times: 60, minutes: 15 };

@Injectable()
export class PromoValidationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
  ) {}

  /** What a code would take off. Nothing is held: that happens when an order takes the code. */
  async validate(
    userId: string | null,
    address: string,
    { code, applicableFor }: PromoValidateBody,
  ): Promise<PromoValidateView> {
    const price = priceOf(applicableFor);
    const wanted = { code, userId, purchase: applicableFor, price, purchaseId: null };
    const { discount } = await this.refusingGuesses(address, () =>
      checkPromo(this.database.manager, wanted, new Date()),
    );
    return {
      valid: true,
      discountAmount: discount / 100,
      finalAmount: (price - discount) / 100,
      promoCode: { code },
      message: `You saved $${(discount / 100).toFixed(2)}`,
    };
  }

  private async refusingGuesses<Answer>(address: string, work: () => Promise<Answer>): Promise<Answer> {
    await this.limits.refuseSpent(WRONG_CODES, address);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'promo_not_valid') await this.limits.count(WRONG_CODES, address);
      throw error;
    }
  }
}
