import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Limit } from '../auth/limits.js';
import { LimitsService } from '../auth/limits.service.js';
import { ApiError } from '../core/api-error.js';

/** Codes that were wrong: somebody who tries words until one works is stopped, a classroom that shares one is not. */
const WRONG_CODES: Limit = { name: 'wrong promo codes', times: 60, minutes: 15 };
/** Codes that were wrong or are being looked up, so that requests at one instant cannot pass the limit together. */
const GUESSES: Limit = { ...WRONG_CODES, name: 'promo guesses' };
/** Milliseconds to wait for lookups of others that are under way, at first and in all. */
const FIRST_WAIT = 20;
const PATIENCE = 5_000;
const RETRY_AFTER = 5;

/** For every route that takes a code: what it answers tells whether there is such a one. */
@Injectable()
export class PromoRateLimiter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Does what is asked for with the code; without one, nothing stands in the way.
   *
   * @throws {ApiError} 429 after too many wrong codes from one network address
   */
  async guard<Answer>(address: string, code: string | null | undefined, work: () => Promise<Answer>): Promise<Answer> {
    if (code) await this.guess(address, code);
    return work();
  }

  /** Counts first and looks the code up afterwards; the count is given back when there is such a code. */
  private async guess(address: string, code: string): Promise<void> {
    await this.take(address);
    const known: unknown[] = await this.database.query('SELECT 1 FROM promo_codes WHERE code = $1 AND active', [code]);
    if (known.length > 0) await this.limits.giveBack(GUESSES, address);
    else await this.limits.allows(WRONG_CODES, address);
  }

  private async take(address: string): Promise<void> {
    for (let waited = 0, wait = FIRST_WAIT; waited < PATIENCE; waited += wait, wait *= 2) {
      await this.limits.refuseSpent(WRONG_CODES, address);
      if (await this.limits.take(GUESSES, address)) return;
      await setTimeout(wait);
    }
    throw ApiError.tooManyAttempts(RETRY_AFTER);
  }
}
