import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffRenewal, StaffRole, StaffToken, StaffView } from '@shortlist/shared/contract/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { sessionSecret } from '../auth/session-secret.js';
import { ApiError } from '../core/api-error.js';
import { Env } from '../core/env.js';
import type { StaffSession } from './staff-session.js';
import { digestOf } from './token-digest.js';

/** Tokens are in a browser's storage, so they expire soon after the last use, and after a working day at most. */
export const TOKEN_MINUTES = 30;
export const SESSION_HOURS = 12;
/** Seconds for which a replaced token still works, for requests in flight and other tabs. */
const GRACE_SECONDS = 60;
/** Minutes between updates of the last use. */
const SEEN_MINUTES = 1;

/** Columns of `staff_sessions t`. */
const LIFETIME = `
  greatest(0, extract(epoch FROM least(t.expires_at, t.ends_at) - now()))::int AS "expiresIn",
  greatest(0, extract(epoch FROM t.ends_at - now()))::int AS "endsIn"`;

type Lifetime = Pick<StaffRenewal, 'expiresIn' | 'endsIn'>;

/** The tokens of the staff console. Each session is one row, whose token changes with each renewal. */
@Injectable()
export class StaffTokens {
  private key: Buffer | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Call in the transaction that locks the account. */
  async issue(
    transaction: EntityManager,
    staff: StaffView,
    { secondFactor }: { secondFactor: boolean },
  ): Promise<StaffToken> {
    const token = randomBytes(32).toString('base64url');
    const [row] = await transaction.query<(Lifetime & { expiresAt: Date })[]>(
      `INSERT INTO staff_sessions AS t (digest, staff_id, second_factor, expires_at, ends_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4), now() + make_interval(hours => $5))
       RETURNING expires_at AS "expiresAt", ${LIFETIME}`,
      [digestOf(token), staff.id, secondFactor, TOKEN_MINUTES, SESSION_HOURS],
    );
    const { expiresAt, ...lifetime } = row!;
    return {
      token,
      message: 'Signed in.',
      expiresAt: expiresAt.toISOString(),
      ...lifetime,
      staff: { id: staff.id, username: staff.username, role: staff.role },
      mustEnroll: this.needsSecondFactor(staff.role) && !secondFactor,
    };
  }

  /** Returns the session of a valid token of an active account. */
  find(token: string): Promise<StaffSession | undefined> {
    return this.findWhere(
      't.digest = $1 OR t.previous_digest = $1 AND t.previous_until > now()',
      digestOf(token),
      true,
    );
  }

  /**
   * Returns the session of a token by its digest; the token may have been renewed since. @param isUse whether the call
   * counts as activity of its owner
   */
  findByDigest(digest: string, isUse: boolean): Promise<StaffSession | undefined> {
    return this.findWhere('$1 IN (t.digest, t.previous_digest)', digest, isUse);
  }

  private async findWhere(names: string, digest: string, isUse: boolean): Promise<StaffSession | undefined> {
    const rows: (Omit<StaffSession, 'needsSecondFactor'> & { unseen: boolean })[] = await this.database.query(
      `SELECT s.id, s.username, s.role, t.digest, t.second_factor AS "secondFactor", ${LIFETIME},
              t.last_seen_at < now() - make_interval(mins => $2) AS unseen
       FROM staff_sessions t JOIN staff s ON s.id = t.staff_id
       WHERE (${names}) AND t.expires_at > now() AND t.ends_at > now() AND s.active`,
      [digest, SEEN_MINUTES],
    );
    if (!rows[0]) return undefined;
    const { unseen, ...session } = rows[0];
    if (unseen && isUse)
      await this.database.query('UPDATE staff_sessions SET last_seen_at = now() WHERE digest = $1', [session.digest]);
    return { ...session, needsSecondFactor: this.needsSecondFactor(session.role) };
  }

  /**
   * Replaces the token. The next token is derived from the old one and a key of the server, so that two tabs which
   * renew at the same moment, or one whose response was lost, get the same.
   */
  async renew(token: string): Promise<StaffRenewal> {
    const next = this.successorOf(token);
    const digests = [digestOf(token), digestOf(next)];
    const [renewed] = await this.database.query<[Lifetime[], number]>(
      `UPDATE staff_sessions t SET digest = $2, previous_digest = $1,
         previous_until = now() + make_interval(secs => $3),
         expires_at = least(now() + make_interval(mins => $4), ends_at), last_seen_at = now()
       WHERE digest = $1 AND expires_at > now() AND ends_at > now() RETURNING ${LIFETIME}`,
      [...digests, GRACE_SECONDS, TOKEN_MINUTES],
    );
    const lifetime = renewed[0] ?? (await this.renewedBefore(digests));
    if (!lifetime) throw ApiError.unauthorized();
    return { token: next, ...lifetime };
  }

  private async renewedBefore(digests: string[]): Promise<Lifetime | undefined> {
    const rows: Lifetime[] = await this.database.query(
      `SELECT ${LIFETIME} FROM staff_sessions t
       WHERE previous_digest = $1 AND digest = $2 AND previous_until > now() AND expires_at > now() AND ends_at > now()`,
      digests,
    );
    return rows[0];
  }

  async end({ digest }: StaffSession): Promise<void> {
    // The token may have been renewed since the request was authenticated.
    await this.database.query('DELETE FROM staff_sessions WHERE $1 IN (digest, previous_digest)', [digest]);
  }

  /** In development, a password is enough. */
  private needsSecondFactor(role: StaffRole): boolean {
    return this.env.production && role === 'admin';
  }

  private successorOf(token: string): string {
    this.key ??= Buffer.from(hkdfSync('sha256', sessionSecret(this.env), '', 'renewal of staff tokens', 32));
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }
}
