import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import {
  AI_ALLOWANCES,
  AI_TASKS,
  type AiAllowances,
  type AiTask,
  type Customer,
} from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { recordUsage } from '../../usage/record-usage.js';
import { keyOf, LimitsService, SITE_FACTOR } from '../../rate-limits/limits.service.js';
import type { Limit } from '../../rate-limits/limits.js';
import { EntitlementsService } from '../../entitlements/entitlements.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { Env } from '../../core/env/env.js';
import { SettingsService } from '../../settings/settings.service.js';
import { siteOf } from '../../core/env/network.js';
import type { AiCaller } from './ai-caller.js';
import { addUse, findUsesToday, refundUse, type UsesToday } from './allowances.queries.js';
import { usedUp } from './used-up.js';

type Counted = keyof AiAllowances;

/**
 * A counted use of an AI task. Refunding it reduces the counters in which it was counted, even after midnight or a
 * sign-in.
 */
export interface Use {
  /**
   * Keys of the counters that include this use: the caller's own counter first, then any counters of the caller's
   * network.
   */
  keys: [string, ...string[]];
  day: string;
  task: Counted;
  customer: Customer;
}

/** Limits calls per minute, so that a script cannot use up the day's allowance and the server's time within seconds. */
const PER_MINUTE: Limit = { name: 'writing help', times: 240, minutes: 1 };

/**
 * Maximum number of model answers per day for all free accounts on one network. A limit per account would not suffice,
 * because a user can create many accounts. The limit is enough for ten school classes.
 */
const MODEL_ANSWERS_PER_FREE_NETWORK = 200;

/** Limits AI answers per caller and day. The counts are in the database, so that all API processes share them. */
@Injectable()
export class AllowancesService {
  private readonly log = new Logger(AllowancesService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly limits: LimitsService,
    private readonly env: Env,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Runs `work` and counts it against today's allowance. Throws 429 when the allowance is used up, or after too many
   * calls within a minute. Work that throws, for example because the client disconnected, is not counted.
   */
  async spend<Answer>(caller: AiCaller, task: AiTask, work: () => Answer | Promise<Answer>): Promise<Answer> {
    const use = await this.take(caller, task);
    if (!use) throw await this.refusal(caller, task);
    try {
      await this.limits.count(PER_MINUTE, use.keys[0]);
      const answer = await work();
      await this.record(caller, task, answer);
      return answer;
    } catch (error) {
      await this.refund(use);
      throw error;
    }
  }

  /** Never throws, so that a failed insert does not lose the user's answer. */
  private async record({ userId }: AiCaller, task: AiTask, answer: unknown): Promise<void> {
    try {
      await recordUsage(this.database, { kind: 'ai_used', label: `${task} ${engineOf(answer)}`, userId });
    } catch (error) {
      this.log.error({ err: error, task }, 'the use of writing help could not be recorded');
    }
  }

  /** @returns null if the daily limit is reached; the use is then not counted */
  async take(caller: AiCaller, task: Counted): Promise<Use | null> {
    const customer = await this.customerOf(caller);
    let use: Use | null = null;
    for (const { key, limit } of countsOf(caller, customer, task, this.limitOf(customer, task))) {
      const day = await addUse(this.database, { key, task, limit });
      if (day === undefined) {
        if (use) await this.refund(use);
        return null;
      }
      // If the day changes between two iterations, keeps only the later day: the earlier day's counts have expired.
      use = { keys: use ? [...use.keys, key] : [key], task, day, customer };
    }
    return use;
  }

  /** Never throws, so that the caller sees the original error. */
  async refund({ keys, day, task }: Use): Promise<void> {
    try {
      await refundUse(this.database, { keys, day, task });
    } catch (error) {
      this.log.error({ err: error }, 'a use could not be refunded');
    }
  }

  async view(caller: AiCaller): Promise<AiAllowanceView> {
    const [customer, { used, resetsAt }] = await Promise.all([this.customerOf(caller), this.today(caller)]);
    const count = (task: Counted) => ({ used: used[task] ?? 0, limit: this.limitOf(customer, task) });
    return {
      customer,
      resetsAt: resetsAt.toISOString(),
      tasks: Object.fromEntries(AI_TASKS.map((task) => [task, count(task)])) as AiAllowanceView['tasks'],
      model: this.env.model && this.settings.now.features.languageModel ? count('model') : null,
    };
  }

  private async refusal(caller: AiCaller, task: AiTask): Promise<ApiError> {
    const [customer, { used, resetsAt, wait }] = await Promise.all([this.customerOf(caller), this.today(caller)]);
    const limit = AI_ALLOWANCES[customer][task];
    return new ApiError(429, 'ai_limit_reached', usedUp(customer, task, wait), {
      retryAfter: wait,
      // Reports the whole limit as used even if the caller's own count is lower, because the network's allowance may be
      // used up instead.
      limit: { task, used: Math.max(used[task] ?? 0, limit), limit, resetsAt: resetsAt.toISOString() },
    });
  }

  /** Staff set the limit on model answers; all other limits are fixed. */
  private limitOf(customer: Customer, task: Counted): number {
    return task === 'model' ? this.settings.now.limits.modelAnswers[customer] : AI_ALLOWANCES[customer][task];
  }

  /** Reads the caller's plan on every call, so that a plan change takes effect immediately. */
  private async customerOf({ userId }: AiCaller): Promise<Customer> {
    return userId === null ? 'visitor' : this.entitlements.planOf(userId);
  }

  private today(caller: AiCaller): Promise<UsesToday> {
    return findUsesToday(this.database, keyOfCaller(caller));
  }
}

/** Tasks that never use a model count as `builtin`. */
function engineOf(answer: unknown): 'builtin' | 'model' {
  const hasModel = typeof answer === 'object' && answer !== null && 'engine' in answer && answer.engine !== 'builtin';
  return hasModel ? 'model' : 'builtin';
}

interface Count {
  key: string;
  limit: number;
}

function countsOf(caller: AiCaller, customer: Customer, task: Counted, ownLimit: number): Count[] {
  const own = { key: keyOfCaller(caller), limit: ownLimit };
  const site = siteOf(caller.address);
  if (customer === 'visitor') {
    return site ? [own, { key: keyOf('network', site), limit: own.limit * SITE_FACTOR }] : [own];
  }
  if (customer !== 'free' || task !== 'model') return [own];
  const limit = MODEL_ANSWERS_PER_FREE_NETWORK;
  return [
    own,
    { key: keyOf('free accounts', caller.address), limit },
    ...(site ? [{ key: keyOf('free accounts', site), limit: limit * SITE_FACTOR }] : []),
  ];
}

/** Hashes the caller's account id or network address, so that the table contains neither. */
const keyOfCaller = ({ userId, address }: AiCaller): string =>
  userId === null ? keyOf('network', address) : keyOf('account', userId);
