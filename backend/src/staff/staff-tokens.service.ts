import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffRenewal, StaffRole, StaffToken, StaffView } from '@shortlist/shared/contract/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { sessionSecret } from '../auth/session-secret.js';
import { ApiError } from '../core/api-error.js';
import { Env } from '../core/env.js';
import { StaffSessionRow } from './staff-session.entity.js';
import type { StaffSession } from './staff-session.js';
import { deleteSession, findRenewedSession, findSession, insertSession, renewSession } from './staff.queries.js';
import { digestOf } from './token-digest.js';

/** A token lies in a browser's storage: it ends soon after its owner stops working, and with the working day. */
export const TOKEN_MINUTES = 30;
export const SESSION_HOURS = 12;
/** Seconds in which a renewed token still works, for requests on their way and for other tabs. */
const GRACE_SECONDS = 60;
/** Minutes after which a call is noted anew. */
const SEEN_MINUTES = 1;

/** The tokens of the staff console. Each session is one row, whose token changes when it is renewed. */
@Injectable()
export class StaffTokens {
  private key: Buffer | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** In the transaction that locks the account. */
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

  /** Returns the session of a token while the token works and the account is active. */
  find(token: string): Promise<StaffSession | undefined> {
    return this.findWhere('present', digestOf(token), true);
  }

  /**
   * The session of a token that was digested before; it may have been renewed since.
   *
   * @param isUse whether the call counts as one of its owner's
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
   * Replaces the token. The next token follows from the old one and a key of the server, so that two tabs which renew
   * at the same moment, or one whose response was lost, get the same.
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

  /** On one's own machine a password is enough. */
  private needsSecondFactor(role: StaffRole): boolean {
    return this.env.production && role === 'admin';
  }

  private successorOf(token: string): string {
    this.key ??= Buffer.from(hkdfSync('sha256', sessionSecret(this.env), '', 'renewal of staff tokens', 32));
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }
}
