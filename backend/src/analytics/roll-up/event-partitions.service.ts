import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, dayOf } from '../../usage/days.js';

/** Days for which raw events are kept. Rolled-up figures never expire. */
export const RAW_DAYS = 90;
/** Number of daily partitions created in advance, in case the worker is down for a while. */
const DAYS_AHEAD = 7;
/** Maximum accepted delay of an event, in days. */
const DAYS_LATE = 2;

const PREFIX = 'usage_events_';
const partitionOf = (day: string): string => `${PREFIX}${day.replaceAll('-', '')}`;

/**
 * Maintains one partition of `usage_events` per day (UTC), so that expired events are dropped at once instead of row by
 * row.
 */
@Injectable()
export class EventPartitions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Creates missing partitions and drops expired ones. Idempotent. */
  async maintain(now = new Date()): Promise<void> {
    const existing = await this.days();
    const today = dayOf(now);
    for (let offset = -DAYS_LATE; offset <= DAYS_AHEAD; offset++) {
      const day = addDays(today, offset);
      if (!existing.includes(day)) await this.make(day);
    }
    const oldest = addDays(today, -RAW_DAYS);
    for (const day of existing) if (day < oldest) await this.database.query(`DROP TABLE ${partitionOf(day)}`);
  }

  /** Creates the partition of a day and moves the events into it that arrived before. */
  async make(day: string): Promise<void> {
    const name = partitionOf(day);
    const [from, to] = [`'${day}T00:00:00Z'`, `'${addDays(day, 1)}T00:00:00Z'`];
    await this.database.transaction(async (transaction) => {
      // Keeps events out of the default partition between the move and the attachment.
      await transaction.query('LOCK TABLE usage_events_other IN ACCESS EXCLUSIVE MODE');
      if (await exists(transaction, name)) return;
      await transaction.query(`CREATE TABLE ${name} (LIKE usage_events INCLUDING DEFAULTS)`);
      await transaction.query(
        `WITH moved AS (DELETE FROM usage_events_other WHERE at >= ${from} AND at < ${to} RETURNING *)
         INSERT INTO ${name} SELECT * FROM moved`,
      );
      await transaction.query(`ALTER TABLE usage_events ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`);
    });
  }

  private async days(): Promise<string[]> {
    const rows: { name: string }[] = await this.database.query(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'usage_events'::regclass`,
    );
    return rows.flatMap(({ name }) => {
      const [, year, month, day] = /^usage_events_(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
      return year ? [`${year}-${month}-${day}`] : [];
    });
  }
}

async function exists(manager: EntityManager, table: string): Promise<boolean> {
  const rows: { found: boolean }[] = await manager.query('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return rows[0]?.found ?? false;
}
