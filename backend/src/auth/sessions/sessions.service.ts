import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionView } from '@shortlist/shared/contract/account/auth';
import type { AccountEvent } from '@shortlist/shared/contract/common/security-events';
import { IsNull, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { accountSuspended } from './account-suspended.js';
import {
  deleteSession,
  findSession,
  insertSession,
  recordActiveDay,
  touchSession,
  type SessionJoin,
} from './sessions.queries.js';
import { SessionTokens } from './session-tokens.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { deviceOf } from '../requests/device.js';
import { Session } from './session.entity.js';
import { User } from '../../users/user.entity.js';

export const SESSION_DAYS = 30;
/** Maximum days from sign-in to the end of a session, including renewals. */
export const SESSION_LIMIT_DAYS = 90;
/** A session is renewed once fewer days than this remain, which limits renewals to one a day. */
const RENEWAL_DAYS = SESSION_DAYS - 1;
/** Minimum minutes between two updates of a session's last use. */
const SEEN_MINUTES = 5;
/** Minutes for which a sign-in or identity confirmation counts as recent. */
const RECENT_MINUTES = 10;
const USER_AGENT_LENGTH = 400;

export interface SessionUser {
  id: string;
  sessionId: string;
}

export interface SignIn {
  userId: string;
  caller: RequestOrigin;
  /** The event to record; omitted if another event, such as a sign-up, already records the sign-in. */
  event?: AccountEvent;
  /**
   * The hash of the verified password. If set, the sign-in fails when the password has changed since its verification.
   */
  passwordHash?: string;
}

export interface FoundSession {
  user: SessionUser;
  /** Whether the cookie must be replaced by one that contains `token`. */
  renewed: boolean;
  token: string;
  /** Whether the user signed in or confirmed their identity within the last ten minutes. */
  recent: boolean;
  /** The session's row with the columns of the route's join; undefined without a join. */
  joined: object | undefined;
}

/** Manages user sessions. A token refers to a database row; deleting the row makes the token invalid. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly tokens: SessionTokens,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the token for the cookie. Returns undefined if the account is closed or suspended, or its password hash is
   * no longer `passwordHash`.
   */
  async open({ userId, caller, event, passwordHash }: SignIn, userAgent: string): Promise<string | undefined> {
    const id = randomUUID();
    const isOpen = await this.sessions.manager.transaction(async (transaction) => {
      const isInserted = await insertSession(transaction, {
        id,
        userId,
        userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
        days: SESSION_DAYS,
        passwordHash: passwordHash ?? null,
      });
      if (isInserted) await recordActiveDay(transaction, userId);
      if (isInserted && event) await this.events.record(transaction, { kind: event, userId, caller });
      return isInserted;
    });
    return isOpen ? this.tokens.sign(id) : undefined;
  }

  async rejectionOf(userId: string): Promise<ApiError> {
    const isSuspended = await this.sessions.manager.existsBy(User, {
      id: userId,
      suspendedAt: Not(IsNull()),
      closedAt: IsNull(),
    });
    return isSuspended ? accountSuspended(this.settings.now) : ApiError.unauthorized();
  }

  /** With `join`, also reads the row that the route needs. */
  async find(token: string | undefined, join?: SessionJoin): Promise<FoundSession | undefined> {
    const named = token === undefined ? undefined : this.tokens.read(token);
    if (!named) return undefined;
    const { sessionId } = named;
    const periods = {
      id: sessionId,
      renewalDays: RENEWAL_DAYS,
      seenMinutes: SEEN_MINUTES,
      recentMinutes: RECENT_MINUTES,
      limitDays: SESSION_LIMIT_DAYS,
    };
    const state = await findSession(this.sessions.manager.dataSource, periods, join);
    if (!state) return undefined;
    const user = { id: state.userId, sessionId };
    if (state.aging || state.unseen) await this.touch(user, state.aging);
    return {
      user,
      renewed: state.aging || named.reissued,
      recent: state.recent,
      token: named.token,
      joined: join && state,
    };
  }

  async list({ id: userId, sessionId }: SessionUser): Promise<SessionView[]> {
    const rows = await this.sessions.find({
      where: { userId, expiresAt: MoreThan(new Date()), createdAt: MoreThan(oldestSignIn()) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
    return rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      device: deviceOf(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }));
  }

  async close(token: string | undefined): Promise<void> {
    const named = token === undefined ? undefined : this.tokens.read(token);
    if (named) await this.sessions.delete({ id: named.sessionId });
  }

  end(userId: string, sessionId: string, caller: RequestOrigin): Promise<boolean> {
    return this.sessions.manager.transaction(async (transaction) => {
      const userAgent = await deleteSession(transaction, { id: sessionId, userId });
      if (userAgent === undefined) return false;
      const detail = deviceOf(userAgent);
      await this.events.record(transaction, { kind: 'device_signed_out', userId, detail, caller });
      return true;
    });
  }

  async endOthers(user: SessionUser, caller: RequestOrigin): Promise<void> {
    await this.sessions.manager.transaction(async (transaction) => {
      await this.deleteOthers(transaction, user);
      await this.events.record(transaction, { kind: 'other_devices_signed_out', userId: user.id, caller });
    });
  }

  /**
   * Deletes all sessions of the account except the current one. Records no event, because callers record the change of
   * credentials.
   */
  async deleteOthers(transaction: EntityManager, { id, sessionId }: SessionUser): Promise<void> {
    await transaction.delete(Session, { userId: id, id: Not(sessionId) });
  }

  /** Records an identity confirmation, after which routes with `@RecentSignIn()` accept the session for ten minutes. */
  async confirmIdentity({ id: userId, sessionId }: SessionUser, caller: RequestOrigin): Promise<void> {
    await this.sessions.manager.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        Session,
        { id: sessionId, userId },
        { authenticatedAt: () => 'now()' },
      );
      if (!affected) throw ApiError.unauthorized();
      await this.events.record(transaction, { kind: 'identity_confirmed', userId, caller });
    });
  }

  /**
   * Records the use of the session and of the account in two statements, because holding both locks could deadlock with
   * a concurrent deletion of the account.
   */
  private async touch({ id: userId, sessionId }: SessionUser, renew: boolean): Promise<void> {
    await touchSession(this.sessions, { id: sessionId, renew, days: SESSION_DAYS, limitDays: SESSION_LIMIT_DAYS });
    await recordActiveDay(this.sessions, userId);
  }
}

const oldestSignIn = (): Date => new Date(Date.now() - SESSION_LIMIT_DAYS * 24 * 60 * 60 * 1_000);
