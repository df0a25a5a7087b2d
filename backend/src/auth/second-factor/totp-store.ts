import { Secret, TOTP } from 'otpauth';
import type { DataSource, EntityManager } from 'typeorm';
import { BRAND } from '@shortlist/shared/product/brand';
import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { ApiError } from '../../core/errors/api-error.js';
import type { Sealer } from '../requests/sealer.js';
import { generateRecoveryCodes, recoveryCodeDigest } from './recovery-codes.js';

/** Tables of one kind of account. These names go into SQL and never come from input. */
interface Tables {
  secrets: 'totp_secrets' | 'staff_totp_secrets';
  codes: 'recovery_codes' | 'staff_recovery_codes';
  owner: 'user_id' | 'staff_id';
}

interface SecretRow {
  sealed: string;
  confirmed: boolean;
}

export interface TotpState {
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

/** Also accepts the previous and the next code, because clocks of phones differ. */
const WINDOW_STEPS = 1;
/** Minutes to confirm a new secret. */
const ENROLLMENT_MINUTES = 60;

/** Stores authenticator secrets and recovery codes, and checks codes against them. */
export class TotpStore {
  constructor(
    private readonly database: DataSource,
    private readonly sealer: Sealer,
    private readonly tables: Tables,
  ) {}

  async state(ownerId: string): Promise<TotpState> {
    const { secrets, codes, owner } = this.tables;
    const rows: TotpState[] = await this.database.query(
      `SELECT (SELECT confirmed_at FROM ${secrets} WHERE ${owner} = $1) AS "enabledAt",
              (SELECT count(*)::int FROM ${codes} WHERE ${owner} = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
      [ownerId],
    );
    return rows[0]!;
  }

  async isEnabled(ownerId: string): Promise<boolean> {
    const { secrets, owner } = this.tables;
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM ${secrets} WHERE ${owner} = $1 AND confirmed_at IS NOT NULL`,
      [ownerId],
    );
    return rows.length > 0;
  }

  /**
   * Creates a secret, replacing an unconfirmed one.
   *
   * @param label the name of the account in the authenticator app
   * @throws 409 if a confirmed secret exists
   */
  async start(ownerId: string, label: string): Promise<TotpEnrollment> {
    const { secrets, owner } = this.tables;
    const secret = new Secret({ size: 20 });
    const started: unknown[] = await this.database.query(
      `INSERT INTO ${secrets} AS t (${owner}, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (${owner}) DO UPDATE SET sealed_secret = excluded.sealed_secret, started_at = now()
       WHERE t.confirmed_at IS NULL
       RETURNING 1`,
      [ownerId, this.sealer.seal(secret.base32)],
    );
    if (started.length === 0) throw alreadyOn();
    return { secret: secret.base32, uri: new TOTP({ issuer: BRAND.name, label, secret }).toString() };
  }

  /**
   * Turns two-step verification on.
   *
   * @returns the recovery codes, or undefined for a wrong code
   * @throws 409 if there is no secret to confirm
   */
  async confirm(transaction: EntityManager, ownerId: string, code: string): Promise<string[] | undefined> {
    const { secrets, owner } = this.tables;
    const rows: SecretRow[] = await transaction.query(
      `SELECT sealed_secret AS sealed, confirmed_at IS NOT NULL AS confirmed FROM ${secrets}
       WHERE ${owner} = $1 AND (confirmed_at IS NOT NULL OR started_at > now() - make_interval(mins => $2))
       FOR UPDATE`,
      [ownerId, ENROLLMENT_MINUTES],
    );
    const row = rows[0];
    if (!row) throw new ApiError(409, 'second_factor_off', 'The setup has expired. Start it again.');
    if (row.confirmed) throw alreadyOn();
    const step = stepOf(this.open(row.sealed), code);
    if (step === undefined) return undefined;
    await transaction.query(`UPDATE ${secrets} SET confirmed_at = now(), last_step = $2 WHERE ${owner} = $1`, [
      ownerId,
      step,
    ]);
    return this.storeRecoveryCodes(transaction, ownerId);
  }

  /** Returns whether the code is correct and unused. Of two concurrent requests with one code, one gets true. */
  async useCode(ownerId: string, code: string): Promise<boolean> {
    const { secrets, owner } = this.tables;
    const rows: SecretRow[] = await this.database.query(
      `SELECT sealed_secret AS sealed FROM ${secrets} WHERE ${owner} = $1 AND confirmed_at IS NOT NULL`,
      [ownerId],
    );
    const sealed = rows[0]?.sealed;
    if (sealed === undefined) return false;
    const step = stepOf(this.open(sealed), code);
    if (step === undefined) return false;
    const [, used] = await this.database.query<[unknown[], number]>(
      `UPDATE ${secrets} SET last_step = $2 WHERE ${owner} = $1 AND last_step < $2 AND sealed_secret = $3`,
      [ownerId, step, sealed],
    );
    if (used === 0) return false;
    await this.reseal(ownerId, sealed);
    return true;
  }

  /** Returns whether the code is correct and unused. */
  async useRecoveryCode(database: Pick<EntityManager, 'query'>, ownerId: string, code: string): Promise<boolean> {
    const { codes, owner } = this.tables;
    const [, used] = await database.query<[unknown[], number]>(
      `UPDATE ${codes} SET used_at = now() WHERE ${owner} = $1 AND digest = $2 AND used_at IS NULL`,
      [ownerId, recoveryCodeDigest(ownerId, code)],
    );
    return used > 0;
  }

  /** Creates new recovery codes and deletes the old ones. Throws 409 if two-step verification is off. */
  async replaceRecoveryCodes(transaction: EntityManager, ownerId: string): Promise<string[]> {
    const { secrets, owner } = this.tables;
    const rows: unknown[] = await transaction.query(
      `SELECT 1 FROM ${secrets} WHERE ${owner} = $1 AND confirmed_at IS NOT NULL FOR UPDATE`,
      [ownerId],
    );
    if (rows.length === 0) throw secondFactorOff();
    return this.storeRecoveryCodes(transaction, ownerId);
  }

  /** Returns false if two-step verification was off. */
  async remove(transaction: Pick<EntityManager, 'query'>, ownerId: string): Promise<boolean> {
    const { secrets, codes, owner } = this.tables;
    await transaction.query(`DELETE FROM ${codes} WHERE ${owner} = $1`, [ownerId]);
    const [removed] = await transaction.query<[{ confirmed: boolean }[], number]>(
      `DELETE FROM ${secrets} WHERE ${owner} = $1 RETURNING confirmed_at IS NOT NULL AS confirmed`,
      [ownerId],
    );
    return removed[0]?.confirmed ?? false;
  }

  private async storeRecoveryCodes(transaction: EntityManager, ownerId: string): Promise<string[]> {
    const { codes, owner } = this.tables;
    const newCodes = generateRecoveryCodes();
    await transaction.query(`DELETE FROM ${codes} WHERE ${owner} = $1`, [ownerId]);
    await transaction.query(`INSERT INTO ${codes} (${owner}, digest) SELECT $1, unnest($2::text[])`, [
      ownerId,
      newCodes.map((code) => recoveryCodeDigest(ownerId, code)),
    ]);
    return newCodes;
  }

  /** Reseals a used secret with the current session secret. */
  private async reseal(ownerId: string, sealed: string): Promise<void> {
    const renewed = this.sealer.renew(sealed);
    if (renewed === sealed) return;
    const { secrets, owner } = this.tables;
    await this.database.query(`UPDATE ${secrets} SET sealed_secret = $3 WHERE ${owner} = $1 AND sealed_secret = $2`, [
      ownerId,
      sealed,
      renewed,
    ]);
  }

  private open(sealed: string): string {
    const secret = this.sealer.open(sealed);
    // SESSION_SECRET was replaced without configuring the previous one.
    if (secret === undefined) {
      throw ApiError.busy('unavailable', 'App codes cannot be checked right now. Use a recovery code.');
    }
    return secret;
  }
}

export const secondFactorOff = (): ApiError => new ApiError(409, 'second_factor_off', 'Two-step verification is off.');

const alreadyOn = (): ApiError => new ApiError(409, 'second_factor_already_on', 'Two-step verification is already on.');

/** Returns the 30-second step of the code, undefined for a wrong code. */
function stepOf(secret: string, token: string): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = Date.now();
  const delta = totp.validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
