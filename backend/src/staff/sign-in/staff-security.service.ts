import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import type { StaffCode, StaffPasswordChange, StaffSecurity } from '@shortlist/shared/contract/console/staff';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../../auth/requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { PASSWORD_CHECKS, RECOVERY_CODES_PER_ACCOUNT, TOTP_CODES_PER_ACCOUNT } from '../../rate-limits/limits.js';
import { PasswordPolicy } from '../../auth/credentials/password-policy.js';
import { hashPassword, passwordMatches } from '../../auth/passwords/passwords.js';
import { secondFactorOff } from '../../auth/second-factor/totp-store.js';
import { wrongCode } from '../../auth/second-factor/wrong-code.js';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { StaffSessionRow } from '../tables/staff-session.entity.js';
import { StaffTotp } from './staff-totp.js';
import { mustEnroll, staffIdKey, type StaffSession } from './staff-session.js';
import { deleteOtherSessions, markSecondFactor } from '../tables/staff.queries.js';

@Injectable()
export class StaffSecurityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly totp: StaffTotp,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
    private readonly policy: PasswordPolicy,
  ) {}

  async security(staff: StaffSession): Promise<StaffSecurity> {
    const { enabledAt, recoveryCodesLeft } = await this.totp.state(staff.id);
    const { id, username, role } = staff;
    const row = await this.database.getRepository(StaffMember).findOne({ select: { email: true }, where: { id } });
    return {
      staff: { id, username, role },
      email: row?.email ?? null,
      totpEnabledAt: enabledAt?.toISOString() ?? null,
      recoveryCodesLeft,
      mustEnroll: mustEnroll(staff),
      expiresIn: staff.expiresIn,
      endsIn: staff.endsIn,
    };
  }

  /** Starts the setup. Requires the password, so that a stolen token is not enough to add a second factor. */
  async start(staff: StaffSession, password: string): Promise<TotpEnrollment> {
    await this.checkPassword(staff, password, 'password');
    return this.totp.start(staff.id, staff.username);
  }

  /** Completes the setup. The current session then counts as signed in with a second factor; all other sessions end. */
  async confirm(staff: StaffSession, code: string, caller: RequestOrigin): Promise<RecoveryCodes> {
    await this.limits.count(TOTP_CODES_PER_ACCOUNT, staffIdKey(staff.id));
    const recoveryCodes = await this.database.transaction(async (transaction) => {
      const codes = await this.totp.confirm(transaction, staff.id, code);
      if (!codes) return undefined;
      await deleteOtherSessions(transaction, { staffId: staff.id, digest: staff.digest });
      await markSecondFactor(transaction, staff.digest);
      await this.events.record(transaction, { kind: 'staff_two_step_turned_on', staffId: staff.id, caller });
      return codes;
    });
    if (!recoveryCodes) throw wrongCode('code');
    await this.limits.reset(TOTP_CODES_PER_ACCOUNT, staffIdKey(staff.id));
    return { recoveryCodes };
  }

  async turnOff(staff: StaffSession, factor: StaffCode, caller: RequestOrigin): Promise<void> {
    if (!(await this.totp.isEnabled(staff.id))) throw secondFactorOff();
    await this.verify(staff.id, factor, caller);
    await this.database.transaction(async (transaction) => {
      if (!(await this.totp.remove(transaction, staff.id))) return;
      await transaction.update(StaffSessionRow, { staffId: staff.id }, { secondFactor: false });
      await this.events.record(transaction, { kind: 'staff_two_step_turned_off', staffId: staff.id, caller });
    });
  }

  async replaceRecoveryCodes(staff: StaffSession, factor: StaffCode, caller: RequestOrigin): Promise<RecoveryCodes> {
    if (!(await this.totp.isEnabled(staff.id))) throw secondFactorOff();
    await this.verify(staff.id, factor, caller);
    const recoveryCodes = await this.database.transaction(async (transaction) => {
      const codes = await this.totp.replaceRecoveryCodes(transaction, staff.id);
      await this.events.record(transaction, { kind: 'staff_recovery_codes_replaced', staffId: staff.id, caller });
      return codes;
    });
    return { recoveryCodes };
  }

  /** Verifies a code, which works only once. Throws 422 `wrong_code` for an incorrect code. */
  async verify(staffId: string, { code, recoveryCode }: StaffCode, caller: RequestOrigin): Promise<void> {
    const limit = code === undefined ? RECOVERY_CODES_PER_ACCOUNT : TOTP_CODES_PER_ACCOUNT;
    await this.limits.count(limit, staffIdKey(staffId));
    const isRight =
      code === undefined
        ? await this.useRecoveryCode(staffId, recoveryCode ?? '', caller)
        : await this.totp.useCode(staffId, code);
    if (!isRight) {
      await this.events.note({ kind: 'staff_second_factor_failed', staffId, caller });
      throw wrongCode(code === undefined ? 'recoveryCode' : 'code');
    }
    await this.limits.reset(limit, staffIdKey(staffId));
  }

  async changePassword(
    staff: StaffSession,
    { currentPassword, password }: StaffPasswordChange,
    caller: RequestOrigin,
  ): Promise<void> {
    const currentHash = await this.checkPassword(staff, currentPassword, 'currentPassword');
    await this.policy.assertStrong(password, { email: staff.username, firstName: '', lastName: '' });
    const passwordHash = await hashPassword(password);
    await this.database.transaction(async (transaction) => {
      const unchanged = { id: staff.id, passwordHash: currentHash };
      const { affected } = await transaction.update(StaffMember, unchanged, { passwordHash });
      // If no row was updated, the password was changed or reset concurrently.
      if (!affected) throw ApiError.unauthorized();
      await deleteOtherSessions(transaction, { staffId: staff.id, digest: staff.digest });
      await this.events.record(transaction, { kind: 'staff_password_changed', staffId: staff.id, caller });
    });
  }

  async signOutEverywhere({ id }: StaffSession, caller: RequestOrigin): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.delete(StaffSessionRow, { staffId: id });
      await this.events.record(transaction, { kind: 'staff_signed_out_everywhere', staffId: id, caller });
    });
  }

  private useRecoveryCode(staffId: string, code: string, caller: RequestOrigin): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const wasUnused = await this.totp.useRecoveryCode(transaction, staffId, code);
      if (wasUnused) await this.events.record(transaction, { kind: 'staff_recovery_code_used', staffId, caller });
      return wasUnused;
    });
  }

  /** Returns the verified hash. Throws 422 for the body field named `field` if the password is wrong. */
  private async checkPassword({ id }: StaffSession, password: string, field: string): Promise<string> {
    await this.limits.count(PASSWORD_CHECKS, staffIdKey(id));
    const select = { id: true, passwordHash: true };
    const hash = (await this.database.getRepository(StaffMember).findOne({ select, where: { id } }))?.passwordHash;
    if (typeof hash !== 'string' || !(await passwordMatches(hash, password))) {
      const message = 'That password is incorrect.';
      throw new ApiError(422, 'wrong_password', message, { issues: [{ path: field, message }] });
    }
    await this.limits.reset(PASSWORD_CHECKS, staffIdKey(id));
    return hash;
  }
}
