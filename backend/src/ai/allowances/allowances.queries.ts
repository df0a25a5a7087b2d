import type { AiAllowances } from '@shortlist/shared/product/plans';
import type { Database } from '../../core/sql/sql.js';

type Counted = keyof AiAllowances;

/** Counts a use today (UTC). @returns the day; undefined if the limit is reached and the use was not counted */
export async function addUse(
  database: Database,
  { key, task, limit }: { key: string; task: Counted; limit: number },
): Promise<string | undefined> {
  const rows: { day: string }[] = await database.query(
    `INSERT INTO ai_uses AS u (who, day, task, count)
     SELECT $1, (now() AT TIME ZONE 'UTC')::date, $2, 1 WHERE $3 > 0
     ON CONFLICT (who, day, task) DO UPDATE SET count = u.count + 1 WHERE u.count < $3
     RETURNING day::text`,
    [key, task, limit],
  );
  return rows[0]?.day;
}

export const refundUse = (
  database: Database,
  { keys, day, task }: { keys: string[]; day: string; task: Counted },
): Promise<unknown> =>
  database.query(
    'UPDATE ai_uses SET count = count - 1 WHERE who = ANY ($1) AND day = $2::date AND task = $3 AND count > 0',
    [keys, day, task],
  );

export interface UsesToday {
  used: Partial<Record<Counted, number>>;
  resetsAt: Date;
  wait: number;
}

export async function findUsesToday(database: Database, key: string): Promise<UsesToday> {
  const rows: UsesToday[] = await database.query(
    `SELECT coalesce(jsonb_object_agg(task, count) FILTER (WHERE task IS NOT NULL), '{}') AS used,
            midnight AS "resetsAt", extract(epoch FROM midnight - now())::float8 AS wait
     FROM (SELECT date_trunc('day', now(), 'UTC') + interval '24 hours' AS midnight) AS clock
     LEFT JOIN ai_uses ON who = $1 AND day = (now() AT TIME ZONE 'UTC')::date
     GROUP BY midnight`,
    [key],
  );
  return rows[0]!;
}
