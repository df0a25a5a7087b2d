import type { EntityManager } from 'typeorm';
import { changedRows, countChanged, type Database } from '../../core/sql/sql.js';
import type { ChallengePurpose } from './passkey-challenge.entity.js';
import { Passkey } from './passkey.entity.js';

export type PasskeyRow = Pick<Passkey, 'id' | 'name' | 'synced' | 'createdAt' | 'lastUsedAt'>;

const COLUMNS = 'id, name, synced, created_at AS "createdAt", last_used_at AS "lastUsedAt"';

export async function listCredentials(
  database: EntityManager,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const select = { id: true, credentialId: true, transports: true } as const;
  const passkeys = await database.find(Passkey, { select, where: { userId } });
  return passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
}

/** Locks the account, so that concurrent requests cannot exceed its passkey limit. */
export const lockAccount = (transaction: EntityManager, userId: string): Promise<unknown> =>
  transaction.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);

/** Returns undefined if the account already has `limit` passkeys. */
export async function insertPasskey(
  transaction: EntityManager,
  passkey: Pick<Passkey, 'userId' | 'credentialId' | 'publicKey' | 'transports' | 'synced' | 'name'> & {
    counter: number;
    limit: number;
  },
): Promise<PasskeyRow | undefined> {
  const { userId, credentialId, publicKey, counter, transports, synced, name, limit } = passkey;
  const rows: PasskeyRow[] = await transaction.query(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, synced, name)
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkeys WHERE user_id = $1) < $8
     RETURNING ${COLUMNS}`,
    [userId, credentialId, publicKey, counter, transports, synced, name, limit],
  );
  return rows[0];
}

export async function renamePasskey(
  database: Database,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [renamed] = await changedRows<PasskeyRow>(
    database,
    `UPDATE passkeys SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
    [id, userId, name],
  );
  return renamed;
}

/** Returns the name of the deleted passkey; undefined if the account has no such passkey. */
export async function deletePasskey(
  transaction: EntityManager,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  const [removed] = await changedRows<{ name: string }>(
    transaction,
    'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
    [id, userId],
  );
  return removed?.name;
}

/**
 * Records a use of the passkey.
 * @returns false if the signature counter has not grown, which indicates a cloned authenticator. Authenticators without
 * a counter always send 0.
 */
export async function updateCounter(
  database: Database,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> {
  const updated = await countChanged(
    database,
    `UPDATE passkeys SET counter = $2, last_used_at = now()
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter],
  );
  return updated > 0;
}

export const insertChallenge = (
  database: Database,
  challenge: { challenge: string; purpose: ChallengePurpose; userId: string | null; minutes: number },
): Promise<unknown> =>
  database.query(
    `INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [challenge.challenge, challenge.purpose, challenge.userId, challenge.minutes],
  );

/** Deletes a valid challenge and returns it. Only one of two concurrent requests gets it. */
export async function redeemChallenge(
  database: Database,
  { challenge, purpose }: { challenge: string; purpose: ChallengePurpose },
): Promise<{ userId: string | null } | undefined> {
  const [redeemed] = await changedRows<{ userId: string | null }>(
    database,
    `DELETE FROM passkey_challenges WHERE challenge = $1 AND purpose = $2 AND expires_at > now()
     RETURNING user_id AS "userId"`,
    [challenge, purpose],
  );
  return redeemed;
}
