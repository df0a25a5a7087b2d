import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import {
  firstPlanWith,
  GRACE_DAYS,
  PLAN_MATRIX,
  PLAN_NAMES,
  type Plan,
  type PlanFeature,
} from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';

interface DownloadRequest {
  userId: string;
  resumeId: string;
  format: ExportFormat;
}

const FEATURE_OF: Readonly<Record<ExportFormat, PlanFeature>> = {
  text: 'text',
  json: 'saving',
  pdf: 'downloads',
  docx: 'downloads',
};

/**
 * SQL condition for a running plan: paid, or in the grace period after a failed renewal, which also covers late renewal
 * events. A plan ended by a dispute runs again after the dispute is won, until its paid period ends.
 */
const RUNNING = `(
  state = 'active' AND period_end > CASE WHEN cancels_at_period_end THEN now()
                                         ELSE now() - make_interval(days => ${GRACE_DAYS}) END
  OR state = 'past_due' AND grace_until > now()
  OR state = 'canceled' AND restored_until > now()
)`;
/** Prefers the better plan if a plan was restored after another one had been bought. */
const BEST_FIRST = `ORDER BY plan = 'premium' DESC, state = 'canceled' LIMIT 1`;

/**
 * SQL for the current plan of an account, bought or granted by staff. Selects no row for a free account.
 *
 * @param userId SQL, such as `$1` or a column of an outer query
 */
export const runningPlanOf = (userId: string): string => `
  SELECT plan FROM (
    SELECT plan, state FROM subscriptions WHERE user_id = ${userId} AND ${RUNNING}
    UNION ALL SELECT plan, 'granted' FROM plan_grants WHERE user_id = ${userId} AND ends_at > now()
  ) running ${BEST_FIRST}`;

const RUNNING_PLAN = runningPlanOf('$1');

/** Decides which features an account may use, based on its purchases and grants. */
@Injectable()
export class EntitlementsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Returns whether the user may download the resume. Callers must check its owner first. */
  async mayDownload({ userId, resumeId, format }: DownloadRequest): Promise<boolean> {
    const rows: { plan: PaidPlan | null; is_paid: boolean }[] = await this.database.query(
      `SELECT (${RUNNING_PLAN}) AS plan,
              EXISTS (SELECT FROM orders WHERE user_id = $1 AND resume_id = $2 AND state = 'paid') AS is_paid`,
      [userId, resumeId],
    );
    const { plan, is_paid } = rows[0]!;
    const access = PLAN_MATRIX[plan ?? 'free'][FEATURE_OF[format]];
    return access === 'per resume' ? is_paid : access === 'included';
  }

  /** Requires a plan with the feature. @throws {ApiError} 402 with the name of that plan */
  async require(userId: string | null, feature: PlanFeature): Promise<void> {
    const access = PLAN_MATRIX[userId === null ? 'visitor' : await this.planOf(userId)][feature];
    if (access === 'included') return;
    throw new ApiError(402, 'plan_required', `This is part of the ${PLAN_NAMES[firstPlanWith(feature)]} plan.`);
  }

  async planOf(userId: string): Promise<Plan> {
    const rows: { plan: PaidPlan }[] = await this.database.query(RUNNING_PLAN, [userId]);
    return rows[0]?.plan ?? 'free';
  }

  /** Returns the end of the paid period or of a granted plan. */
  async renewalOf(userId: string): Promise<Date | null> {
    const rows: { paid_until: Date | null }[] = await this.database.query(
      `SELECT CASE state WHEN 'past_due' THEN period_start WHEN 'canceled' THEN restored_until ELSE period_end
              END AS paid_until
       FROM subscriptions WHERE user_id = $1 AND ${RUNNING} ${BEST_FIRST}`,
      [userId],
    );
    if (rows[0]) return rows[0].paid_until;
    const grants: { ends_at: Date }[] = await this.database.query(
      'SELECT ends_at FROM plan_grants WHERE user_id = $1 AND ends_at > now()',
      [userId],
    );
    return grants[0]?.ends_at ?? null;
  }

  /** Returns the ids of resumes whose download was bought separately. */
  async unlockedResumes(userId: string): Promise<string[]> {
    const rows: { resume_id: string }[] = await this.database.query(
      `SELECT resume_id FROM orders WHERE user_id = $1 AND state = 'paid' ORDER BY paid_at DESC`,
      [userId],
    );
    return rows.map((row) => row.resume_id);
  }
}
