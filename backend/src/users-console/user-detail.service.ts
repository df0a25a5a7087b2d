import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { DataSource } from 'typeorm';
import { AuditLogService } from '../audit-log/audit-log.service.js';
import { deviceOf } from '../auth/device.js';
import { SESSION_LIMIT_DAYS } from '../auth/sessions.service.js';
import { BillingService } from '../payments/billing/billing.service.js';
import { ApiError } from '../core/api-error.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { USER_COLUMNS, type UserRow } from './user-columns.js';

const MOST_ROWS = 200;
const RECENT_EVENTS = 25;

/** Dates as texts in the form of the contract, inside of JSON, too. */
const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DETAIL = `
  SELECT ${USER_COLUMNS}, u.email_verified AS "emailVerified", u.pending_email AS "pendingEmail",
         ${ISO('u.suspended_at')} AS "suspendedAt", ${ISO('u.deletion_at')} AS "deletionAt",
         u.password_hash IS NOT NULL AS "hasPassword",
         (SELECT ${ISO('confirmed_at')} FROM totp_secrets WHERE user_id = u.id AND confirmed_at IS NOT NULL)
           AS "twoStepSince",
         (SELECT json_build_object('plan', g.plan, 'endsAt', ${ISO('g.ends_at')}, 'grantedAt', ${ISO('g.created_at')},
                                   'grantedBy', s.username)
          FROM plan_grants g JOIN staff s ON s.id = g.staff_id WHERE g.user_id = u.id AND g.ends_at > now()) AS grant
  FROM users u WHERE u.id = $1 AND u.closed_at IS NULL`;

type DetailRow = UserRow &
  Pick<AdminUser, 'emailVerified' | 'pendingEmail' | 'suspendedAt' | 'deletionAt' | 'grant'> & {
    hasPassword: boolean;
    twoStepSince: string | null;
  };

const PROMO_CODES = `
  SELECT p.code, u.state, ${ISO('u.created_at')} AS at FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id
  WHERE u.user_id = $1 ORDER BY u.created_at DESC LIMIT ${MOST_ROWS}`;

const SESSIONS = `
  SELECT user_agent AS "userAgent", ${ISO('created_at')} AS "createdAt", ${ISO('last_seen_at')} AS "lastSeenAt"
  FROM sessions
  WHERE user_id = $1 AND expires_at > now() AND created_at > now() - make_interval(days => ${SESSION_LIMIT_DAYS})
  ORDER BY last_seen_at DESC, id LIMIT ${MOST_ROWS}`;

const PROVIDERS = `
  SELECT issuer, ${ISO('created_at')} AS "linkedAt" FROM identities WHERE user_id = $1 ORDER BY created_at`;

const PASSKEYS = `
  SELECT name, ${ISO('created_at')} AS "createdAt", ${ISO('last_used_at')} AS "lastUsedAt"
  FROM passkeys WHERE user_id = $1 ORDER BY created_at`;

const RESUMES = `
  SELECT id, title, ${ISO('created_at')} AS "createdAt", ${ISO('updated_at')} AS "updatedAt",
         deleted_at IS NOT NULL AS "isInTrash"
  FROM resumes WHERE owner_id = $1 AND purged_at IS NULL ORDER BY updated_at DESC, id LIMIT ${MOST_ROWS}`;

const OPEN_REQUESTS = `
  SELECT id, kind, state, ${ISO('created_at')} AS "createdAt" FROM service_requests
  WHERE user_id = $1 AND state IN ('open', 'in_progress') ORDER BY created_at, id`;

/** What staff sees of one account: nothing that is written in a resume, and no network addresses. */
@Injectable()
export class UserDetailService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly billing: BillingService,
    private readonly auditLog: AuditLogService,
    private readonly events: SecurityEvents,
  ) {}

  /** Reads an account for a member of staff. The log names them; the owner sees that it happened. */
  async open(id: string, by: StaffAct): Promise<AdminUser> {
    // Before anything is shown: what is read has to be in the log.
    await this.events.note({ ...by, kind: 'user_read', userId: await this.assertExists(id) });
    return this.read(id);
  }

  /** Without an entry in the log: for the answer to an act, which has one of its own. */
  async read(id: string): Promise<AdminUser> {
    const [[user], billing, promoCodes, sessions, providers, passkeys, resumes, openRequests, log] = await Promise.all([
      this.database.query<DetailRow[]>(DETAIL, [id]),
      this.billing.view(id),
      this.database.query<AdminUser['promoCodes']>(PROMO_CODES, [id]),
      this.database.query<{ userAgent: string; createdAt: string; lastSeenAt: string }[]>(SESSIONS, [id]),
      this.database.query<{ issuer: string; linkedAt: string }[]>(PROVIDERS, [id]),
      this.database.query<AdminUser['signInMethods']['passkeys']>(PASSKEYS, [id]),
      this.database.query<AdminUser['resumes']>(RESUMES, [id]),
      this.database.query<AdminUser['openRequests']>(OPEN_REQUESTS, [id]),
      this.auditLog.list({ page: 1, perPage: RECENT_EVENTS, sort: 'at', order: 'desc', q: '', userId: id }),
    ]);
    if (!user) throw userNotFound();
    const { hasPassword, twoStepSince, ...profile } = user;
    return {
      ...profile,
      createdAt: user.createdAt.toISOString(),
      billing,
      promoCodes,
      sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) })),
      signInMethods: {
        password: hasPassword,
        providers: providers.map(({ issuer, linkedAt }) => ({ name: hostOf(issuer), linkedAt })),
        passkeys,
        twoStepSince,
      },
      resumes,
      openRequests,
      events: log.items,
    };
  }

  private async assertExists(id: string): Promise<string> {
    const found: unknown[] = await this.database.query('SELECT FROM users WHERE id = $1 AND closed_at IS NULL', [id]);
    if (found.length === 0) throw userNotFound();
    return id;
  }
}

export const userNotFound = (): ApiError => ApiError.notFound('user');

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);
