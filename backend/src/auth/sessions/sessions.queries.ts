import type { DataSource, EntityManager } from 'typeorm';
import { readPrepared, type Statement } from '../../core/sql/prepared.js';
import { changedRows, type Database } from '../../core/sql/sql.js';

/**
 * Inserts a session. Locks the account, so that a concurrent password change comes either before or after the insert.
 * @returns false if the account is closed or suspended, or if `passwordHash` is not null and no longer the account's
 * hash
 */
export async function insertSession(
  transaction: EntityManager,
  session: { id: string; userId: string; userAgent: string; days: number; passwordHash: string | null },
): Promise<boolean> {
  const rows: unknown[] = await transaction.query(
    `INSERT INTO sessions (id, user_id, user_agent, expires_at)
     SELECT $1, id, $3, now() + make_interval(days => $4) FROM users
     WHERE id = $2 AND closed_at IS NULL AND suspended_at IS NULL AND ($5::text IS NULL OR password_hash = $5) FOR SHARE
     RETURNING id`,
    [session.id, session.userId, session.userAgent, session.days, session.passwordHash],
  );
  return rows.length > 0;
}

/** Records that the account was used today (UTC). Does nothing for a closed account. */
export const recordActiveDay = (database: Database, userId: string): Promise<unknown> =>
  database.query(
    `INSERT INTO account_days (user_id, day)
     SELECT id, (now() AT TIME ZONE 'UTC')::date FROM users WHERE id = $1 AND closed_at IS NULL FOR KEY SHARE
     ON CONFLICT (day, user_id) DO NOTHING`,
    [userId],
  );

export interface SessionState {
  userId: string;
  /** Whether the session can be extended by at least a day. */
  aging: boolean;
  /** Whether the session's last recorded use is older than `seenMinutes`, or was on another day (UTC). */
  unseen: boolean;
  recent: boolean;
}

/**
 * Parameters: $1 session, $2 renewal days, $3 minutes between updates, $4 minutes for which a sign-in counts as recent,
 * $5 maximum days since the sign-in.
 */
const sessionStatement = (columns: string, join: string): string =>
  `SELECT s.user_id AS "userId",
          s.expires_at < least(now() + make_interval(days => $2), s.created_at + make_interval(days => $5)) AS aging,
          s.last_seen_at < greatest(now() - make_interval(mins => $3), date_trunc('day', now(), 'UTC')) AS unseen,
          s.authenticated_at > now() - make_interval(mins => $4) AS recent${columns}
   FROM sessions s ${join}
   WHERE s.id = $1 AND s.expires_at > now() AND s.created_at > now() - make_interval(days => $5)`;

const SESSION: Statement = { name: 'session', text: sessionStatement('', '') };

/**
 * Returns a statement that reads a valid session and one of its user's rows in one round trip instead of two.
 *
 * @param name distinguishes the prepared statement from those for other rows
 * @param select SQL query for the row; `s` is the session, $6 is the id from the path
 */
export const statementWithSession = (name: string, select: string): Statement => ({
  name: `session and ${name}`,
  text: sessionStatement(', joined.*', `LEFT JOIN LATERAL (${select}) joined ON true`),
});

export interface SessionJoin {
  statement: Statement;
  value: string | null;
}

/**
 * Finds a valid session. With `join`, the result also has the columns of the joined row, or nulls if there is no such
 * row.
 */
export async function findSession(
  database: DataSource,
  periods: { id: string; renewalDays: number; seenMinutes: number; recentMinutes: number; limitDays: number },
  join: SessionJoin | undefined,
): Promise<SessionState | undefined> {
  const values = [periods.id, periods.renewalDays, periods.seenMinutes, periods.recentMinutes, periods.limitDays];
  const rows = join
    ? await readPrepared<SessionState>(database, join.statement, [...values, join.value])
    : await readPrepared<SessionState>(database, SESSION, values);
  return rows[0];
}

/** Records a use of a session. With `renew`, extends the session, at most to `limitDays` after the sign-in. */
export const touchSession = (
  database: Database,
  { id, renew, days, limitDays }: { id: string; renew: boolean; days: number; limitDays: number },
): Promise<unknown> =>
  database.query(
    `UPDATE sessions SET last_seen_at = now(),
       expires_at = CASE WHEN $2
         THEN least(now() + make_interval(days => $3), created_at + make_interval(days => $4)) ELSE expires_at END
     WHERE id = $1`,
    [id, renew, days, limitDays],
  );

/** @returns the session's User-Agent; undefined if the account has no such session */
export async function deleteSession(
  transaction: EntityManager,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  const [ended] = await changedRows<{ userAgent: string }>(
    transaction,
    'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING user_agent AS "userAgent"',
    [id, userId],
  );
  return ended?.userAgent;
}
