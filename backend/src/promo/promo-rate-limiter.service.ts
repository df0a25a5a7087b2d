import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import type { Limit } from '../rate-limits/limits.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { PromoCodeRow } from './promo-code.entity.js';

/** Limit on wrong promo codes per network: stops guessing, but lets a class of students mistype a shared code. */
const WRONG_CODES: Limit = { name: 'wrong promo codes', times: 60, minutes: 15 };
/**
 * Limit on wrong promo codes plus lookups in progress. Without this limit, concurrent requests could together exceed
 * the limit on wrong codes.
 */
const GUESSES: Limit = { ...WRONG_CODES, name: 'promo guesses' };
/** Milliseconds until the first retry if lookups in progress use up `GUESSES`. Each further wait is twice as long. */
const FIRST_WAIT = 20;
/** Maximum total length of all waits, in milliseconds. */
const PATIENCE = 5_000;
const RETRY_AFTER = 5;

/** Limits guessing on every route that takes a promo code, because the response reveals whether the code exists. */
@Injectable()
export class PromoRateLimiter {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Runs `work` unless the caller's network has sent too many wrong promo codes. Does not limit requests without a
   * code.
   * @throws {ApiError} 429 after too many wrong codes
   */
  async guard<Answer>(address: string, code: string | null | undefined, work: () => Promise<Answer>): Promise<Answer> {
    if (code) await this.guess(address, code);
    return work();
  }

  /** Counts the promo code as wrong before the lookup, and undoes the count if the code exists. */
  private async guess(address: string, code: string): Promise<void> {
    await this.take(address);
    const isKnown = await this.database.existsBy(PromoCodeRow, { code, active: true });
    if (isKnown) await this.limits.release(GUESSES, address);
    else await this.limits.allows(WRONG_CODES, address);
  }

  private async take(address: string): Promise<void> {
    for (let waited = 0, wait = FIRST_WAIT; waited < PATIENCE; waited += wait, wait *= 2) {
      await this.limits.assertNotExhausted(WRONG_CODES, address);
      if (await this.limits.take(GUESSES, address)) return;
      await setTimeout(wait);
    }
    throw ApiError.tooManyAttempts(RETRY_AFTER);
  }
}
