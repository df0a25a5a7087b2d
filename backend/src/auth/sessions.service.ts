import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionView } from '@shortlist/shared/contract/auth';
import { MoreThan, Repository } from 'typeorm';
import { deviceOf } from './device.js';
import { Session } from './session.entity.js';

export const SESSION_DAYS = 30;
/** A session that is used is renewed once a day, and said to be in use every five minutes. */
const RENEWED_DAYS = SESSION_DAYS - 1;
const SEEN_MINUTES = 5;
/** As much of a browser's name as can be worth keeping. */
const USER_AGENT_LENGTH = 400;

/** Who is asking. */
export interface SessionUser {
  id: string;
  sessionId: string;
}

interface Found {
  user: SessionUser;
  /** The cookie has to be renewed too. */
  renewed: boolean;
}

/** The cookie's token names a row; only the row makes it valid. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Returns the token for the cookie. With `passwordHash`, only while that is still the account's: a password that is
   * changed in this very moment opens nothing. The lock makes one wait for the other.
   */
  async open(userId: string, userAgent: string, passwordHash?: string | null): Promise<string | undefined> {
    const id = randomUUID();
    const rows: unknown[] = await this.sessions.query(
      `INSERT INTO sessions (id, user_id, user_agent, expires_at)
       SELECT $1, id, $3, now() + make_interval(days => $4) FROM users
       WHERE id = $2 AND ($5::text IS NULL OR password_hash = $5) FOR SHARE
       RETURNING id`,
      [id, userId, userAgent.slice(0, USER_AGENT_LENGTH), SESSION_DAYS, passwordHash ?? null],
    );
    return rows.length > 0 ? this.jwt.signAsync({ sid: id }) : undefined;
  }

  async find(token: string | undefined): Promise<Found | undefined> {
    const sessionId = token && (await this.sessionIdOf(token));
    if (!sessionId) return undefined;
    // Every request asks this: a plain statement costs half of what the repository does.
    const rows: { user_id: string; aging: boolean; unseen: boolean }[] = await this.sessions.query(
      `SELECT user_id, expires_at < now() + make_interval(days => $2) AS aging,
              last_seen_at < now() - make_interval(mins => $3) AS unseen
       FROM sessions WHERE id = $1 AND expires_at > now()`,
      [sessionId, RENEWED_DAYS, SEEN_MINUTES],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (row.aging || row.unseen) await this.touch(sessionId, row.aging);
    return { user: { id: row.user_id, sessionId }, renewed: row.aging };
  }

  async list({ id: userId, sessionId }: SessionUser): Promise<SessionView[]> {
    const rows = await this.sessions.find({
      where: { userId, expiresAt: MoreThan(new Date()) },
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

  /** Ends the session the token names, if it names one. */
  async close(token: string | undefined): Promise<void> {
    const sessionId = token && (await this.sessionIdOf(token));
    if (sessionId) await this.sessions.delete({ id: sessionId });
  }

  /** False when the person has no such session. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ id: sessionId, userId });
    return Boolean(affected);
  }

  async endOthers({ id: userId, sessionId }: SessionUser): Promise<void> {
    await this.sessions.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [userId, sessionId]);
  }

  private async touch(sessionId: string, renew: boolean): Promise<void> {
    await this.sessions.query(
      `UPDATE sessions SET last_seen_at = now(),
         expires_at = CASE WHEN $2 THEN now() + make_interval(days => $3) ELSE expires_at END
       WHERE id = $1`,
      [sessionId, renew, SESSION_DAYS],
    );
  }

  private async sessionIdOf(token: string): Promise<string | undefined> {
    try {
      const { sid } = await this.jwt.verifyAsync<{ sid: string }>(token);
      return sid;
    } catch {
      // Forged, or signed with another secret: the same as no cookie.
      return undefined;
    }
  }
}
