import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { ClientEvent } from '@shortlist/shared/product/usage-limits';
import type { EntityManager } from 'typeorm';
import type { Database } from '../core/sql.js';
import type { Ignored } from './ignored-usage.entity.js';

// `usage_events` is partitioned and has no primary key, so a repository can neither list nor count its rows.

export const insertUsageEvent = (
  database: Database,
  event: { kind: string; label: string; userId: string | null },
): Promise<unknown> =>
  database.query('INSERT INTO usage_events (at, kind, label, user_id) VALUES (now(), $1, $2, $3)', [
    event.kind,
    event.label,
    event.userId,
  ]);

export interface ClientEventRow {
  at: Date;
  kind: ClientEvent;
  label: string;
  visitor: Buffer;
}

export const insertClientEvents = (database: Database, rows: readonly ClientEventRow[]): Promise<unknown> =>
  database.query(
    `INSERT INTO usage_events (at, kind, label, visitor)
     SELECT * FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::bytea[])`,
    [
      rows.map(({ at }) => at),
      rows.map(({ kind }) => kind),
      rows.map(({ label }) => label),
      rows.map(({ visitor }) => visitor),
    ],
  );

/** Adds to today's number of dropped events. */
export const addIgnored = (
  database: Database,
  { reason, count }: { reason: Ignored; count: number },
): Promise<unknown> =>
  database.query(
    `INSERT INTO ignored_usage AS i (day, reason, count) VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2)
     ON CONFLICT (day, reason) DO UPDATE SET count = i.count + excluded.count`,
    [reason, count],
  );

/** Stores the salt of a day, unless the day has one. */
export const insertSalt = (database: Database, { day, salt }: { day: string; salt: Buffer }): Promise<unknown> =>
  database.query('INSERT INTO visitor_salts (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING', [day, salt]);

type ActivityKind = AdminDashboardView['recentActivity'][number]['type'];

/** Lists the latest events, newest first. */
export const listActivity = (
  database: Database,
  { kinds, since, limit }: { kinds: readonly ActivityKind[]; since: Date; limit: number },
): Promise<{ kind: ActivityKind; label: string; at: Date }[]> =>
  database.query(
    `SELECT kind, label, at FROM usage_events
     WHERE kind = ANY ($1) AND at > $2 ORDER BY at DESC LIMIT $3`,
    [kinds, since, limit],
  );

// Partitions. Their names and bounds go into SQL, because these statements take no parameters. They never come from input.

export async function listPartitions(database: Database): Promise<string[]> {
  const rows: { name: string }[] = await database.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'usage_events'::regclass`,
  );
  return rows.map(({ name }) => name);
}

/** Keeps events out of the default partition until the transaction ends. */
export const lockDefaultPartition = (transaction: EntityManager): Promise<unknown> =>
  transaction.query('LOCK TABLE usage_events_other IN ACCESS EXCLUSIVE MODE');

export async function hasTable(database: Database, name: string): Promise<boolean> {
  const rows: { found: boolean }[] = await database.query('SELECT to_regclass($1) IS NOT NULL AS found', [name]);
  return rows[0]?.found ?? false;
}

/** Creates a partition and moves the events into it that are in the default partition. @param to the first time after it */
export async function createPartition(
  transaction: EntityManager,
  { name, from, to }: { name: string; from: Date; to: Date },
): Promise<void> {
  const [first, end] = [`'${from.toISOString()}'`, `'${to.toISOString()}'`];
  await transaction.query(`CREATE TABLE ${name} (LIKE usage_events INCLUDING DEFAULTS)`);
  await transaction.query(
    `WITH moved AS (DELETE FROM usage_events_other WHERE at >= ${first} AND at < ${end} RETURNING *)
     INSERT INTO ${name} SELECT * FROM moved`,
  );
  await transaction.query(`ALTER TABLE usage_events ATTACH PARTITION ${name} FOR VALUES FROM (${first}) TO (${end})`);
}

export const dropPartition = (database: Database, name: string): Promise<unknown> =>
  database.query(`DROP TABLE ${name}`);
