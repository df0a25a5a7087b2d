import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type {
  RecoveryCodes,
  SecondFactor,
  SignInSecurity,
  TotpEnrollment,
} from '@shortlist/shared/contract/common/second-factors';
import { DataSource, Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { SecondFactorChange } from '../../mail/mail-job.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import {
  RECOVERY_CODES_PER_ACCOUNT,
  TOTP_CODES_PER_ACCOUNT,
  TOTP_CODES_PER_ACCOUNT_AND_DAY,
  WRONG_CODE_EMAILS,
  WRONG_CODES_BEFORE_EMAIL,
} from '../../rate-limits/limits.js';
import { PasskeyAssertions } from '../passkeys/passkey-assertions.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { requireVerifiedEmail } from '../../users/require-verified-email.js';
import { User } from '../../users/user.entity.js';
import { secondFactorOff } from './totp-store.js';
import { UserTotp } from './user-totp.js';
import { codeMissing, wrongCode } from './wrong-code.js';

@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly totp: UserTotp,
    private readonly passkeys: PasskeysService,
    private readonly assertions: PasskeyAssertions,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
    private readonly mails: MailQueue,
  ) {}

  async security(userId: string): Promise<SignInSecurity> {
    const [{ enabledAt, recoveryCodesLeft }, passkeys] = await Promise.all([
      this.totp.state(userId),
      this.passkeys.list(userId),
    ]);
    return { totpEnabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft, passkeys };
  }

  isEnabled(userId: string): Promise<boolean> {
    return this.totp.isEnabled(userId);
  }

  /**
   * Starts the setup. Throws 409 `password_required` for an account without a password, because codes are only a second
   * step.
   */
  async start(userId: string): Promise<TotpEnrollment> {
    const user = await this.find(userId);
    requireVerifiedEmail(user);
    if (user.passwordHash === null) throw new ApiError(409, 'password_required', 'Set a password first.');
    return this.totp.start(userId, user.email);
  }

  async confirm(userId: string, code: string, caller: RequestOrigin): Promise<RecoveryCodes> {
    const user = await this.find(userId);
    await this.limits.count(TOTP_CODES_PER_ACCOUNT, userId);
    const recoveryCodes = await this.database.transaction(async (transaction) => {
      const codes = await this.totp.confirm(transaction, userId, code);
      if (codes) await this.events.record(transaction, { kind: 'two_step_turned_on', userId, caller });
      return codes;
    });
    if (!recoveryCodes) throw wrongCode('code');
    await this.limits.reset(TOTP_CODES_PER_ACCOUNT, userId);
    await this.sendEmail(user, 'two_step_turned_on', caller);
    return { recoveryCodes };
  }

  async turnOff(userId: string, factor: SecondFactor, caller: RequestOrigin): Promise<void> {
    const user = await this.find(userId);
    if (!(await this.totp.isEnabled(userId))) throw secondFactorOff();
    await this.verify(user, factor, caller);
    const removed = await this.database.transaction(async (transaction) => {
      const wasOn = await this.totp.remove(transaction, userId);
      if (wasOn) await this.events.record(transaction, { kind: 'two_step_turned_off', userId, caller });
      return wasOn;
    });
    if (removed) await this.sendEmail(user, 'two_step_turned_off', caller);
  }

  async replaceRecoveryCodes(userId: string, caller: RequestOrigin): Promise<RecoveryCodes> {
    const user = await this.find(userId);
    const recoveryCodes = await this.database.transaction(async (transaction) => {
      const codes = await this.totp.replaceRecoveryCodes(transaction, userId);
      await this.events.record(transaction, { kind: 'recovery_codes_replaced', userId, caller });
      return codes;
    });
    await this.sendEmail(user, 'recovery_codes_replaced', caller);
    return { recoveryCodes };
  }

  /**
   * Verifies the second factor, unless two-step verification is off.
   * @throws 422 `second_factor_required` without a code, 422 `wrong_code` for a wrong one
   */
  async verifyIfEnabled(user: User, codes: Omit<SecondFactor, 'passkey'>, caller: RequestOrigin): Promise<void> {
    if (!(await this.totp.isEnabled(user.id))) return;
    if (codes.code === undefined && codes.recoveryCode === undefined) throw codeMissing();
    await this.verify(user, codes, caller);
  }

  /**
   * Verifies a one-time code, a recovery code or a passkey's response. Accepts each only once. Throws 422 `wrong_code`
   * for an invalid code, 401 `passkey_refused` for an invalid response.
   */
  async verify(user: User, { code, recoveryCode, passkey }: SecondFactor, caller: RequestOrigin): Promise<void> {
    if (code !== undefined) await this.verifyCode(user, code, caller);
    else if (recoveryCode !== undefined) await this.verifyRecoveryCode(user, recoveryCode, caller);
    else if (passkey !== undefined) await this.assertions.verify(passkey, 'second_step', caller, user.id);
    else throw wrongCode('code');
  }

  private async verifyCode(user: User, code: string, caller: RequestOrigin): Promise<void> {
    await this.limits.count(TOTP_CODES_PER_ACCOUNT, user.id);
    await this.limits.count(TOTP_CODES_PER_ACCOUNT_AND_DAY, user.id);
    if (!(await this.totp.useCode(user.id, code))) {
      await this.noteFailure(user, caller);
      throw wrongCode('code');
    }
    await this.limits.reset(TOTP_CODES_PER_ACCOUNT, user.id);
    await this.limits.reset(TOTP_CODES_PER_ACCOUNT_AND_DAY, user.id);
  }

  private async verifyRecoveryCode(user: User, code: string, caller: RequestOrigin): Promise<void> {
    await this.limits.count(RECOVERY_CODES_PER_ACCOUNT, user.id);
    const used = await this.database.transaction(async (transaction) => {
      const wasUnused = await this.totp.useRecoveryCode(transaction, user.id, code);
      if (wasUnused) await this.events.record(transaction, { kind: 'recovery_code_used', userId: user.id, caller });
      return wasUnused;
    });
    if (!used) {
      await this.noteFailure(user, caller);
      throw wrongCode('recoveryCode');
    }
    await this.limits.reset(RECOVERY_CODES_PER_ACCOUNT, user.id);
    await this.sendEmail(user, 'recovery_code_used', caller);
  }

  /**
   * Records a wrong code. After several wrong codes, warns the owner by email, because the caller knows the password.
   * Sends at most one warning a day.
   */
  private async noteFailure(user: User, caller: RequestOrigin): Promise<void> {
    await this.events.note({ kind: 'second_factor_failed', userId: user.id, caller });
    if (await this.limits.allows(WRONG_CODES_BEFORE_EMAIL, user.id)) return;
    if (await this.limits.allows(WRONG_CODE_EMAILS, user.id)) await this.sendEmail(user, 'wrong_codes', caller);
  }

  private async sendEmail({ email }: User, change: SecondFactorChange, { site }: RequestOrigin): Promise<void> {
    await this.mails.putIfPossible({ kind: 'second_factor_changed', email, site, change });
  }

  private async find(userId: string): Promise<User> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    return user;
  }
}
