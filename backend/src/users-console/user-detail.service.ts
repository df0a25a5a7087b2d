import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { DataSource, IsNull } from 'typeorm';
import { AuditLogService } from '../audit-log/audit-log.service.js';
import { deviceOf } from '../auth/requests/device.js';
import { User } from '../users/user.entity.js';
import { BillingService } from '../payments/billing/billing.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import {
  findUserDetail,
  listOpenRequestsOf,
  listPasskeysOf,
  listPromoCodesOf,
  listProvidersOf,
  listResumesOf,
  listSessionsOf,
} from './users-console.queries.js';

const RECENT_EVENTS = 25;

/** Lets staff view the details of an account, but not its resume texts or network addresses. */
@Injectable()
export class UserDetailService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly billing: BillingService,
    private readonly auditLog: AuditLogService,
    private readonly events: SecurityEvents,
  ) {}

  async open(id: string, by: StaffAct): Promise<AdminUser> {
    // Record the access before any data is returned, so that every access is in the log.
    await this.events.note({ ...by, kind: 'user_read', userId: await this.assertExists(id) });
    return this.read(id);
  }

  /** Does not record the access: used for responses to actions that are already recorded. */
  async read(id: string): Promise<AdminUser> {
    const [user, billing, promoCodes, sessions, providers, passkeys, resumes, openRequests, log] = await Promise.all([
      findUserDetail(this.database, id),
      this.billing.view(id),
      listPromoCodesOf(this.database, id),
      listSessionsOf(this.database, id),
      listProvidersOf(this.database, id),
      listPasskeysOf(this.database, id),
      listResumesOf(this.database, id),
      listOpenRequestsOf(this.database, id),
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
    if (!(await this.database.getRepository(User).existsBy({ id, closedAt: IsNull() }))) throw userNotFound();
    return id;
  }
}

export const userNotFound = (): ApiError => ApiError.notFound('user');

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);
