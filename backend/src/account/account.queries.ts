import type { EntityManager } from 'typeorm';
import { changedRows, countChanged, type Database } from '../core/sql/sql.js';

// The statements below update `users` in plain SQL, because a repository would set `updated_at`, the time of the last
// profile change.

export interface Addressee {
  email: string;
  emailVerified: boolean;
}

const ADDRESSEE = 'email, email_verified AS "emailVerified"';

/** @returns undefined if the account is deleted or already scheduled for deletion */
export async function planDeletion(
  transaction: EntityManager,
  { userId, days }: { userId: string; days: number },
): Promise<Addressee | undefined> {
  const [planned] = await changedRows<Addressee>(
    transaction,
    `UPDATE users SET deletion_at = now() + make_interval(days => $2)
     WHERE id = $1 AND deletion_at IS NULL AND closed_at IS NULL RETURNING ${ADDRESSEE}`,
    [userId, days],
  );
  return planned;
}

/** @returns false if no deletion is scheduled */
export async function cancelDeletion(transaction: EntityManager, userId: string): Promise<boolean> {
  const count = await countChanged(
    transaction,
    'UPDATE users SET deletion_at = NULL WHERE id = $1 AND deletion_at IS NOT NULL AND closed_at IS NULL',
    [userId],
  );
  return count > 0;
}

/** Returns the next accounts whose deletion is due, ordered by id. @param after last id of the previous batch */
export const findDueDeletions = (
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string }[]> =>
  database.query('SELECT id FROM users WHERE deletion_at <= now() AND id > $1 ORDER BY id LIMIT $2', [after, limit]);

const CONDITIONS = { isDue: 'deletion_at <= now()', hasEmail: 'email = $2' } as const;

/**
 * Closes the account: the owner can no longer sign in, and the email address can be registered again.
 * @returns the email address; undefined if the account is already closed or does not meet `condition`
 */
export async function closeAccount(
  database: Database,
  userId: string,
  condition: { isDue: true } | { hasEmail: string },
): Promise<Addressee | undefined> {
  const [name, value] = 'isDue' in condition ? (['isDue'] as const) : (['hasEmail', condition.hasEmail] as const);
  const rows: Addressee[] = await database.query(
    `WITH closing AS (
       SELECT id, email, email_verified FROM users
       WHERE id = $1 AND closed_at IS NULL AND ${CONDITIONS[name]} FOR UPDATE
     ), closed AS (
       UPDATE users u SET closed_at = now(), deletion_at = least(u.deletion_at, now()), email = 'closed ' || u.id,
         email_verified = false, pending_email = NULL, password_hash = NULL
       FROM closing WHERE u.id = closing.id
     ), identities_gone AS (
       DELETE FROM identities WHERE user_id IN (SELECT id FROM closing)
     ), tokens_gone AS (
       DELETE FROM mail_tokens WHERE user_id IN (SELECT id FROM closing)
     ), sessions_gone AS (
       DELETE FROM sessions WHERE user_id IN (SELECT id FROM closing)
     )
     SELECT ${ADDRESSEE} FROM closing`,
    value === undefined ? [userId] : [userId, value],
  );
  return rows[0];
}

export async function isClosed(database: Database, userId: string): Promise<boolean> {
  const rows: unknown[] = await database.query('SELECT FROM users WHERE id = $1 AND closed_at IS NOT NULL', [userId]);
  return rows.length > 0;
}

/**
 * Statements that remove an account's rows from large tables in batches. $1 is the user id, $2 the number of rows.
 * Purchases are detached before the account is deleted: completing a payment locks the purchase and then the account,
 * so the opposite order could deadlock.
 */
const LARGE_TABLES = [
  'UPDATE orders SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM orders WHERE user_id = $1 LIMIT $2))',
  'UPDATE subscriptions SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM subscriptions WHERE user_id = $1 LIMIT $2))',
  'DELETE FROM downloads WHERE ctid = ANY (ARRAY(SELECT ctid FROM downloads WHERE user_id = $1 LIMIT $2))',
  'DELETE FROM payment_mails WHERE ctid = ANY (ARRAY(SELECT ctid FROM payment_mails WHERE user_id = $1 LIMIT $2))',
  'UPDATE security_events SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM security_events WHERE user_id = $1 LIMIT $2))',
  'UPDATE ai_calls SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM ai_calls WHERE user_id = $1 LIMIT $2))',
];

type RemoveBatch = (batch: { userId: string; limit: number }) => Promise<number>;

/**
 * Returns one function per large table. Each call removes a batch of the account's rows and returns the number of rows.
 */
export const batchRemovals = (database: Database): RemoveBatch[] =>
  LARGE_TABLES.map(
    (sql) =>
      ({ userId, limit }) =>
        countChanged(database, sql, [userId, limit]),
  );

export const anonymizeUsage = (
  database: Database,
  { userId, anonymousId, limit }: { userId: string; anonymousId: string; limit: number },
): Promise<number> =>
  countChanged(
    database,
    `UPDATE usage_events SET user_id = $3 WHERE user_id = $1
     AND (tableoid, ctid) IN (SELECT tableoid, ctid FROM usage_events WHERE user_id = $1 LIMIT $2)`,
    [userId, limit, anonymousId],
  );

export interface ReadingRow {
  id: string;
  at: Date;
  resumeTitle: string | null;
  reason: string | null;
}

/** Returns the time until which support may read the resumes; null without access. */
export async function findSupportAccess(database: Database, userId: string): Promise<Date | null> {
  const rows = await database.query<{ until: Date | null }[]>(
    'SELECT CASE WHEN support_access_until > now() THEN support_access_until END AS until FROM users WHERE id = $1',
    [userId],
  );
  return rows[0]?.until ?? null;
}

export const listReadings = (
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<ReadingRow[]> =>
  database.query(
    `SELECT id, created_at AS at, detail AS "resumeTitle", reason FROM security_events
     WHERE user_id = $1 AND kind = 'resume_read_by_staff' ORDER BY id DESC LIMIT $2`,
    [userId, limit],
  );

export const allowSupportAccess = (
  transaction: EntityManager,
  { userId, days }: { userId: string; days: number },
): Promise<unknown> =>
  transaction.query('UPDATE users SET support_access_until = now() + make_interval(days => $2) WHERE id = $1', [
    userId,
    days,
  ]);

/** @returns false if support access had already ended */
export async function endSupportAccess(transaction: EntityManager, userId: string): Promise<boolean> {
  const count = await countChanged(
    transaction,
    'UPDATE users SET support_access_until = NULL WHERE id = $1 AND support_access_until > now()',
    [userId],
  );
  return count > 0;
}
