import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LONGEST_GRANT_DAYS, type AdminUser, type PlanGrant } from '@shortlist/shared/contract/console/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { changesBetween, SecurityEvents } from '../security-events/security-events.service.js';
import { PlanGrant as PlanGrantRow } from './plan-grant.entity.js';
import type { UserAct } from './user-acts.service.js';
import { UserDetailService, userNotFound } from './user-detail.service.js';
import { findRunningGrant, lockAccountForGrant, putGrant } from './users-console.queries.js';

const DAY = 24 * 60 * 60 * 1_000;

interface Grant {
  plan: string | null;
  until: string | null;
}

const NONE: Grant = { plan: null, until: null };

/** Plans granted by staff are recorded neither at the payment provider nor in the ledger. */
@Injectable()
export class PlanGrantsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly detail: UserDetailService,
    private readonly events: SecurityEvents,
  ) {}

  /** Replaces an earlier grant. */
  async grant(id: string, { plan, until }: Omit<PlanGrant, 'reason'>, by: UserAct): Promise<AdminUser> {
    // A grant ends at the start of the day after its last included day.
    const endsAt = new Date(Date.parse(until) + DAY);
    const days = (endsAt.getTime() - Date.now()) / DAY;
    if (days <= 0) throw ApiError.invalid([{ path: 'until', message: 'Choose today or a later date.' }]);
    if (days > LONGEST_GRANT_DAYS + 1)
      throw ApiError.invalid([{ path: 'until', message: 'Choose a date within the next two years.' }]);
    await this.database.transaction(async (transaction) => {
      const before = await lockedGrant(transaction, id);
      await putGrant(transaction, { userId: id, plan, endsAt, staffId: by.staffId });
      const changes = changesBetween<Grant>(before, { plan, until });
      const detail = `${PLAN_NAMES[plan]} until ${until}`;
      await this.events.record(transaction, { ...by, kind: 'plan_granted', userId: id, detail, changes });
    });
    return this.detail.read(id);
  }

  async end(id: string, by: UserAct): Promise<AdminUser> {
    await this.database.transaction(async (transaction) => {
      const before = await lockedGrant(transaction, id);
      if (before.plan === null) throw ApiError.conflict('no_plan_grant', 'This account has no granted plan.');
      await transaction.delete(PlanGrantRow, { userId: id });
      const changes = changesBetween(before, NONE);
      await this.events.record(transaction, { ...by, kind: 'plan_grant_ended', userId: id, changes });
    });
    return this.detail.read(id);
  }
}

async function lockedGrant(transaction: EntityManager, id: string): Promise<Grant> {
  if (!(await lockAccountForGrant(transaction, id))) throw userNotFound();
  return (await findRunningGrant(transaction, id)) ?? NONE;
}
