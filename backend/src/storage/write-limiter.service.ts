import { Injectable } from '@nestjs/common';
import { LimitsService } from '../rate-limits/limits.service.js';
import type { Limit } from '../rate-limits/limits.js';
import { ApiError } from '../core/errors/api-error.js';
import { rateLimited } from '../core/metrics/security.js';
import { TokenBuckets } from './token-buckets.js';

/**
 * Limits writes per account and process. Allows twice the usual maximum: six browser tabs that each save every three
 * seconds use two tokens per second.
 */
export class WriteBucket {
  burst = 240;
  perSecond = 4;
}

/** Costs in tokens. Adding a record or a version costs as much as several saves. */
export const WRITE_COST = { save: 1, addition: 4 } as const;

/**
 * Limit on an account's writes across all processes. It applies once the account has used half of the tokens that one
 * process allows in a burst.
 */
const WRITES_OF_BUSY_ACCOUNT: Limit = { name: 'writes', times: 300, minutes: 1 };

/**
 * Counts writes in memory, so a typical save needs no extra query. Writes of busy accounts are also counted in the
 * database, across processes. `StorageRoom` limits the stored bytes.
 */
@Injectable()
export class WriteLimiter {
  private readonly buckets: TokenBuckets;

  constructor(
    private readonly limits: LimitsService,
    bucket: WriteBucket,
  ) {
    this.buckets = new TokenBuckets(bucket.burst, bucket.perSecond);
  }

  /** @throws ApiError 429 beyond the limit */
  async count(ownerId: string, cost: number): Promise<void> {
    const left = this.buckets.take(ownerId, cost);
    if (left < 0) {
      rateLimited.inc({ limit: WRITES_OF_BUSY_ACCOUNT.name });
      throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(this.buckets.secondsUntil(-left))));
    }
    if (left < this.buckets.burst / 2) await this.limits.count(WRITES_OF_BUSY_ACCOUNT, ownerId);
  }
}
