import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import { AI_ALLOWANCES, AI_TASKS, type AiAllowances, type AiTask, type Customer } from '@shortlist/shared/plans';
import { DataSource } from 'typeorm';
import { recordUsage } from '../analytics/record-usage.js';
import { keyOf, LimitsService, SITE_FACTOR } from '../auth/limits.service.js';
import type { Limit } from '../auth/limits.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/api-error.js';
import { Env } from '../core/env.js';
import { SettingsService } from '../settings/settings.service.js';
import { siteOf } from '../core/network.js';
import type { AiCaller } from './ai-caller.js';
import { usedUp } from './used-up.js';

type Counted = keyof AiAllowances;

/** One that was counted. It is given back where it was taken, whatever day it has become and whoever has signed in. */
export interface Use {
  /** The counts that it was added to, the caller's own first. */
  who: [string, ...string[]];
  day: string;
  task: Counted;
  customer: Customer;
}

interface Today {
  used: Partial<Record<Counted, number>>;
  resetsAt: Date;
  /** Seconds until then. */
  wait: number;
}

/** Nobody may spend a whole day's answers, and the server's time, within seconds. */
const AT_A_TIME: Limit = { name: 'writing help', times: 240, minutes: 1 };

/**
 * The language model's answers a day for all free accounts of one network together: ten classes may make as many accounts
 * as they need, and an account costs nothing.
 */
const MODEL_FOR_FREE_ACCOUNTS_OF_NETWORK = 200;

/** How much writing help somebody may have today. Counted in the database, so that all API processes share the counts. */
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
   * Does the work for one of the day's answers; throws 429 instead when there is none left, or after too many in a
   * short time. Work that throws, also because the person has left, gave no answer and is not counted.
   */
  async spend<Answer>(caller: AiCaller, task: AiTask, work: () => Answer | Promise<Answer>): Promise<Answer> {
    const use = await this.take(caller, task);
    if (!use) throw await this.refusal(caller, task);
    try {
      await this.limits.count(AT_A_TIME, use.who[0]);
      const answer = await work();
      await this.record(caller, task, answer);
      return answer;
    } catch (error) {
      await this.giveBack(use);
      throw error;
    }
  }

  /** Never throws: an answer must not be lost because it could not be counted. */
  private async record({ userId }: AiCaller, task: AiTask, answer: unknown): Promise<void> {
    try {
      await recordUsage(this.database, { kind: 'ai_used', label: `${task} ${engineOf(answer)}`, userId });
    } catch (error) {
      this.log.error({ err: error, task }, 'the use of writing help could not be recorded');
    }
  }

  /** @returns null, and counts nothing, once the day's answers are used up */
  async take(caller: AiCaller, task: Counted): Promise<Use | null> {
    const customer = await this.customerOf(caller);
    let use: Use | null = null;
    for (const { who, limit } of countsOf(caller, customer, task, this.limitOf(customer, task))) {
      const day = await this.add(who, task, limit);
      if (day === undefined) {
        if (use) await this.giveBack(use);
        return null;
      }
      // At midnight, an earlier count stays with yesterday, which is not read again.
      use = { who: use ? [...use.who, who] : [who], task, day, customer };
    }
    return use;
  }

  /** @returns the day it was counted on; undefined, and counts nothing, once the limit is reached */
  private async add(who: string, task: Counted, limit: number): Promise<string | undefined> {
    const rows: { day: string }[] = await this.database.query(
      `INSERT INTO ai_uses AS u (who, day, task, count)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date, $2, 1 WHERE $3 > 0
       ON CONFLICT (who, day, task) DO UPDATE SET count = u.count + 1 WHERE u.count < $3
       RETURNING day::text`,
      [who, task, limit],
    );
    return rows[0]?.day;
  }

  /** Nothing was answered. It never throws: what kept the answer from coming is what the caller has to hear. */
  async giveBack({ who, day, task }: Use): Promise<void> {
    try {
      await this.database.query(
        'UPDATE ai_uses SET count = count - 1 WHERE who = ANY ($1) AND day = $2::date AND task = $3 AND count > 0',
        [who, day, task],
      );
    } catch (error) {
      this.log.error({ err: error }, 'a use could not be given back');
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
      // Visitors of a whole site may have used up what this one has left.
      limit: { task, used: Math.max(used[task] ?? 0, limit), limit, resetsAt: resetsAt.toISOString() },
    });
  }

  /** Staff sets the answers by the language model. */
  private limitOf(customer: Customer, task: Counted): number {
    return task === 'model' ? this.settings.now.limits.modelAnswers[customer] : AI_ALLOWANCES[customer][task];
  }

  /** A plan that was changed counts from the next question on. */
  private async customerOf({ userId }: AiCaller): Promise<Customer> {
    return userId === null ? 'visitor' : this.entitlements.planOf(userId);
  }

  private async today(caller: AiCaller): Promise<Today> {
    const rows: [Today] = await this.database.query(
      `SELECT coalesce(jsonb_object_agg(task, count) FILTER (WHERE task IS NOT NULL), '{}') AS used,
              midnight AS "resetsAt", extract(epoch FROM midnight - now())::float8 AS wait
       FROM (SELECT date_trunc('day', now(), 'UTC') + interval '24 hours' AS midnight) AS clock
       LEFT JOIN ai_uses ON who = $1 AND day = (now() AT TIME ZONE 'UTC')::date
       GROUP BY midnight`,
      [whoIs(caller)],
    );
    return rows[0];
  }
}

/** Answers without an engine come from fixed rules, which is all that exists for them. */
function engineOf(answer: unknown): 'builtin' | 'model' {
  const hasModel = typeof answer === 'object' && answer !== null && 'engine' in answer && answer.engine !== 'builtin';
  return hasModel ? 'model' : 'builtin';
}

interface Count {
  who: string;
  limit: number;
}

/** Where a use is counted, the caller's own count first: networks stand behind it where an account costs nothing. */
function countsOf(caller: AiCaller, customer: Customer, task: Counted, ownLimit: number): Count[] {
  const own = { who: whoIs(caller), limit: ownLimit };
  const site = siteOf(caller.address);
  if (customer === 'visitor') {
    return site ? [own, { who: keyOf('network', site), limit: own.limit * SITE_FACTOR }] : [own];
  }
  if (customer !== 'free' || task !== 'model') return [own];
  const limit = MODEL_FOR_FREE_ACCOUNTS_OF_NETWORK;
  return [
    own,
    { who: keyOf('free accounts', caller.address), limit },
    ...(site ? [{ who: keyOf('free accounts', site), limit: limit * SITE_FACTOR }] : []),
  ];
}

/** Hashed: the table says nothing about who asked. */
const whoIs = ({ userId, address }: AiCaller): string =>
  userId === null ? keyOf('network', address) : keyOf('account', userId);
