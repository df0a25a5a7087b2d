import type { Database } from '../../core/sql/sql.js';

// The statements below write nothing while the circuit is closed and no call fails.

interface Circuit {
  server: string;
}

export async function findIsOpen(database: Database, { server }: Circuit): Promise<boolean> {
  const rows: unknown[] = await database.query(
    'SELECT 1 FROM ai_circuits WHERE server = $1 AND (open_until > now() OR trial_until > now())',
    [server],
  );
  return rows.length > 0;
}

/**
 * Admits every call while the circuit is closed. Once the open state has ended, admits only one of several concurrent
 * calls.
 */
export async function admitCall(
  database: Database,
  { server, trialSeconds }: Circuit & { trialSeconds: number },
): Promise<boolean> {
  const [row]: { admitted: boolean }[] = await database.query(
    `WITH trial AS (
       UPDATE ai_circuits SET trial_until = now() + make_interval(secs => $2)
       WHERE server = $1 AND open_until <= now() AND (trial_until IS NULL OR trial_until <= now())
       RETURNING 1
     )
     SELECT EXISTS (SELECT FROM trial)
         OR NOT EXISTS (SELECT FROM ai_circuits WHERE server = $1 AND open_until IS NOT NULL) AS admitted`,
    [server, trialSeconds],
  );
  return row!.admitted;
}

export const closeCircuit = (database: Database, { server }: Circuit): Promise<unknown> =>
  database.query(
    `UPDATE ai_circuits SET failures = 0, open_until = NULL, trial_until = NULL
     WHERE server = $1 AND (failures > 0 OR open_until IS NOT NULL)`,
    [server],
  );

/** Counts a failed call. Opens the circuit after `maxFailures` in a row, or if the call was the trial call. */
export const noteFailure = (
  database: Database,
  { server, maxFailures, openSeconds }: Circuit & { maxFailures: number; openSeconds: number },
): Promise<unknown> =>
  database.query(
    `INSERT INTO ai_circuits AS c (server, failures) VALUES ($1, 1)
     ON CONFLICT (server) DO UPDATE SET
       failures = c.failures + 1,
       open_until = CASE WHEN c.trial_until > now() OR c.failures + 1 >= $2
                         THEN now() + make_interval(secs => $3) ELSE c.open_until END,
       trial_until = NULL`,
    [server, maxFailures, openSeconds],
  );

export const endTrial = (database: Database, { server }: Circuit): Promise<unknown> =>
  database.query('UPDATE ai_circuits SET trial_until = NULL WHERE server = $1 AND trial_until IS NOT NULL', [server]);
