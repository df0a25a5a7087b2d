import type { EntityManager } from 'typeorm';
import { changedRows, countChanged, type Database } from '../../core/sql/sql.js';

// Uses SQL, because the same statements serve the tables of users and of staff, whose owner columns have different
// names.

/** Tables for one kind of account, users or staff. These names are inserted into SQL and never come from input. */
export interface TotpTables {
  secrets: 'totp_secrets' | 'staff_totp_secrets';
  codes: 'recovery_codes' | 'staff_recovery_codes';
  owner: 'user_id' | 'staff_id';
}

export interface TotpState {
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

export async function findTotpState(
  database: Database,
  { secrets, codes, owner }: TotpTables,
  ownerId: string,
): Promise<TotpState> {
  const rows: TotpState[] = await database.query(
    `SELECT (SELECT confirmed_at FROM ${secrets} WHERE ${owner} = $1) AS "enabledAt",
            (SELECT count(*)::int FROM ${codes} WHERE ${owner} = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
    [ownerId],
  );
  return rows[0]!;
}

export async function findConfirmedSecret(
  database: Database,
  { secrets, owner }: TotpTables,
  ownerId: string,
): Promise<string | undefined> {
  const rows: { sealed: string }[] = await database.query(
    `SELECT sealed_secret AS sealed FROM ${secrets} WHERE ${owner} = $1 AND confirmed_at IS NOT NULL`,
    [ownerId],
  );
  return rows[0]?.sealed;
}

/** Stores a secret, replacing an unconfirmed one. @returns false if a confirmed secret exists */
export async function putSecret(
  database: Database,
  { secrets, owner }: TotpTables,
  { ownerId, sealed }: { ownerId: string; sealed: string },
): Promise<boolean> {
  const started: unknown[] = await database.query(
    `INSERT INTO ${secrets} AS t (${owner}, sealed_secret) VALUES ($1, $2)
     ON CONFLICT (${owner}) DO UPDATE SET sealed_secret = excluded.sealed_secret, started_at = now()
     WHERE t.confirmed_at IS NULL
     RETURNING 1`,
    [ownerId, sealed],
  );
  return started.length > 0;
}

/** Locks and returns an account's secret if it is confirmed, or if its setup started in the last `minutes` minutes. */
export async function lockSecret(
  transaction: EntityManager,
  { secrets, owner }: TotpTables,
  { ownerId, minutes }: { ownerId: string; minutes: number },
): Promise<{ sealed: string; isConfirmed: boolean } | undefined> {
  const rows: { sealed: string; isConfirmed: boolean }[] = await transaction.query(
    `SELECT sealed_secret AS sealed, confirmed_at IS NOT NULL AS "isConfirmed" FROM ${secrets}
     WHERE ${owner} = $1 AND (confirmed_at IS NOT NULL OR started_at > now() - make_interval(mins => $2))
     FOR UPDATE`,
    [ownerId, minutes],
  );
  return rows[0];
}

/** @returns false if there is no confirmed secret */
export async function lockConfirmedSecret(
  transaction: EntityManager,
  { secrets, owner }: TotpTables,
  ownerId: string,
): Promise<boolean> {
  const rows: unknown[] = await transaction.query(
    `SELECT 1 FROM ${secrets} WHERE ${owner} = $1 AND confirmed_at IS NOT NULL FOR UPDATE`,
    [ownerId],
  );
  return rows.length > 0;
}

export const confirmSecret = (
  transaction: EntityManager,
  { secrets, owner }: TotpTables,
  { ownerId, step }: { ownerId: string; step: number },
): Promise<unknown> =>
  transaction.query(`UPDATE ${secrets} SET confirmed_at = now(), last_step = $2 WHERE ${owner} = $1`, [ownerId, step]);

/**
 * Marks a code's time step as used.
 * @returns false if that step or a later one was already used, or the secret has been replaced
 */
export async function useStep(
  database: Database,
  { secrets, owner }: TotpTables,
  { ownerId, step, sealed }: { ownerId: string; step: number; sealed: string },
): Promise<boolean> {
  const used = await countChanged(
    database,
    `UPDATE ${secrets} SET last_step = $2 WHERE ${owner} = $1 AND last_step < $2 AND sealed_secret = $3`,
    [ownerId, step, sealed],
  );
  return used > 0;
}

/** Replaces a sealed secret, unless it has been replaced concurrently. */
export const resealSecret = (
  database: Database,
  { secrets, owner }: TotpTables,
  { ownerId, sealed, renewed }: { ownerId: string; sealed: string; renewed: string },
): Promise<unknown> =>
  database.query(`UPDATE ${secrets} SET sealed_secret = $3 WHERE ${owner} = $1 AND sealed_secret = $2`, [
    ownerId,
    sealed,
    renewed,
  ]);

/** @returns whether the deleted secret was confirmed */
export async function deleteSecret(
  transaction: Database,
  { secrets, owner }: TotpTables,
  ownerId: string,
): Promise<boolean> {
  const [removed] = await changedRows<{ isConfirmed: boolean }>(
    transaction,
    `DELETE FROM ${secrets} WHERE ${owner} = $1 RETURNING confirmed_at IS NOT NULL AS "isConfirmed"`,
    [ownerId],
  );
  return removed?.isConfirmed ?? false;
}

export const insertRecoveryCodes = (
  transaction: EntityManager,
  { codes, owner }: TotpTables,
  { ownerId, digests }: { ownerId: string; digests: string[] },
): Promise<unknown> =>
  transaction.query(`INSERT INTO ${codes} (${owner}, digest) SELECT $1, unnest($2::text[])`, [ownerId, digests]);

/** @returns false if the code is unknown or used */
export async function redeemRecoveryCode(
  database: Database,
  { codes, owner }: TotpTables,
  { ownerId, digest }: { ownerId: string; digest: string },
): Promise<boolean> {
  const used = await countChanged(
    database,
    `UPDATE ${codes} SET used_at = now() WHERE ${owner} = $1 AND digest = $2 AND used_at IS NULL`,
    [ownerId, digest],
  );
  return used > 0;
}

export const deleteRecoveryCodes = (
  transaction: Database,
  { codes, owner }: TotpTables,
  ownerId: string,
): Promise<unknown> => transaction.query(`DELETE FROM ${codes} WHERE ${owner} = $1`, [ownerId]);
