import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffRenewal, StaffRole, StaffToken, StaffView } from '@shortlist/shared/contract/console/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { sessionSecret } from '../../core/env/session-secret.js';
import { ApiError } from '../../core/errors/api-error.js';
import { Env } from '../../core/env/env.js';
import { StaffSessionRow } from '../tables/staff-session.entity.js';
import type { StaffSession } from './staff-session.js';
import {
  deleteSession,
  findRenewedSession,
  findSession,
  insertSession,
  renewSession,
} from '../tables/staff.queries.js';
import { digestOf } from './token-digest.js';

/** Minutes after the last renewal until a token expires. The time is short, because browsers store the token. */
export const TOKEN_MINUTES = 30;
export const SESSION_HOURS = 12;
/** Seconds for which a replaced token still works, because other tabs and requests in progress may still use it. */
const GRACE_SECONDS = 60;
/** Minimum number of minutes between two updates of a session's last-used time. */
const SEEN_MINUTES = 1;

/** Manages staff sessions. A session is one row, whose token changes with each renewal. */
@Injectable()
export class StaffTokens {
  private key: Buffer | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Issues the token of a new session. Call in the transaction that locks the account. */
  async issue(
    transaction: EntityManager,
    staff: StaffView,
    { secondFactor }: { secondFactor: boolean },
  ): Promise<StaffToken> {
    const token = randomBytes(32).toString('base64url');
    const { expiresAt, ...lifetime } = await insertSession(transaction, {
      digest: digestOf(token),
      staffId: staff.id,
      secondFactor,
      minutes: TOKEN_MINUTES,
      hours: SESSION_HOURS,
    });
    return {
      token,
      message: 'Signed in.',
      expiresAt: expiresAt.toISOString(),
      ...lifetime,
      staff: { id: staff.id, username: staff.username, role: staff.role },
      mustEnroll: this.needsSecondFactor(staff.role) && !secondFactor,
    };
  }

  find(token: string): Promise<StaffSession | undefined> {
    return this.findWhere('present', digestOf(token), true);
  }

  /**
   * Finds a session by the digest of its current or previous token.
   * @param isUse whether the call counts as activity of the session
   */
  findByDigest(digest: string, isUse: boolean): Promise<StaffSession | undefined> {
    return this.findWhere('any', digest, isUse);
  }

  private async findWhere(by: 'present' | 'any', digest: string, isUse: boolean): Promise<StaffSession | undefined> {
    const found = await findSession(this.database, { digest, by, seenMinutes: SEEN_MINUTES });
    if (!found) return undefined;
    const { unseen, ...session } = found;
    if (unseen && isUse)
      await this.database.getRepository(StaffSessionRow).update(session.digest, { lastSeenAt: () => 'now()' });
    return { ...session, needsSecondFactor: this.needsSecondFactor(session.role) };
  }

  /**
   * Replaces the token. The next token is derived from the current token and a server key, so that concurrent renewals
   * from two tabs, or a retry after a lost response, return the same token.
   */
  async renew(token: string): Promise<StaffRenewal> {
    const next = this.successorOf(token);
    const digests = { digest: digestOf(token), next: digestOf(next) };
    const lifetime =
      (await renewSession(this.database, { ...digests, graceSeconds: GRACE_SECONDS, minutes: TOKEN_MINUTES })) ??
      (await findRenewedSession(this.database, digests));
    if (!lifetime) throw ApiError.unauthorized();
    return { token: next, ...lifetime };
  }

  async end({ digest }: StaffSession): Promise<void> {
    await deleteSession(this.database, digest);
  }

  private needsSecondFactor(role: StaffRole): boolean {
    return this.env.production && role === 'admin';
  }

  private successorOf(token: string): string {
    this.key ??= Buffer.from(hkdfSync('sha256', sessionSecret(this.env), '', 'renewal of staff tokens', 32));
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }
}
