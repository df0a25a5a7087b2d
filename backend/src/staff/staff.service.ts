import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffCode, StaffLogin, StaffRole, StaffToken, StaffView } from '@shortlist/shared/contract/staff';
import { DataSource } from 'typeorm';
import type { Asking } from '../auth/asking.js';
import { LimitsService } from '../auth/limits.service.js';
import { STAFF_FAILURES } from '../auth/limits.js';
import { passwordMatches } from '../auth/passwords.js';
import { SignInAttemptsService } from '../auth/sign-in-attempts.service.js';
import { ApiError } from '../core/api-error.js';
import { Env } from '../core/env.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { StaffSecurityService } from './staff-security.service.js';
import { staffAccount, type StaffSession } from './staff-session.js';
import { StaffTotp } from './staff-totp.js';

/** A working day: the token lies in a browser's storage. */
const HOURS = 12;
/** Minutes without a call after which it ends earlier, and those after which a call is noted anew. */
const IDLE_MINUTES = 60;
const SEEN_MINUTES = 1;

type WithHash = StaffView & { hash: string };

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The people who run the product. Their accounts have nothing to do with those of job seekers. */
@Injectable()
export class StaffService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
    private readonly attempts: SignInAttemptsService,
    private readonly limits: LimitsService,
    private readonly totp: StaffTotp,
    private readonly security: StaffSecurityService,
    private readonly events: SecurityEvents,
  ) {}

  async logIn({ username, password, code, recoveryCode }: StaffLogin, caller: Asking): Promise<StaffToken> {
    const account = staffAccount(username);
    const onBlocked = async () => {
      const known = await this.withHash(username);
      await this.events.note({ kind: 'staff_sign_in_blocked', staffId: known?.id, caller });
    };
    await this.attempts.count(caller.address, account, onBlocked, STAFF_FAILURES);
    const staff = await this.withHash(username);
    const matches = await passwordMatches(staff?.hash, password);
    if (!staff || !matches) {
      await this.countFailure(account);
      await this.events.note({ kind: 'staff_sign_in_failed', staffId: staff?.id, caller });
      throw new ApiError(401, 'invalid_credentials', 'Invalid credentials');
    }
    const secondFactor = await this.totp.isEnabled(staff.id);
    if (secondFactor) await this.secondStep(staff.id, { code, recoveryCode }, account, caller);
    await this.attempts.succeeded(caller.address, account);
    await this.limits.forget(STAFF_FAILURES, account);
    return this.issue(staff, secondFactor, caller);
  }

  private async secondStep(staffId: string, given: StaffCode, account: string, caller: Asking): Promise<void> {
    if (given.code === undefined && given.recoveryCode === undefined)
      throw new ApiError(401, 'second_factor_required', 'Enter the code from your authenticator app.');
    try {
      await this.security.verify(staffId, given, caller);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong_code') await this.countFailure(account);
      throw error;
    }
  }

  /** `attempts` slows guessing down; this one ends it for the day. */
  private async countFailure(account: string): Promise<void> {
    await this.limits.allows(STAFF_FAILURES, account);
  }

  /** Whose token it is, while it works and the account does. */
  find(token: string): Promise<StaffSession | undefined> {
    return this.findByDigest(digestOf(token), true);
  }

  /** @param isUse whether the call counts as use, which puts off the end of an idle session */
  async findByDigest(digest: string, isUse: boolean): Promise<StaffSession | undefined> {
    const rows: (StaffView & { secondFactor: boolean; unseen: boolean })[] = await this.database.query(
      `SELECT s.id, s.username, s.role, t.second_factor AS "secondFactor",
              t.last_seen_at < now() - make_interval(mins => $3) AS unseen
       FROM staff_sessions t JOIN staff s ON s.id = t.staff_id
       WHERE t.digest = $1 AND t.expires_at > now() AND t.last_seen_at > now() - make_interval(mins => $2) AND s.active`,
      [digest, IDLE_MINUTES, SEEN_MINUTES],
    );
    if (!rows[0]) return undefined;
    const { unseen, ...staff } = rows[0];
    if (unseen && isUse)
      await this.database.query('UPDATE staff_sessions SET last_seen_at = now() WHERE digest = $1', [digest]);
    return { ...staff, digest, needsSecondFactor: this.needsSecondFactor(staff.role) };
  }

  async logOut(token: string): Promise<void> {
    await this.database.query('DELETE FROM staff_sessions WHERE digest = $1', [digestOf(token)]);
  }

  private async withHash(username: string): Promise<WithHash | undefined> {
    const rows: WithHash[] = await this.database.query(
      'SELECT id, username, role, password_hash AS hash FROM staff WHERE lower(username) = lower($1) AND active',
      [username],
    );
    return rows[0];
  }

  /** On one's own machine a password is enough. */
  private needsSecondFactor(role: StaffRole): boolean {
    return this.env.production && role === 'admin';
  }

  /** Only while the password is still the one that was checked. */
  private async issue(
    { id, username, role, hash }: WithHash,
    secondFactor: boolean,
    caller: Asking,
  ): Promise<StaffToken> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = await this.database.transaction(async (transaction) => {
      const rows: { expiresAt: Date }[] = await transaction.query(
        `INSERT INTO staff_sessions (digest, staff_id, second_factor, expires_at)
         SELECT $1, id, $3, now() + make_interval(hours => $4) FROM staff
         WHERE id = $2 AND active AND password_hash = $5 FOR SHARE
         RETURNING expires_at AS "expiresAt"`,
        [digestOf(token), id, secondFactor, HOURS, hash],
      );
      if (!rows[0]) throw ApiError.unauthorized();
      await this.events.record(transaction, { kind: 'staff_signed_in', staffId: id, caller });
      return rows[0].expiresAt;
    });
    return {
      token,
      message: 'Signed in.',
      expiresAt: expiresAt.toISOString(),
      staff: { id, username, role },
      mustEnroll: this.needsSecondFactor(role) && !secondFactor,
    };
  }
}
