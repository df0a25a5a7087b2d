import { Secret, TOTP } from 'otpauth';
import type { DataSource, EntityManager } from 'typeorm';
import { BRAND } from '@shortlist/shared/product/brand';
import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { ApiError } from '../../core/errors/api-error.js';
import type { Database } from '../../core/sql/sql.js';
import type { Sealer } from '../requests/sealer.js';
import { generateRecoveryCodes, recoveryCodeDigest } from './recovery-codes.js';
import {
  confirmSecret,
  deleteRecoveryCodes,
  deleteSecret,
  findConfirmedSecret,
  findTotpState,
  insertRecoveryCodes,
  lockConfirmedSecret,
  lockSecret,
  putSecret,
  redeemRecoveryCode,
  resealSecret,
  useStep,
  type TotpState,
  type TotpTables,
} from './totp.queries.js';

/** Number of time steps by which a phone's clock may be off: codes from the previous and the next step are accepted. */
const WINDOW_STEPS = 1;
const ENROLLMENT_MINUTES = 60;

export class TotpStore {
  constructor(
    private readonly database: DataSource,
    private readonly sealer: Sealer,
    private readonly tables: TotpTables,
  ) {}

  state(ownerId: string): Promise<TotpState> {
    return findTotpState(this.database, this.tables, ownerId);
  }

  async isEnabled(ownerId: string): Promise<boolean> {
    return (await findConfirmedSecret(this.database, this.tables, ownerId)) !== undefined;
  }

  /**
   * Creates a secret, replacing an unconfirmed one.
   *
   * @param label account name to display in the authenticator app
   * @throws 409 if a confirmed secret exists
   */
  async start(ownerId: string, label: string): Promise<TotpEnrollment> {
    const secret = new Secret({ size: 20 });
    const sealed = this.sealer.seal(secret.base32);
    if (!(await putSecret(this.database, this.tables, { ownerId, sealed }))) throw alreadyOn();
    return { secret: secret.base32, uri: new TOTP({ issuer: BRAND.name, label, secret }).toString() };
  }

  /**
   * Turns two-step verification on.
   *
   * @returns the recovery codes, or undefined for a wrong code
   * @throws 409 if there is no secret to confirm
   */
  async confirm(transaction: EntityManager, ownerId: string, code: string): Promise<string[] | undefined> {
    const secret = await lockSecret(transaction, this.tables, { ownerId, minutes: ENROLLMENT_MINUTES });
    if (!secret) throw new ApiError(409, 'second_factor_off', 'The setup has expired. Please start again.');
    if (secret.isConfirmed) throw alreadyOn();
    const step = stepOf(this.open(secret.sealed), code);
    if (step === undefined) return undefined;
    await confirmSecret(transaction, this.tables, { ownerId, step });
    return this.storeRecoveryCodes(transaction, ownerId);
  }

  /**
   * Uses up a one-time code. Returns whether it was correct and unused; only one of two concurrent requests succeeds.
   */
  async useCode(ownerId: string, code: string): Promise<boolean> {
    const sealed = await findConfirmedSecret(this.database, this.tables, ownerId);
    if (sealed === undefined) return false;
    const step = stepOf(this.open(sealed), code);
    if (step === undefined) return false;
    if (!(await useStep(this.database, this.tables, { ownerId, step, sealed }))) return false;
    await this.reseal(ownerId, sealed);
    return true;
  }

  useRecoveryCode(database: Database, ownerId: string, code: string): Promise<boolean> {
    return redeemRecoveryCode(database, this.tables, { ownerId, digest: recoveryCodeDigest(ownerId, code) });
  }

  /** Throws 409 if two-step verification is off. */
  async replaceRecoveryCodes(transaction: EntityManager, ownerId: string): Promise<string[]> {
    if (!(await lockConfirmedSecret(transaction, this.tables, ownerId))) throw secondFactorOff();
    return this.storeRecoveryCodes(transaction, ownerId);
  }

  /** Returns false if two-step verification was already off. */
  async remove(transaction: Database, ownerId: string): Promise<boolean> {
    await deleteRecoveryCodes(transaction, this.tables, ownerId);
    return deleteSecret(transaction, this.tables, ownerId);
  }

  private async storeRecoveryCodes(transaction: EntityManager, ownerId: string): Promise<string[]> {
    const codes = generateRecoveryCodes();
    await deleteRecoveryCodes(transaction, this.tables, ownerId);
    const digests = codes.map((code) => recoveryCodeDigest(ownerId, code));
    await insertRecoveryCodes(transaction, this.tables, { ownerId, digests });
    return codes;
  }

  /** Re-encrypts an authenticator secret that is encrypted with a previous session secret. */
  private async reseal(ownerId: string, sealed: string): Promise<void> {
    const renewed = this.sealer.renew(sealed);
    if (renewed === sealed) return;
    await resealSecret(this.database, this.tables, { ownerId, sealed, renewed });
  }

  private open(sealed: string): string {
    const secret = this.sealer.open(sealed);
    // The session secret was replaced, and its previous value is not configured.
    if (secret === undefined) {
      throw ApiError.busy('unavailable', 'App codes cannot be checked right now. Use a recovery code.');
    }
    return secret;
  }
}

export const secondFactorOff = (): ApiError => new ApiError(409, 'second_factor_off', 'Two-step verification is off.');

const alreadyOn = (): ApiError => new ApiError(409, 'second_factor_already_on', 'Two-step verification is already on.');

/** Returns the 30-second step of a one-time code; undefined for a wrong code. */
function stepOf(secret: string, token: string): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = Date.now();
  const delta = totp.validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
