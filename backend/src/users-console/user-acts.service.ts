import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import type { RequestOrigin } from '../auth/requests/request-origin.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import { LINK_REQUESTS_PER_ACCOUNT } from '../rate-limits/limits.js';
import { Session } from '../auth/sessions/session.entity.js';
import { SubscriptionsService } from '../payments/subscriptions/subscriptions.service.js';
import { ApiError } from '../core/errors/api-error.js';
import type { Database } from '../core/sql/sql.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { UserDetailService, userNotFound } from './user-detail.service.js';
import { findAccount, liftSuspension, suspendAccount, type Account } from './users-console.queries.js';

export interface UserAct {
  staffId: string;
  caller: RequestOrigin;
  reason: string;
}

/** Performs staff actions on user accounts. Each action returns the updated account. */
@Injectable()
export class UserActsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly detail: UserDetailService,
    private readonly deletion: AccountDeletionService,
    private readonly subscriptions: SubscriptionsService,
    private readonly limits: LimitsService,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
  ) {}

  /** Ends all sessions and rejects sign-ins until the suspension is lifted. Plans and resumes remain unchanged. */
  async suspend(id: string, by: UserAct): Promise<AdminUser> {
    await this.database.transaction(async (transaction) => {
      // Concurrent sign-ins wait for this lock and then find the account suspended.
      const { suspendedAt } = await lockedAccount(transaction, id);
      if (suspendedAt) throw ApiError.conflict('account_suspended', 'This account is already suspended.');
      const since = await suspendAccount(transaction, id);
      await transaction.delete(Session, { userId: id });
      const changes = { suspendedAt: [null, since.toISOString()] as [null, string] };
      await this.events.record(transaction, { ...by, kind: 'account_suspended', userId: id, changes });
    });
    return this.detail.read(id);
  }

  async liftSuspension(id: string, by: UserAct): Promise<AdminUser> {
    await this.database.transaction(async (transaction) => {
      const { suspendedAt } = await lockedAccount(transaction, id);
      if (!suspendedAt) throw ApiError.conflict('not_suspended', 'This account is not suspended.');
      await liftSuspension(transaction, id);
      const changes = { suspendedAt: [suspendedAt.toISOString(), null] as [string, null] };
      await this.events.record(transaction, { ...by, kind: 'suspension_lifted', userId: id, changes });
    });
    return this.detail.read(id);
  }

  async signOutEverywhere(id: string, by: UserAct): Promise<AdminUser> {
    await this.database.transaction(async (transaction) => {
      await lockedAccount(transaction, id);
      const { affected } = await transaction.delete(Session, { userId: id });
      const changes = { sessions: [affected ?? 0, 0] as [number, number] };
      await this.events.record(transaction, { ...by, kind: 'signed_out_by_staff', userId: id, changes });
    });
    return this.detail.read(id);
  }

  /**
   * Sends a new verification link.
   * @throws {ApiError} 429 after several links in an hour, 503 if the email cannot be queued
   */
  async resendVerification(id: string, by: UserAct): Promise<AdminUser> {
    const { email, emailVerified } = await accountOf(this.database, id);
    if (emailVerified) throw ApiError.conflict('email_already_verified', 'The email address is already verified.');
    await this.limits.count(LINK_REQUESTS_PER_ACCOUNT, 'verify', id);
    await this.database.transaction(async (transaction) => {
      await this.events.record(transaction, { ...by, kind: 'verification_resent', userId: id });
      await this.mails.put({ kind: 'verify_email', email, site: by.caller.site });
    });
    return this.detail.read(id);
  }

  async scheduleDeletion(id: string, by: UserAct): Promise<AdminUser> {
    await accountOf(this.database, id);
    if (!(await this.deletion.scheduleByStaff(id, by)))
      throw ApiError.conflict('deletion_planned', 'This account is already scheduled for deletion.');
    return this.detail.read(id);
  }

  async cancelDeletion(id: string, by: UserAct): Promise<AdminUser> {
    await accountOf(this.database, id);
    if (!(await this.deletion.cancelByStaff(id, by)))
      throw ApiError.conflict('no_deletion_planned', 'This account is not scheduled for deletion.');
    return this.detail.read(id);
  }

  /** Takes effect at the end of the paid period, like a cancellation by the account's owner. */
  async cancelPlan(id: string, by: UserAct): Promise<AdminUser> {
    const before = (await this.detail.read(id)).billing.subscription;
    await this.subscriptions.cancel(id);
    const user = await this.detail.read(id);
    const after = user.billing.subscription;
    const changes = {
      state: [before?.state ?? null, after?.state ?? 'canceled'] as [unknown, unknown],
      cancelsAtPeriodEnd: [before?.cancelsAtPeriodEnd ?? null, after?.cancelsAtPeriodEnd ?? null] as [unknown, unknown],
    };
    await this.events.note({ ...by, kind: 'plan_canceled_by_staff', userId: id, detail: before?.plan, changes });
    return user;
  }
}

async function accountOf(database: Database, id: string, isLocked = false): Promise<Account> {
  const account = await findAccount(database, { id, isLocked });
  if (!account) throw userNotFound();
  return account;
}

const lockedAccount = (transaction: EntityManager, id: string): Promise<Account> => accountOf(transaction, id, true);
