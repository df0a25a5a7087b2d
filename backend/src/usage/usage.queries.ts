import type { Database } from '../core/sql/sql.js';

// Uses plain SQL, because `usage_events` is partitioned and has no primary key.

export const insertUsageEvent = (
  database: Database,
  event: { kind: string; label: string; userId: string | null },
): Promise<unknown> =>
  database.query('INSERT INTO usage_events (at, kind, label, user_id) VALUES (now(), $1, $2, $3)', [
    event.kind,
    event.label,
    event.userId,
  ]);
