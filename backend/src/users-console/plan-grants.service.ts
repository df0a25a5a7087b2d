import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LONGEST_GRANT_DAYS, type AdminUser, type PlanGrant } from '@shortlist/shared/contract/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { changesBetween, SecurityEvents } from '../security-events/security-events.service.js';
import type { UserAct } from './user-acts.service.js';
import { UserDetailService, userNotFound } from './user-detail.service.js';

const DAY = 24 * 60 * 60 * 1_000;

interface Grant {
  plan: string | null;
  until: string | null;
}

const NONE: Grant = { plan: null, until: null };

/** Plans granted by staff: our own rows, unknown to the payment provider and the ledger. */
@Injectable()
export class PlanGrantsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly detail: UserDetailService,
    private readonly events: SecurityEvents,
  ) {}

  /** Replaces an earlier grant. */
  async grant(id: string, { plan, until }: Omit<PlanGrant, 'reason'>, by: UserAct): Promise<AdminUser> {
    // The start of the day after the last included one.
    const endsAt = new Date(Date.parse(until) + DAY);
    const days = (endsAt.getTime() - Date.now()) / DAY;
    if (days <= 0) throw ApiError.invalid([{ path: 'until', message: 'Choose today or a later date.' }]);
    if (days > LONGEST_GRANT_DAYS + 1)
      throw ApiError.invalid([{ path: 'until', message: 'Choose a date within the next two years.' }]);
    await this.database.transaction(async (transaction) => {
      const before = await lockedGrant(transaction, id);
      await transaction.query(
        `INSERT INTO plan_grants (user_id, plan, ends_at, staff_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan, ends_at = excluded.ends_at,
           staff_id = excluded.staff_id, created_at = now()`,
        [id, plan, endsAt, by.staffId],
      );
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
      await transaction.query('DELETE FROM plan_grants WHERE user_id = $1', [id]);
      const changes = changesBetween(before, NONE);
      await this.events.record(transaction, { ...by, kind: 'plan_grant_ended', userId: id, changes });
    });
    return this.detail.read(id);
  }
}

/** Locks the account, so that two staff members do not grant at the same moment. */
async function lockedGrant(transaction: EntityManager, id: string): Promise<Grant> {
  const found: unknown[] = await transaction.query(
    'SELECT FROM users WHERE id = $1 AND closed_at IS NULL FOR NO KEY UPDATE',
    [id],
  );
  if (found.length === 0) throw userNotFound();
  const [grant] = await transaction.query<Grant[]>(
    `SELECT plan, ((ends_at - interval '1 day') AT TIME ZONE 'UTC')::date::text AS until
     FROM plan_grants WHERE user_id = $1 AND ends_at > now()`,
    [id],
  );
  return grant ?? NONE;
}
