import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, dayOf, daysBetween, startOf } from '../../usage/days.js';
import { RAW_DAYS } from './event-partitions.service.js';
import { EVENT_SOURCE, MODEL_SOURCE, MONEY_SOURCE, RETENTION, TOTALS, type Source } from './roll-up.queries.js';

/** Days recomputed each hour. Includes late events, which are at most two days old. */
const RECENT_DAYS = 3;
/** Number of recomputed sign-up cohorts, including the current week's. */
const COHORT_WEEKS = 13;
/** Id of the advisory lock: arbitrary, but all releases must use the same one. */
export const ROLL_UP_LOCK = 7_467_854;

/**
 * Computes figures from events, the ledger and model calls. Always computes a complete day and replaces its stored
 * figures, so runs are idempotent. An advisory lock allows one run at a time across processes.
 */
@Injectable()
export class RollUpService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async rollUpNow(now = new Date()): Promise<void> {
    await this.rollUpDay(dayOf(now));
    await this.rollUpTotals();
    await this.recordRun('now');
  }

  /** Recomputes the last days, and earlier days with payments that were reported late. */
  async rollUpRecent(now = new Date()): Promise<void> {
    const today = dayOf(now);
    const recent = daysBetween(addDays(today, 1 - RECENT_DAYS), today);
    for (const day of recent) await this.rollUpDay(day);
    for (const day of await this.daysOfLatePayments(recent[0]!)) await this.rollUp(day, [MONEY_SOURCE]);
    await this.rollUpRetention(now);
    await this.recordRun('recent');
  }

  /** Computes one day. If its raw events have expired, keeps the stored event figures and recomputes the others. */
  async rollUpDay(day: string, now = new Date()): Promise<void> {
    const hasEvents = day > addDays(dayOf(now), -RAW_DAYS);
    await this.rollUp(day, [...(hasEvents ? [EVENT_SOURCE] : []), MONEY_SOURCE, MODEL_SOURCE]);
  }

  async rollUpTotals(): Promise<void> {
    const selects = Object.entries(TOTALS).map(([metric, sql]) => `SELECT '${metric}', (${sql})`);
    await this.exclusively((transaction) =>
      transaction.query(
        `INSERT INTO metric_totals (metric, value) ${selects.join(' UNION ALL ')}
         ON CONFLICT (metric) DO UPDATE SET value = excluded.value`,
      ),
    );
  }

  async rollUpRetention(now = new Date()): Promise<void> {
    const first = addDays(mondayOf(dayOf(now)), -7 * (COHORT_WEEKS - 1));
    await this.exclusively(async (transaction) => {
      await transaction.query(
        `DELETE FROM metric_days WHERE metric IN ('retention', 'signed_up_in_week') AND day >= $1`,
        [first],
      );
      await transaction.query(`INSERT INTO metric_days (day, metric, label, value) ${RETENTION}`, [startOf(first)]);
    });
  }

  private async rollUp(day: string, sources: readonly Source[]): Promise<void> {
    await this.exclusively(async (transaction) => {
      for (const source of sources) await replace(transaction, day, source);
    });
  }

  private async daysOfLatePayments(before: string): Promise<string[]> {
    const rows: { day: string }[] = await this.database.query(
      `SELECT DISTINCT (at AT TIME ZONE 'UTC')::date::text AS day FROM ledger_entries
       WHERE created_at > now() - make_interval(days => $1) AND at < $2`,
      [RECENT_DAYS, startOf(before)],
    );
    return rows.map(({ day }) => day);
  }

  private async recordRun(name: 'now' | 'recent'): Promise<void> {
    await this.database.query(
      `INSERT INTO roll_up_runs (name, finished_at) VALUES ($1, now())
       ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at`,
      [name],
    );
  }

  /** Runs `work` in a transaction under the advisory lock. Readers see the previous figures until the commit. */
  private exclusively<T>(work: (transaction: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [ROLL_UP_LOCK]);
      return work(transaction);
    });
  }
}

async function replace(transaction: EntityManager, day: string, { metrics, sql }: Source): Promise<void> {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))];
  await transaction.query('DELETE FROM metric_hours WHERE metric = ANY ($1) AND hour >= $2 AND hour < $3', [
    metrics,
    from,
    to,
  ]);
  await transaction.query(`INSERT INTO metric_hours (metric, hour, label, value) ${sql}`, [from, to]);
  await transaction.query('DELETE FROM metric_days WHERE metric = ANY ($1) AND day = $2', [metrics, day]);
  await transaction.query(
    `INSERT INTO metric_days (metric, day, label, value)
     SELECT metric, $2, label, sum(value) FROM metric_hours
     WHERE metric = ANY ($1) AND hour >= $3 AND hour < $4 GROUP BY metric, label`,
    [metrics, day, from, to],
  );
}

export function mondayOf(day: string): string {
  const weekday = startOf(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
