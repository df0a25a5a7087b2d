import type { ClientEvent } from '@shortlist/shared/product/usage-limits';
import type { Database } from '../../core/sql/sql.js';
import type { Ignored } from './ignored-usage.entity.js';

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

export const addIgnored = (
  database: Database,
  { reason, count }: { reason: Ignored; count: number },
): Promise<unknown> =>
  database.query(
    `INSERT INTO ignored_usage AS i (day, reason, count) VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2)
     ON CONFLICT (day, reason) DO UPDATE SET count = i.count + excluded.count`,
    [reason, count],
  );

/** Inserts the day's salt, unless another process has already stored one. */
export const insertSalt = (database: Database, { day, salt }: { day: string; salt: Buffer }): Promise<unknown> =>
  database.query('INSERT INTO visitor_salts (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING', [day, salt]);
