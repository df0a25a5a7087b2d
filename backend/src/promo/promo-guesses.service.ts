import { Injectable } from '@nestjs/common';
import type { Limit } from '../auth/limits.js';
import { LimitsService } from '../auth/limits.service.js';
import { NoSuchCode } from './promo-uses.js';

/** Codes that were wrong: somebody who tries words until one works is stopped, a classroom that shares one is not. */
const WRONG_CODES: Limit = { name: 'wrong promo codes', times: 60, minutes: 15 };

/** For every route that takes a code: what it answers tells whether there is such a one. */
@Injectable()
export class PromoGuesses {
  constructor(private readonly limits: LimitsService) {}

  /**
   * Does what is asked for with the code; without one, nothing stands in the way.
   *
   * @throws {ApiError} 429 after too many wrong codes from one network address
   */
  async refusing<Answer>(
    address: string,
    code: string | null | undefined,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!code) return work();
    await this.limits.refuseSpent(WRONG_CODES, address);
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoSuchCode) await this.limits.count(WRONG_CODES, address);
      throw error;
    }
  }
}
