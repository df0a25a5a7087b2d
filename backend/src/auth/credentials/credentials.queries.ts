import type { EntityManager } from 'typeorm';
import { changedRows, countChanged, type Database } from '../../core/sql/sql.js';
import type { MailTokenPurpose } from './mail-token.entity.js';

/** Uses SQL, because importing the entity from the parent folder would create an import cycle. */
export const deleteIdentities = (transaction: EntityManager, userId: string): Promise<number> =>
  countChanged(transaction, 'DELETE FROM identities WHERE user_id = $1', [userId]);

/**
 * Stores the digest of an emailed link's token. Deletes the user's older links for the same purpose, except for
 * password resets.
 */
export const insertMailToken = (
  database: Database,
  token: { digest: string; userId: string; purpose: MailTokenPurpose; email: string; hours: number },
): Promise<unknown> =>
  database.query(
    `WITH older AS (DELETE FROM mail_tokens WHERE user_id = $1 AND purpose = $2 AND purpose <> 'reset_password')
     INSERT INTO mail_tokens (digest, user_id, purpose, email, expires_at)
     VALUES ($3, $1, $2, $4, now() + make_interval(hours => $5))`,
    [token.userId, token.purpose, token.digest, token.email, token.hours],
  );

export interface TokenOwner {
  userId: string;
  email: string;
}

interface TokenKey {
  digest: string;
  purpose: MailTokenPurpose;
}

const VALID_TOKEN = 'digest = $1 AND purpose = $2 AND expires_at > now()';

export async function findMailToken(
  database: Database,
  { digest, purpose }: TokenKey,
): Promise<TokenOwner | undefined> {
  const rows: TokenOwner[] = await database.query(
    `SELECT user_id AS "userId", email FROM mail_tokens WHERE ${VALID_TOKEN}`,
    [digest, purpose],
  );
  return rows[0];
}

/** Deletes a valid token and returns its owner. Only one of several concurrent requests with the token succeeds. */
export async function redeemMailToken(
  transaction: EntityManager,
  { digest, purpose }: TokenKey,
): Promise<TokenOwner | undefined> {
  const [owner] = await changedRows<TokenOwner>(
    transaction,
    `DELETE FROM mail_tokens WHERE ${VALID_TOKEN} RETURNING user_id AS "userId", email`,
    [digest, purpose],
  );
  return owner;
}
