import { randomBytes } from 'node:crypto';
import { staffEmail, type StaffRole } from '@shortlist/shared/contract/console/staff';
import { In, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { RECOVERY_CODES_PER_ACCOUNT, STAFF_FAILURES, TOTP_CODES_PER_ACCOUNT } from '../../rate-limits/limits.js';
import { keyOf } from '../../rate-limits/limits.service.js';
import { hashPassword } from '../../auth/passwords/passwords.js';
import { RecoveryCode } from '../../auth/second-factor/recovery-code.entity.js';
import { TotpSecret } from '../../auth/second-factor/totp-secret.entity.js';
import { Session } from '../../auth/sessions/session.entity.js';
import { SignInAttempt } from '../../rate-limits/sign-in-attempt.entity.js';
import { User } from '../../users/user.entity.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { SecurityEventRow } from '../../security-events/security-event.entity.js';
import { StaffInvitation } from '../tables/staff-invitation.entity.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { StaffRecoveryCode } from '../tables/staff-recovery-code.entity.js';
import { StaffSessionRow } from '../tables/staff-session.entity.js';
import { staffNameKey, staffIdKey } from '../sign-in/staff-session.js';
import { StaffTotpSecret } from '../tables/staff-totp-secret.entity.js';
import {
  listForCommandLine,
  lockStaff,
  updateEmailByUsername,
  type CommandLineAccount,
} from '../tables/staff.queries.js';

type StaffCommandEvent = 'staff_added' | 'staff_email_changed' | 'staff_reset' | 'staff_disabled' | 'staff_enabled';

/** An error for the operator, printed without a stack trace. */
export class StaffCommandError extends Error {}

/** Returns a random password with 96 bits of entropy, like the one generated for the first account. */
const makePassword = (): string => randomBytes(12).toString('base64url');

/** Manages staff accounts from the command line. */
export class StaffAccounts {
  constructor(private readonly database: DataSource) {}

  list(): Promise<CommandLineAccount[]> {
    return listForCommandLine(this.database);
  }

  /** Adds an account. @returns its password, of which only a hash is stored */
  async add(username: string, role: StaffRole): Promise<string> {
    if (!/^[\w.@-]{2,100}$/.test(username))
      throw new StaffCommandError('A username has 2 to 100 letters, digits or any of . _ @ -');
    const password = makePassword();
    const hash = await hashPassword(password);
    try {
      await this.database.transaction(async (transaction) => {
        const staff = transaction.create(StaffMember, { username, passwordHash: hash, role });
        await transaction.insert(StaffMember, staff);
        await record(transaction, 'staff_added', staff.id, role);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new StaffCommandError(`The username ${username} is taken.`);
    }
    return password;
  }

  /** Sets a new password, removes the second factor and ends all sessions. @returns the password */
  async reset(username: string): Promise<string> {
    const password = makePassword();
    const hash = await hashPassword(password);
    await this.change(username, async (transaction, id) => {
      await transaction.update(StaffMember, id, { passwordHash: hash });
      await transaction.delete(StaffInvitation, { staffId: id });
      await transaction.delete(StaffTotpSecret, { staffId: id });
      await transaction.delete(StaffRecoveryCode, { staffId: id });
      // Clears the counts of failed sign-ins, so that the owner can sign in immediately.
      await transaction.delete(SignInAttempt, { key: In(countsOf(username, id)) });
      await record(transaction, 'staff_reset', id);
    });
    return password;
  }

  /** Disables an account and ends its sessions. Throws for the last active admin. */
  async disable(username: string): Promise<void> {
    await this.change(username, async (transaction, id) => {
      const working = { role: 'admin', active: true, passwordHash: Not(IsNull()) } as const;
      const hasOtherAdmin = await transaction.existsBy(StaffMember, { id: Not(id), ...working });
      const { affected } = await transaction.update(
        StaffMember,
        { id, active: true, ...(!hasOtherAdmin && { role: Not('admin' as const) }) },
        { active: false },
      );
      await transaction.delete(StaffInvitation, { staffId: id });
      if (affected) return record(transaction, 'staff_disabled', id);
      if (await transaction.existsBy(StaffMember, { id, active: true }))
        throw new StaffCommandError(`${username} is the last active administrator. Add or enable another one first.`);
    });
  }

  /** Sets the email address for notices about service requests; null removes it. Does not end sessions. */
  async setEmail(username: string, email: string | null): Promise<void> {
    const address = staffEmail.safeParse({ email });
    if (!address.success) throw new StaffCommandError(`${email} is not an email address.`);
    await this.database.transaction(async (transaction) => {
      const id = await updateEmailByUsername(transaction, { username, email: address.data.email });
      if (id === undefined) throw unknownStaff(username);
      await record(transaction, 'staff_email_changed', id);
    });
  }

  /** Removes the second factor of a user who has lost it. The operator must verify the user's identity first. */
  async removeUserSecondFactor(email: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const user = await transaction.findOne(User, {
        select: { id: true },
        where: { email: email.trim().toLowerCase() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new StaffCommandError(`There is no user with the address ${email}.`);
      const userId = user.id;
      const { affected } = await transaction.delete(TotpSecret, { userId, confirmedAt: Not(IsNull()) });
      if (!affected) throw new StaffCommandError(`${email} has no two-step verification.`);
      await transaction.delete(RecoveryCode, { userId });
      await transaction.delete(Session, { userId });
      await transaction.insert(SecurityEventRow, { kind: 'two_step_turned_off', userId, detail: 'by support' });
    });
  }

  async enable(username: string): Promise<void> {
    await this.change(username, async (transaction, id) => {
      const { affected } = await transaction.update(StaffMember, { id, active: false }, { active: true });
      if (affected) await record(transaction, 'staff_enabled', id);
    });
  }

  private async change(
    username: string,
    apply: (transaction: EntityManager, id: string) => Promise<unknown>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const found = (await lockStaff(transaction)).find((row) => row.username.toLowerCase() === username.toLowerCase());
      if (!found) throw unknownStaff(username);
      await apply(transaction, found.id);
      await transaction.delete(StaffSessionRow, { staffId: found.id });
    });
  }
}

const unknownStaff = (username: string): StaffCommandError =>
  new StaffCommandError(`There is no staff member called ${username}.`);

/** Returns the rate limit keys that count the account's failed sign-ins. */
export const countsOf = (username: string, id: string): string[] => [
  keyOf('wait', staffNameKey(username)),
  keyOf(STAFF_FAILURES.name, staffNameKey(username)),
  keyOf(TOTP_CODES_PER_ACCOUNT.name, staffIdKey(id)),
  keyOf(RECOVERY_CODES_PER_ACCOUNT.name, staffIdKey(id)),
];

/** Records a security event without a network address: the operator runs the command on the server itself. */
const record = (
  transaction: EntityManager,
  kind: StaffCommandEvent,
  staffId: string,
  detail?: string,
): Promise<unknown> =>
  transaction.insert(SecurityEventRow, { kind, staffId, detail: detail ?? null, device: 'command line' });
