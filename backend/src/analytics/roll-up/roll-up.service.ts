import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, dayOf, daysBetween, startOf } from '../../usage/days.js';
import { RAW_DAYS } from './event-partitions.service.js';
import {
  EVENT_SOURCE,
  listDaysOfLatePayments,
  lockRollUps,
  MODEL_SOURCE,
  MONEY_SOURCE,
  putRun,
  putTotals,
  replaceDay,
  replaceRetention,
  type Source,
} from './roll-up.queries.js';

/** Number of days recomputed each hour: enough to include late events, which are at most two days old. */
const RECENT_DAYS = 3;
/** Number of sign-up weeks whose retention is computed, including the current week. */
const COHORT_WEEKS = 13;
/** Duration in milliseconds above which totals are recomputed less often than every minute. */
const SLOW_TOTALS_MS = 2_000;
/**
 * Pause after a slow computation of the totals, as a multiple of its duration. Limits the computation to 1% of the
 * time.
 */
const PAUSE = 100;
/** Id of the advisory lock. The number is arbitrary, but every release must use the same number. */
export const ROLL_UP_LOCK = 7_467_854;

/**
 * Computes daily figures from usage events, the ledger and model calls. Each run recomputes whole days and replaces
 * their stored figures, so runs are idempotent. An advisory lock allows one run at a time across processes.
 */
@Injectable()
export class RollUpService {
  /** Earliest time, by this process's clock, to recompute the totals. */
  private totalsDueAt = 0;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async rollUpNow(now = new Date()): Promise<void> {
    await this.rollUpDay(dayOf(now));
    await this.rollUpTotals();
    await putRun(this.database, 'now');
  }

  /** Recomputes the recent days, and earlier days for which payments were reported late. */
  async rollUpRecent(now = new Date()): Promise<void> {
    const today = dayOf(now);
    const recent = daysBetween(addDays(today, 1 - RECENT_DAYS), today);
    for (const day of recent) await this.rollUpDay(day);
    const late = await listDaysOfLatePayments(this.database, { days: RECENT_DAYS, before: startOf(recent[0]!) });
    for (const day of late) await this.rollUp(day, [MONEY_SOURCE]);
    await this.rollUpRetention(now);
    await putRun(this.database, 'recent');
  }

  /** If the day's raw events have expired, keeps the stored event figures and recomputes only the remaining figures. */
  async rollUpDay(day: string, now = new Date()): Promise<void> {
    const hasEvents = day > addDays(dayOf(now), -RAW_DAYS);
    await this.rollUp(day, [...(hasEvents ? [EVENT_SOURCE] : []), MONEY_SOURCE, MODEL_SOURCE]);
  }

  /** Does nothing if the totals are slow to compute and were computed recently. */
  private async rollUpTotals(): Promise<void> {
    const startedAt = performance.now();
    if (startedAt < this.totalsDueAt) return;
    await this.exclusively(putTotals);
    const duration = performance.now() - startedAt;
    if (duration > SLOW_TOTALS_MS) this.totalsDueAt = startedAt + PAUSE * duration;
  }

  async rollUpRetention(now = new Date()): Promise<void> {
    const first = addDays(mondayOf(dayOf(now)), -7 * (COHORT_WEEKS - 1));
    await this.exclusively((transaction) => replaceRetention(transaction, { day: first, from: startOf(first) }));
  }

  private async rollUp(day: string, sources: readonly Source[]): Promise<void> {
    const period = { day, from: startOf(day), to: startOf(addDays(day, 1)) };
    await this.exclusively(async (transaction) => {
      for (const source of sources) await replaceDay(transaction, source, period);
    });
  }

  /** Runs under the advisory lock. Readers see the previous figures until the commit. */
  private exclusively<T>(work: (transaction: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (transaction) => {
      await lockRollUps(transaction, ROLL_UP_LOCK);
      return work(transaction);
    });
  }
}

export function mondayOf(day: string): string {
  const weekday = startOf(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
