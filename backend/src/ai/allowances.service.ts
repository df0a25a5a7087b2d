import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AI_ALLOWANCES, type AiAllowances, type Customer } from '@shortlist/shared/plans';
import { DataSource } from 'typeorm';
import { keyOf } from '../auth/limits.service.js';
import { EntitlementsService } from '../billing/entitlements.service.js';
import { ApiError } from '../core/api-error.js';
import type { AiCaller } from './ai-caller.js';

type Counted = keyof AiAllowances;

/** How much writing help somebody may have today. Counted in the database, so that all API processes share the counts. */
@Injectable()
export class AllowancesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
  ) {}

  async customerOf({ userId }: AiCaller): Promise<Customer> {
    return userId === null ? 'visitor' : this.entitlements.planOf(userId);
  }

  /** Counts one more; throws 429 `ai_limit_reached` once the day's answers are used up. */
  async use(caller: AiCaller, task: Counted): Promise<void> {
    if (!(await this.take(caller, task)))
      throw new ApiError(429, 'ai_limit_reached', 'You have used up today’s suggestions. Ask again tomorrow.', {
        retryAfter: secondsUntilMidnight(new Date()),
      });
  }

  /** @returns false, and counts nothing, once the day's answers are used up */
  async take(caller: AiCaller, task: Counted): Promise<boolean> {
    const limit = AI_ALLOWANCES[await this.customerOf(caller)][task];
    const rows: unknown[] = await this.database.query(
      `INSERT INTO ai_uses AS u (who, day, task, count)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date, $2, 1 WHERE $3 > 0
       ON CONFLICT (who, day, task) DO UPDATE SET count = u.count + 1 WHERE u.count < $3
       RETURNING count`,
      [whoIs(caller), task, limit],
    );
    return rows.length > 0;
  }

  /** Takes a use back: nothing was answered. */
  async giveBack(caller: AiCaller, task: Counted): Promise<void> {
    await this.database.query(
      `UPDATE ai_uses SET count = count - 1
       WHERE who = $1 AND day = (now() AT TIME ZONE 'UTC')::date AND task = $2 AND count > 0`,
      [whoIs(caller), task],
    );
  }
}

const whoIs = ({ userId, address }: AiCaller): string =>
  userId ? keyOf('account', userId) : keyOf('network', address);

function secondsUntilMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1_000);
}
