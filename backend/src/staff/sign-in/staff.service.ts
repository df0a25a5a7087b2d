import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffCode, StaffLogin, StaffToken } from '@shortlist/shared/contract/console/staff';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../../auth/requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { STAFF_FAILURES } from '../../rate-limits/limits.js';
import { passwordMatches } from '../../auth/passwords/passwords.js';
import { SignInAttemptsService } from '../../rate-limits/sign-in-attempts.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { StaffSecurityService } from './staff-security.service.js';
import { staffNameKey } from './staff-session.js';
import { StaffTokens } from './staff-tokens.service.js';
import { StaffTotp } from './staff-totp.js';
import { findActiveStaff, lockUnchangedPassword, type StaffWithHash } from '../tables/staff.queries.js';

@Injectable()
export class StaffService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly attempts: SignInAttemptsService,
    private readonly limits: LimitsService,
    private readonly totp: StaffTotp,
    private readonly security: StaffSecurityService,
    private readonly tokens: StaffTokens,
    private readonly events: SecurityEvents,
  ) {}

  async logIn({ username, password, code, recoveryCode }: StaffLogin, caller: RequestOrigin): Promise<StaffToken> {
    const account = staffNameKey(username);
    const onBlocked = async () => {
      const known = await findActiveStaff(this.database, username);
      await this.events.note({ kind: 'staff_sign_in_blocked', staffId: known?.id, caller });
    };
    await this.attempts.count(caller.address, account, onBlocked, STAFF_FAILURES);
    const staff = await findActiveStaff(this.database, username);
    const matches = await passwordMatches(staff?.hash, password);
    if (!staff || !matches) {
      await this.countFailure(account);
      await this.events.note({ kind: 'staff_sign_in_failed', staffId: staff?.id, caller });
      throw new ApiError(401, 'invalid_credentials', 'Invalid credentials');
    }
    const secondFactor = await this.totp.isEnabled(staff.id);
    if (secondFactor) await this.secondStep(staff.id, { code, recoveryCode }, account, caller);
    await this.attempts.succeeded(caller.address, account);
    await this.limits.reset(STAFF_FAILURES, account);
    return this.issue(staff, secondFactor, caller);
  }

  private async secondStep(staffId: string, given: StaffCode, account: string, caller: RequestOrigin): Promise<void> {
    if (given.code === undefined && given.recoveryCode === undefined)
      throw new ApiError(401, 'second_factor_required', 'Enter the code from your authenticator app.');
    try {
      await this.security.verify(staffId, given, caller);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong_code') await this.countFailure(account);
      throw error;
    }
  }

  /**
   * Counts a failed sign-in toward the daily limit. This limit stops password guessing; `attempts` only slows it down.
   */
  private async countFailure(account: string): Promise<void> {
    await this.limits.allows(STAFF_FAILURES, account);
  }

  /** Issues a token only if the password has not changed since it was checked. */
  private issue(staff: StaffWithHash, secondFactor: boolean, caller: RequestOrigin): Promise<StaffToken> {
    return this.database.transaction(async (transaction) => {
      if (!(await lockUnchangedPassword(transaction, staff))) throw ApiError.unauthorized();
      await this.events.record(transaction, { kind: 'staff_signed_in', staffId: staff.id, caller });
      return this.tokens.issue(transaction, staff, { secondFactor });
    });
  }
}
