import { randomBytes } from 'node:crypto';
import { staffEmail, type StaffRole } from '@shortlist/shared/contract/staff';
import type { DataSource, EntityManager } from 'typeorm';
import { RECOVERY_CODES_OF_ACCOUNT, STAFF_FAILURES, TOTP_CODES_OF_ACCOUNT } from '../auth/limits.js';
import { keyOf } from '../auth/limits.service.js';
import { hashPassword } from '../auth/passwords.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { staffAccount, staffLimitKey } from './staff-session.js';

export interface StaffAccount {
  username: string;
  role: StaffRole;
  active: boolean;
  /** True until a password is set. */
  invited: boolean;
  email: string | null;
  twoStep: boolean;
  lastSignIn: Date | null;
}

type StaffCommandEvent = 'staff_added' | 'staff_email_changed' | 'staff_reset' | 'staff_disabled' | 'staff_enabled';

/** An error for the operator, printed without a stack. */
export class StaffCommandError extends Error {}

/** 96 bits, as for the first account. */
const makePassword = (): string => randomBytes(12).toString('base64url');

/** Manages staff accounts from the command line. */
export class StaffAccounts {
  constructor(private readonly database: DataSource) {}

  list(): Promise<StaffAccount[]> {
    return this.database.query(
      `SELECT s.username, s.role, s.active, s.password_hash IS NULL AS invited, s.email, t.confirmed_at IS NOT NULL AS "twoStep",
              (SELECT max(created_at) FROM security_events WHERE staff_id = s.id AND kind = 'staff_signed_in')
                AS "lastSignIn"
       FROM staff s LEFT JOIN staff_totp_secrets t ON t.staff_id = s.id
       ORDER BY s.active DESC, lower(s.username)`,
    );
  }

  /** @returns the password, of which only a hash is stored */
  async add(username: string, role: StaffRole): Promise<string> {
    if (!/^[\w.@-]{2,100}$/.test(username))
      throw new StaffCommandError('A username has 2 to 100 letters, digits or any of . _ @ -');
    const password = makePassword();
    const hash = await hashPassword(password);
    try {
      await this.database.transaction(async (transaction) => {
        const rows: { id: string }[] = await transaction.query(
          'INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, $3) RETURNING id',
          [username, hash, role],
        );
        await record(transaction, 'staff_added', rows[0]!.id, role);
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
      await transaction.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [id, hash]);
      await transaction.query('DELETE FROM staff_invitations WHERE staff_id = $1', [id]);
      await transaction.query('DELETE FROM staff_totp_secrets WHERE staff_id = $1', [id]);
      await transaction.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [id]);
      // Clears the failed sign-ins, so that the owner need not wait.
      await transaction.query('DELETE FROM sign_in_attempts WHERE key = ANY ($1)', [countsOf(username, id)]);
      await record(transaction, 'staff_reset', id);
    });
    return password;
  }

  /** Also ends all sessions. The last active admin cannot be disabled. */
  async disable(username: string): Promise<void> {
    await this.change(username, async (transaction, id) => {
      const others: unknown[] = await transaction.query(
        `SELECT 1 FROM staff WHERE id <> $1 AND role = 'admin' AND active AND password_hash IS NOT NULL LIMIT 1`,
        [id],
      );
      const [, changed] = await transaction.query<[unknown[], number]>(
        `UPDATE staff SET active = false WHERE id = $1 AND active AND (role <> 'admin' OR $2)`,
        [id, others.length > 0],
      );
      await transaction.query('DELETE FROM staff_invitations WHERE staff_id = $1', [id]);
      if (changed > 0) return record(transaction, 'staff_disabled', id);
      const rows: unknown[] = await transaction.query('SELECT 1 FROM staff WHERE id = $1 AND active', [id]);
      if (rows.length > 0)
        throw new StaffCommandError(`${username} is the last active admin. Add or enable another one first.`);
    });
  }

  /** Sets the address for request notices; null removes it. Sessions stay. */
  async setEmail(username: string, email: string | null): Promise<void> {
    const address = staffEmail.safeParse({ email });
    if (!address.success) throw new StaffCommandError(`${email} is not an email address.`);
    await this.database.transaction(async (transaction) => {
      const [rows] = await transaction.query<[{ id: string }[], number]>(
        'UPDATE staff SET email = $2 WHERE lower(username) = lower($1) RETURNING id',
        [username, address.data.email],
      );
      if (!rows[0]) throw unknownStaff(username);
      await record(transaction, 'staff_email_changed', rows[0].id);
    });
  }

  /** For a user who has lost all factors; the operator has verified their identity. */
  async removeUserSecondFactor(email: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: { id: string }[] = await transaction.query(
        'SELECT id FROM users WHERE email = lower($1) FOR UPDATE',
        [email.trim()],
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new StaffCommandError(`There is no user with the address ${email}.`);
      const [removed] = await transaction.query<[unknown[], number]>(
        'DELETE FROM totp_secrets WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING 1',
        [id],
      );
      if (removed.length === 0) throw new StaffCommandError(`${email} has no two-step verification.`);
      await transaction.query('DELETE FROM recovery_codes WHERE user_id = $1', [id]);
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [id]);
      await transaction.query(
        `INSERT INTO security_events (kind, user_id, detail) VALUES ('two_step_turned_off', $1, 'by support')`,
        [id],
      );
    });
  }

  async enable(username: string): Promise<void> {
    await this.change(username, async (transaction, id) => {
      const [, changed] = await transaction.query<[unknown[], number]>(
        'UPDATE staff SET active = true WHERE id = $1 AND NOT active',
        [id],
      );
      if (changed > 0) await record(transaction, 'staff_enabled', id);
    });
  }

  private async change(
    username: string,
    apply: (transaction: EntityManager, id: string) => Promise<unknown>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      // Locks all accounts: two concurrent commands must not disable the last two admins.
      const rows: { id: string; username: string }[] = await transaction.query(
        'SELECT id, username FROM staff ORDER BY id FOR UPDATE',
      );
      const found = rows.find((row) => row.username.toLowerCase() === username.toLowerCase());
      if (!found) throw unknownStaff(username);
      await apply(transaction, found.id);
      await transaction.query('DELETE FROM staff_sessions WHERE staff_id = $1', [found.id]);
    });
  }
}

const unknownStaff = (username: string): StaffCommandError =>
  new StaffCommandError(`There is no staff member called ${username}.`);

/** Keys of the failed sign-ins counted against the account. */
export const countsOf = (username: string, id: string): string[] => [
  keyOf('wait', staffAccount(username)),
  keyOf(STAFF_FAILURES.name, staffAccount(username)),
  keyOf(TOTP_CODES_OF_ACCOUNT.name, staffLimitKey(id)),
  keyOf(RECOVERY_CODES_OF_ACCOUNT.name, staffLimitKey(id)),
];

/** Has no network address: the operator acts on this machine. */
const record = (
  transaction: EntityManager,
  kind: StaffCommandEvent,
  staffId: string,
  detail?: string,
): Promise<unknown> =>
  transaction.query(
    `INSERT INTO security_events (kind, staff_id, detail, device) VALUES ($1, $2, $3, 'command line')`,
    [kind, staffId, detail ?? null],
  );
